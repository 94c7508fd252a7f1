"""The land of a fair copy, kind by kind."""
