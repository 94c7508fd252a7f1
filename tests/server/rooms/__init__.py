"""A table in memory: sealed rounds, and hints."""
