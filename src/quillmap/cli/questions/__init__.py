"""Questions about maps and records: what a map scores, where a card fits, whether a record is true."""
