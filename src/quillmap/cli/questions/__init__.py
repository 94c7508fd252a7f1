"""Questions about maps and records: what a map scores, where a card fits, if a record is true."""
