"""Who sits at a table, and what is remembered about them there."""

from dataclasses import dataclass

from quillmap.notation import UNSIGNED, Player, Signature


@dataclass(frozen=True, slots=True)
class Chair:
    """Somebody who sits at a table: a person, who has an owner's secret, or a bot."""

    name: str
    owner: str | None = None
    """The digest of the secret in the person's browser; None for a bot."""
    bot: str | None = None
    handed: str | None = None
    """The bot that draws for a person whose seat was handed over; the seat has not left (R14.4)."""
    link: str | None = None
    """The digest of the secret in the personal link, until somebody has used it."""
    used: str | None = None
    """The digest of the link by which this owner came, to whom it still opens the table."""
    hints: int = 0
    """In how many rounds the person has asked a bot what to draw."""
    hinted: int = 0
    """The last round of these, as a round counts once; 0 for none."""
    helped: int = 0
    """In how many rounds a bot drew for this person, who had not left."""
    nudged: int = 0
    """When this person was last asked to draw; 0 for never."""
    nudged_in: int = 0
    """The round in which that was, as the clocks of two servers may differ."""
    once: int = 0
    """The round in which the host lets a bot draw for this person; 0 for none."""
    signed: Signature = UNSIGNED
    """What the map of this seat is signed with."""
    signings: int = 0
    """How often that has changed."""
    published: bool | None = None
    """Whether the public page names this seat, where its person has said so; else as usual here."""

    @property
    def player(self) -> Player:
        """As the record names them."""
        return Player(self.name, self.bot, self.signed)
