"""The one part that is compiled, and only where it can be: see src/quillmap/_fast.

All else about the package stands in pyproject.toml. A failing compiler is no failure of the
installation; `quillmap doctor` says afterwards which core runs.
"""

import sys
from pathlib import Path

from setuptools import Extension, setup

FAST = Path("src/quillmap/_fast")

setup(
    ext_modules=[
        Extension(
            "quillmap._fast._core",
            [path.as_posix() for path in sorted(FAST.glob("*.c")) if path.name != "driver.c"],
            depends=[path.as_posix() for path in sorted(FAST.glob("*.h"))],
            extra_compile_args=["/std:c11"] if sys.platform == "win32" else ["-std=c11", "-O3"],
            optional=True,
        )
    ]
)
