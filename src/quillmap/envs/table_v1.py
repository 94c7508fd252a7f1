"""`quillmap_table_v1`: tables for PettingZoo, by the names that its users expect.

Version history
    v1: the first. docs/envs.md says what would make another version.
"""

from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from quillmap.envs.table import Seen, Together, Turns

__all__ = ["env", "parallel_env", "raw_env"]


def parallel_env(players: int = 2, ruleset: str = "base", **options: Any) -> Together:
    """A table whose players act all at once. Options go by their names in R18."""
    return Together(players, ruleset, **options)


def raw_env(players: int = 2, ruleset: str = "base", **options: Any) -> Turns:
    """A table whose players act in turn. Options go by their names in R18."""
    return Turns(players, ruleset, **options)


def env(players: int = 2, ruleset: str = "base", **options: Any) -> AECEnv[str, Seen, np.int64]:
    """The same with a clear word for whoever forgets `reset`, as PettingZoo wants it."""
    return OrderEnforcingWrapper(raw_env(players, ruleset, **options))
