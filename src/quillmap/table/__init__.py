"""One live game, judged and written line by line: no sockets, no SQL, no clock, no chance."""

import quillmap.table.reasons  # noqa: F401  (they join the closed set with the first of this room)
