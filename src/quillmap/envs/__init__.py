"""Games for learners: Gymnasium for those who play alone, PettingZoo for tables.

Importing this room registers `quillmap/Solo-v1`; `quillmap.envs.table_v1` makes tables. The guide
is docs/envs.md.
"""

from importlib.util import find_spec

_NEEDED = ("gymnasium", "numpy", "pettingzoo")
_missing = [name for name in _NEEDED if find_spec(name) is None]
if _missing:
    raise ModuleNotFoundError(
        f"quillmap.envs needs more packages ({', '.join(_missing)}): pip install 'quillmap[rl]'",
        name=_missing[0],
    )

import gymnasium  # noqa: E402  (the sentence above comes first)

from quillmap.envs.solo import SOLO, Solo  # noqa: E402

__all__ = ["SOLO", "Solo"]

if SOLO not in gymnasium.registry:
    gymnasium.register(id=SOLO, entry_point="quillmap.envs.solo:Solo")
