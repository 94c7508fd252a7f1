"""What the compiled core offers. States are what `packing.pack` writes; a bad one is ValueError."""

from typing import Protocol


class Core(Protocol):
    """The module `_core`, or another build of it."""

    def counts_bits(self) -> bool:
        """Whether this processor can run the build that counts bits by an instruction."""
        ...

    def load(self, tables: bytes, /) -> None:
        """Take what is in the boxes; once, before all else."""
        ...

    def edicts(self) -> tuple[str, ...]:
        """The ids of the scoring cards, in the order of their numbers."""
        ...

    def points(self, state: bytes, /) -> tuple[int, ...]:
        """What each of the scoring cards gives for the map."""
        ...

    def legal(self, state: bytes, /) -> bytes:
        """Every legal move of the round, in the order of rules.legal."""
        ...

    def gains(
        self,
        state: bytes,
        edict_weights: tuple[int, int, int, int],
        each_season: int,
        one_by_one: bool = False,
        /,
    ) -> bytes:
        """What each legal move adds to the map, as 32-bit numbers."""
        ...

    def playout(
        self, state: bytes, level: int, seed: int, move: int, number: int, /
    ) -> tuple[tuple[int, ...], bytes, bytes]:
        """One game to its end: sixteen numbers, every move, and the last state."""
        ...

    def playouts(
        self, state: bytes, level: int, seed: int, move: int, first: int, count: int, /
    ) -> bytes:
        """The points of many playouts, numbered from `first`, as 32-bit numbers."""
        ...

    def shelters(self, state: bytes, /) -> bytes:
        """How much empty land each legal move guards anew, as 32-bit numbers."""
        ...

    def surveyed(self, state: bytes, credit: bytes, /) -> bytes:
        """What each legal move is worth to its drawer by the outlook, as 32-bit numbers."""
        ...

    def rollouts(
        self,
        states: bytes,
        credit: bytes,
        look: int,
        seed: int,
        first: int,
        count: int,
        horizon: int = 0,
        /,
    ) -> bytes:
        """The points of so many rollouts of each state, numbered from `first`, turn by turn.

        With a horizon, a rollout goes no further than so many drawings.
        """
        ...

    def endings(self, states: bytes, credit: bytes, breadth: int, limit: int, /) -> bytes:
        """Points after each state over all cards that can come, in millionths, as 64-bit numbers;
        nothing if more than `limit` cards and moves had to be looked at.
        """
        ...

    def chances(self, state: bytes, credit: bytes, /) -> bytes:
        """What the map is worth to a surveyor with every card that can come, as 32-bit numbers."""
        ...

    def completed(
        self, state: bytes, cards: bytes, credit: bytes, look: int, /
    ) -> tuple[int, bytes]:
        """The points and moves of the rest of a game, drawn as in a rollout with these cards."""
        ...

    def widened(
        self,
        states: bytes,
        cards: bytes,
        credit: bytes,
        branch: int,
        wide: int,
        width: int,
        look: int,
        /,
    ) -> tuple[int, bytes, bytes]:
        """One step of a beam (beam.h): how many cards were turned over, states, branches.

        Nothing is kept when there is nothing more to draw.
        """
        ...
