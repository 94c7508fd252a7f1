"""Whole games over real sockets, from the first hello to the record."""
