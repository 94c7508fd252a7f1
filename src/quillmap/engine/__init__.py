"""Both ends of the lines of docs/engine.md: the process that answers, and a hold on such a process.

`lines` answers and runs bots; `process` starts whatever answers and runs none, so a server can use
it. They are not gathered here, or importing one would bring the other.
"""

from typing import Final

PROTOCOL: Final = 1
"""Which form of the lines this is."""
