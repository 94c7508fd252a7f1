"""One live game, judged and written line by line: no sockets, no SQL, no clock, no chance."""
