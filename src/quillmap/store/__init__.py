"""Keeps lines of text: SQLite on one machine, PostgreSQL for several."""

from quillmap.store.protocol import (
    Addition,
    BadStore,
    Card,
    CodeTaken,
    Hinted,
    Kept,
    Lease,
    NotKept,
    Row,
    Stage,
    Stale,
    Store,
    Told,
)

__all__ = [
    "Addition",
    "BadStore",
    "Card",
    "CodeTaken",
    "Hinted",
    "Kept",
    "Lease",
    "NotKept",
    "Row",
    "Stage",
    "Stale",
    "Store",
    "Told",
]
