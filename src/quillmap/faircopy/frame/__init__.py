"""Everything around the map of a fair copy."""
