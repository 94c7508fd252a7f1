"""Tables for everybody: who you are, JSON, delivery. What is legal is for the rules to say."""

import quillmap.server.reasons  # noqa: F401  (they join the closed set with the first of this room)
