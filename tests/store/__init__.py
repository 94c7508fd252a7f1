"""Tests of the store: what it promises, and what happens when something breaks."""
