"""The process that reads and writes long records, and whose turn it is there."""
