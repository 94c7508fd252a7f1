"""Bots at tables: their processes, whose turn it is at them, and for whom they think."""
