"""The process that plays games again and writes them down, and how it is asked."""
