"""Games that are over: their records, replays and pars."""
