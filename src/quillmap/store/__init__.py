"""Keeps lines of text: SQLite on one machine, PostgreSQL for several."""

from typing import TYPE_CHECKING, Any

from quillmap.renamed import renamed
from quillmap.store.protocol import (
    Addition,
    BadStore,
    CodeTaken,
    Hinted,
    IndexEntry,
    Kept,
    Lease,
    NewLines,
    NotKept,
    Row,
    Stage,
    Stale,
    Store,
)

__all__ = [
    "Addition",
    "BadStore",
    "CodeTaken",
    "Hinted",
    "IndexEntry",
    "Kept",
    "Lease",
    "NewLines",
    "NotKept",
    "Row",
    "Stage",
    "Stale",
    "Store",
]


if not TYPE_CHECKING:  # whoever checks types is told that the old names are gone

    def __getattr__(name: str) -> Any:
        """Names of earlier versions, which go on working."""
        if name == "Card":
            return renamed(__name__, name, "IndexEntry", IndexEntry)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
