"""The commands beside a running server: real processes, and people who play meanwhile."""
