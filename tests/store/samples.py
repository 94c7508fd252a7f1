"""Small games for the tests of the store."""

from typing import Any

from quillmap.store import Addition, IndexEntry, Kept, Store


def opening(game: str, *lines: str, at: int = 1000, **entry: Any) -> Addition:
    """A new game."""
    entry.setdefault("stage", "playing")
    return Addition(game, 0, at, lines or ("opened",), IndexEntry(**entry))


def adding(
    game: str, ply: int, *lines: str, at: int = 2000, entry: IndexEntry | None = None
) -> Addition:
    """More lines for a game that has `ply` of them."""
    return Addition(game, ply, at, lines or (f"line {ply}",), entry)


async def lines_of(store: Store, game: str) -> list[str]:
    """The text of a journal, once it is sure that its plies count from 0."""
    kept = await store.journal(game)
    assert [line.ply for line in kept] == list(range(len(kept)))
    return [line.line for line in kept]


async def everything(store: Store) -> dict[str, tuple[object, list[Kept]]]:
    """All that a dump tells, by game."""
    return {row.game: (row, lines) async for row, lines in store.dump()}
