"""Strangers: what they may send, and what nobody may learn."""
