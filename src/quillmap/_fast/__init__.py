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
    try:
        found = cast(Core, import_module("quillmap._fast._core"))
    except ModuleNotFoundError:
        return None, "the extension was not built: there was no C compiler, or it failed"
    except ImportError as error:
        return None, f"the extension cannot be loaded: {error}"
    from quillmap._fast.tables import tables

    found.load(tables())
    return found, "the extension was built"


_CORE, WHY = _found()
CORE: Final = _CORE
