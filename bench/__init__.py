"""Measured numbers, and how to repeat them: `make bench`."""
