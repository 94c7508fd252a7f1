"""Spoken codes that are guessed: few from one address, and fewer while many addresses guess.

A right code is never refused for what others do elsewhere: only the own address has to be patient.
"""

from dataclasses import dataclass

from quillmap.server.gate.limits import Limits, What
from quillmap.server.refused import TooMany


@dataclass(frozen=True, slots=True)
class Guesses:
    """The wrong codes of one address."""

    limits: Limits
    address: str

    def must_be_few(self) -> None:
        """TooMany if this address has said too many wrong ones."""
        for what in self._counted():
            if wait := self.limits.wait(what, self.address):
                self.limits.refused(what)
                raise TooMany(wait)

    def wrong(self) -> None:
        """One more; TooMany if that was one too many."""
        counted = self._counted()
        # Counted also where the address has tries left: the operator sees the guessing by this.
        self.limits.take("wrong_code_overall", "")
        for what in counted:
            self.limits.must(what, self.address)

    @property
    def _alarmed(self) -> bool:
        """Whether somebody seems to guess from many addresses."""
        return self.limits.wait("wrong_code_overall", "") > 0

    def _counted(self) -> tuple[What, ...]:
        return ("wrong_code", "wrong_code_alarm") if self._alarmed else ("wrong_code",)
