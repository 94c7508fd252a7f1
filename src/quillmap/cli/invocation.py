"""How this person calls the command, so that a hint can be typed as it stands."""

import os
import shlex
import shutil
import sys
from pathlib import Path

from quillmap.cli.speech import same_language


def play_command(*words: str) -> str:
    """What to type for a game here; QUILLMAP_COMMAND says so when make or another one began it.

    make takes the options of a game in one variable, also the one that a game here needs.
    """
    words = (*words, *same_language())
    chosen = os.environ.get("QUILLMAP_COMMAND", "").strip()
    if not chosen:
        return command_line("play", "--terminal", *words)
    if not chosen.startswith("make"):
        return " ".join([chosen, *map(shlex.quote, words)])
    more = shlex.join(["--terminal", *words])
    easy = not set(more) & set('"$`\\!')
    return f'{chosen} ARGS="{more}"' if easy else f"{chosen} ARGS={shlex.quote(more)}"


def command_line(*words: str) -> str:
    """What to type for any other command."""
    return f"{_program()} {shlex.join(words)}"


def _program() -> str:
    """The short name if a shell finds it, else what was really run."""
    if shutil.which("quillmap"):
        return "quillmap"
    run = Path(sys.argv[0])
    if run.stem == "quillmap" and run.is_file():
        return shlex.quote(str(run))
    return shlex.join([sys.executable or "python3", "-m", "quillmap"])
