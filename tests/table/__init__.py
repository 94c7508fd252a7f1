"""Tests of one live game."""
