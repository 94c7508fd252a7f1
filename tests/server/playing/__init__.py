"""Playing as players do: over real sockets, from the first hello to the record of the game."""
