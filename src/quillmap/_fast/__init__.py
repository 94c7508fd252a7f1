"""The compiled core, where it was built; everything works without it, only more slowly.

`CORE` is the core or None, and `WHY` says in a few words why.
"""

import os
from importlib import import_module
from typing import Final, cast

from quillmap._fast.core import Core

__all__ = ["CORE", "WHY", "Core"]


def _found() -> tuple[Core | None, str]:
    if os.environ.get("QUILLMAP_PURE", "0") not in ("", "0"):
        return None, "QUILLMAP_PURE is set"
    why = "the extension was built"
    try:
        found = _named("_core")
        if found.counts_bits():
            found, why = _counting(found)
    except ModuleNotFoundError:
        return None, "the extension was not built: there was no C compiler, or it failed"
    except ImportError as error:
        return None, f"the extension cannot be loaded: {error}"
    from quillmap._fast.tables import tables

    found.load(tables())
    return found, why


def _named(build: str) -> Core:
    return cast(Core, import_module(f"quillmap._fast.{build}"))


def _counting(plain: Core) -> tuple[Core, str]:
    """The build for a processor that counts bits, with the same answers in less time."""
    try:
        return _named("_core_popcnt"), "the extension was built, and counts bits by the processor"
    except ImportError:
        return plain, "the extension was built"


_CORE, WHY = _found()
CORE: Final = _CORE
