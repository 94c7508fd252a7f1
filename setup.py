"""The one part that is compiled, and only where it can be: see src/quillmap/_fast.

All else about the package stands in pyproject.toml. A failing compiler is no failure of the
installation; `quillmap doctor` says afterwards which core runs.
"""

import platform
import sys
from pathlib import Path

from setuptools import Extension, setup

FAST = Path("src/quillmap/_fast")


def core(name: str, *flags: str) -> Extension:
    """The core, built with these flags."""
    own = ["/std:c11"] if sys.platform == "win32" else ["-std=c11", "-O3"]
    return Extension(
        f"quillmap._fast.{name}",
        [path.as_posix() for path in sorted(FAST.glob("*.c")) if path.name != "driver.c"],
        depends=[path.as_posix() for path in sorted(FAST.glob("*.h"))],
        extra_compile_args=[*own, *flags],
        optional=True,
    )


builds = [core("_core")]
# The same once more for processors that count bits by themselves: nearly all, but not the oldest
# that a wheel is for. Which of the two runs is seen when they are loaded.
if sys.platform != "win32" and platform.machine() in ("x86_64", "AMD64"):
    builds.append(core("_core_popcnt", "-mpopcnt", "-DCOUNTS_BITS"))

setup(ext_modules=builds)
