"""Text for everything, both ways: what is written is read, and nothing else gets in."""
