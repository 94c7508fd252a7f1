"""Games by bots: many of them, how strong they are, and bots as a process for other programs."""
