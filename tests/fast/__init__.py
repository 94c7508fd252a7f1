"""The compiled core against the plain rules: the same placements, points, values and games."""
