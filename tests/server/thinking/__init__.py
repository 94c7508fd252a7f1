"""Engines that think for bots, and whose bots have their turn."""
