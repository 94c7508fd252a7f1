"""The compiled core by hand: built beside its sources, or as a program of its own for the checkers.

python -m tools.fast build       the extension, where an editable install finds it
python -m tools.fast sanitize    the driver under the sanitizers and under valgrind
"""

import os
import platform
import random
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
FAST = ROOT / "src" / "quillmap" / "_fast"
WARNINGS = ("-std=c11", "-Wall", "-Wextra", "-Wshadow", "-Wconversion", "-Wno-sign-conversion")
SANITIZE = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
POSITIONS = 60
"""How many beginnings of games the driver is given: rulesets, sheets and options of all kinds."""


class Failed(Exception):
    """A command failed; it has said why."""


def run(*command: str | Path) -> None:
    """Run a command, seen; Failed if it fails."""
    words = [str(word) for word in command]
    print("$", *(word.removeprefix(f"{ROOT}/") for word in words), flush=True)
    if subprocess.run(words, cwd=ROOT).returncode != 0:
        raise Failed(f"{Path(words[0]).name} failed, as said above")


def compiler() -> str | None:
    """The C compiler of this system, if there is one."""
    return shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc")


def compile_c(*words: str | Path) -> None:
    """Run the compiler; Failed if there is none."""
    found = compiler()
    if found is None:
        raise Failed("there is no C compiler: install gcc or clang, or name one with CC")
    run(found, *words)


def sources(folder: Path, last: str) -> list[Path]:
    """The core, and one of its two fronts: module*.c for Python, driver.c without it."""
    other = "driver" if last == "module.c" else "module"
    return sorted(path for path in folder.glob("*.c") if not path.name.startswith(other))


def compiled(source: Path, made: Path, *flags: str) -> Path:
    """One file of the extension, to be linked with the others."""
    include = sysconfig.get_paths()["include"]
    compile_c("-std=c11", *flags, "-fPIC", f"-I{include}", "-c", source, "-o", made)
    return made


def linked(objects: Iterable[Path], made: Path) -> Path:
    """The extension from its compiled files."""
    compile_c("-shared", *sorted(objects), "-o", made)
    return made


def builds() -> dict[str, tuple[str, ...]]:
    """The names of the extension and the flags of each, as in setup.py."""
    counting = platform.machine() in ("x86_64", "AMD64")
    return {"_core": (), **({"_core_popcnt": ("-mpopcnt", "-DCOUNTS_BITS")} if counting else {})}


def build(folder: Path = FAST) -> None:
    """The extension in all its builds, beside its sources."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    include = sysconfig.get_paths()["include"]
    front = sources(folder, "module.c")
    for name, own in builds().items():
        fresh, made = folder / f"{name}.new{suffix}", folder / f"{name}{suffix}"
        flags = (*WARNINGS, "-O3", *own)
        compile_c(*flags, "-fPIC", "-shared", f"-I{include}", *front, "-o", fresh)
        # In one step, as a running Python may have the old one open.
        fresh.replace(made)


def sanitize() -> None:
    """Play and compare without Python, watched by those who see what C lets pass."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise Failed("there is no valgrind: install it")
    with TemporaryDirectory() as name:
        folder = Path(name)
        files = (folder / "tables", folder / "states", folder / "weights")
        write_inputs(*files)
        watched, plain = folder / "watched", folder / "plain"
        compile_c(*WARNINGS, *SANITIZE, *sources(FAST, "driver.c"), "-o", watched)
        run(watched, *files, "1", "10")
        compile_c(*WARNINGS, "-O1", "-g", *sources(FAST, "driver.c"), "-o", plain)
        watch = (valgrind, "--quiet", "--error-exitcode=3", "--leak-check=full")
        run(*watch, plain, *files, "2", "2")
        run(plain, *files, "3", "100")


def write_inputs(tables_file: Path, states_file: Path, weights_file: Path) -> None:
    """What the driver reads: the tables, beginnings of games of every kind, and the weights."""
    from quillmap._fast import CORE, WHY, packing
    from quillmap._fast.tables import tables
    from quillmap._fast.weighing import packed_credit
    from quillmap.bots.outlook import CREDIT
    from quillmap.dealer import prepare
    from quillmap.rules import Options, Seat, begin
    from tests.random_play import RULESETS, random_options

    if CORE is None:
        raise Failed(f"positions cannot be packed: {WHY}")
    tables_file.write_bytes(tables())
    weights = packed_credit(CREDIT.reach, CREDIT.shelter, CREDIT.land, CREDIT.cards)
    weights_file.write_bytes(weights)
    packed = []
    for number in range(POSITIONS):
        rng = random.Random(number)
        ruleset = RULESETS[number % len(RULESETS)]
        options = Options.of(ruleset, **random_options(rng, ruleset, others=True))
        setup = prepare(options, rng.randbytes(32), rng.choice([1, 1, 2]))
        packed.append(packing.pack(begin(setup), Seat(0)))
    states_file.write_bytes(b"".join(packed))


def main(words: list[str]) -> int:
    """Do what is asked for."""
    try:
        match words:
            case ["build"]:
                build()
            case ["sanitize"]:
                sanitize()
            case _:
                raise Failed("usage: python -m tools.fast build|sanitize")
    except Failed as failed:
        print(f"fast: {failed}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
