"""Bots in processes of their own: the lines they speak, and the pool that asks them."""
