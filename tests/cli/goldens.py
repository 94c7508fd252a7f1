"""Transcripts that are kept and compared: `python -m tests.cli.goldens` writes them anew.

A transcript of a game holds its own script: the lines behind "> ". Read what has changed before
you commit it.
"""

import tempfile
from pathlib import Path

from tests.cli.helpers import DATA, run

FOLDER = DATA / "cli"

GAMES = {
    "terminal_base.txt": ["--seed", "golden", "--name", "Ada"],
    "terminal_heroes.txt": ["--ruleset", "heroes", "--seed", "h3", "--name", "Bo"],
}
REPLAYS = {
    "replay_solo.txt": "solo.record.txt",
    "replay_three.txt": "three.record.txt",
    "replay_unfinished.txt": "unfinished.record.txt",
}


def transcript(name: str, folder: Path) -> str:
    """What the command says now."""
    if name in REPLAYS:
        done = run("replay", FOLDER / REPLAYS[name])
    else:
        lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
        script = "".join(f"{line[2:]}\n" for line in lines if line.startswith("> "))
        # A name without a place, so that the transcript is the same everywhere.
        done = run("play", "--terminal", *GAMES[name], said=script, cwd=folder, kept=Path("kept"))
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    return done.stdout


def main() -> None:
    """Write all of them."""
    for name in (*GAMES, *REPLAYS):
        with tempfile.TemporaryDirectory() as folder:
            text = transcript(name, Path(folder))
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
