"""Without the extra: the library works, and the environments say what to install."""

import subprocess
import sys

import pytest

CODE = """
import sys
sys.modules[{missing!r}] = None
import quillmap
quillmap.Game
import quillmap.envs
"""


@pytest.mark.parametrize("missing", ["gymnasium", "numpy", "pettingzoo"])
def test_what_is_missing_is_said(missing: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE.format(missing=missing)],
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    said = f"quillmap.envs needs more packages ({missing}): pip install 'quillmap[rl]'"
    assert done.stderr.splitlines()[-1] == f"ModuleNotFoundError: {said}"
