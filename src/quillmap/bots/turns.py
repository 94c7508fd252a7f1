"""The old place of `quillmap.bots.guarded_turn`."""

from quillmap.bots.guarded_turn import FALLBACK, Failed, Failure, Turn, considered, taken, turn
from quillmap.renamed import moved

__all__ = ["FALLBACK", "Failed", "Failure", "Turn", "considered", "taken", "turn"]

moved("quillmap.bots.turns", "quillmap.bots.guarded_turn")
