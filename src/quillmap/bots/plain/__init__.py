"""Playouts in plain Python: what the compiled core repeats to the bit (docs/bots.md)."""
