"""Tests of the commands that ask about maps and records."""
