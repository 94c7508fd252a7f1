"""Keeps lines of text: SQLite on one machine, PostgreSQL for several."""

from quillmap.store.protocol import (
    Addition,
    BadStore,
    Card,
    CodeTaken,
    Kept,
    Lease,
    NotKept,
    Row,
    Stage,
    Stale,
    Store,
)

__all__ = [
    "Addition",
    "BadStore",
    "Card",
    "CodeTaken",
    "Kept",
    "Lease",
    "NotKept",
    "Row",
    "Stage",
    "Stale",
    "Store",
]
