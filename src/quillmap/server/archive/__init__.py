"""Games that are looked at again: records, replays, pars, and games that come from a record."""
