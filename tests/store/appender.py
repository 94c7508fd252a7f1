"""Programs of their own for tests that must not harm the one that tests: appends until it ends.

python -m tests.store.appender forever FILE    tells each ply once it is kept, until killed
python -m tests.store.appender limited FILE    meets a limit on the size of files, then none
"""

import asyncio
import resource
import sys

from quillmap.store import NotKept, Stale
from quillmap.store.sqlite import SqliteStore
from tests.store.samples import adding, opening

GAMES = ("a", "b", "c", "d")


async def forever(path: str) -> None:
    """Append to several games at once, so that groups are cut off in the middle."""
    store = await SqliteStore.open(path)

    async def play(game: str) -> None:
        ply = (await store.plies([game])).get(game, 0)
        while True:
            line = f"{game} {ply}"
            await store.append(adding(game, ply, line) if ply else opening(game, line))
            print(line, flush=True)
            ply += 1

    await asyncio.gather(*(play(game) for game in GAMES))


async def limited(path: str) -> None:
    """Fill the file until no more fits; then lift the limit and go on."""
    store = await SqliteStore.open(path)
    await store.append(opening("g"))
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, hard))
    ply = 1
    try:
        while True:
            await store.append(adding("g", ply, "x" * 2000))
            ply += 1
    except NotKept as error:
        print(error)
    print((await store.plies(["g"]))["g"] == ply == len(await store.journal("g")))
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    try:
        await store.append(adding("g", ply, "after"))
        await store.ready()
    except (NotKept, Stale) as error:
        print(error)
    print((await store.journal("g"))[-1].line, len(await store.journal("g")) == ply + 1)
    await store.close()


if __name__ == "__main__":
    asyncio.run({"forever": forever, "limited": limited}[sys.argv[1]](sys.argv[2]))
