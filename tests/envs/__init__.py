"""The environments for learners: their numbering, their contracts, and that learning works."""
