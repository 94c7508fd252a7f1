"""A whole game, refereed slowly. The order of the cards is told from outside, by `reveal`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.twin import effects, moves
from tests.twin.board import Board
from tests.twin.cards import (
    AMBUSH,
    EXPLORE,
    EXPLORE_SET,
    HEROES,
    MAPS,
    RUINS,
    SEASON_EDICTS,
    SOLO_VALUE,
    THRESHOLDS,
    Ambush,
)
from tests.twin.moves import Move
from tests.twin.placing import placements, solo_ambush, solo_choices
from tests.twin.scoring import SCORING

__all__ = ["Game", "Move", "Round"]

NO_OPTIONS: Mapping[str, object] = {}
ANY_TERRAIN = ("forest", "village", "farm", "water", "monster")
WINTER = 3
SeasonScore = tuple[int, int, int, int]


@dataclass
class Round:
    """What the players are asked for, and on whose map each seat must still do it.

    The kind is explore, hero, ambush (on a neighbour's map), pegasus (a solo ambush with a
    choice), gorgon (the victim of a solo ambush that fell by itself) or troll.
    """

    kind: str
    card: str
    pending: dict[int, int]


class Game:
    """The referee: knows every map and rule, and nothing of the deck."""

    def __init__(
        self,
        ruleset: str,
        sheet: str | Sequence[str],
        edicts: Sequence[str],
        players: int,
        options: Mapping[str, object] = NO_OPTIONS,
    ) -> None:
        """Lay out the maps, of a printed sheet or of a picture.

        Season set, explore set and hero cards are a choice only in the combined game (R13, R18).
        """
        if ruleset not in ("base", "heroes", "combined") or players < 1:
            raise ValueError("no such game")
        if isinstance(sheet, str) and sheet not in MAPS:
            raise ValueError("no such game")
        if len(edicts) != 4 or not all(edict in SOLO_VALUE for edict in edicts):
            raise ValueError("a game has four scoring cards")
        combined = ruleset == "combined"
        self.ruleset = ruleset
        self.edicts = list(edicts)
        self.players = players
        self.options = options
        self.season_set = str(options.get("season_set", "base")) if combined else ruleset
        self.explore_set = str(options.get("explore_set", "base")) if combined else ruleset
        self.hero_cards = bool(options.get("hero_cards", True)) if combined else ruleset == "heroes"
        rows = MAPS[sheet] if isinstance(sheet, str) else sheet
        self.boards = [Board.read(rows) for _ in range(players)]
        for board in self.boards:
            effects.take_coins(board)  # a mountain that is closed in from the start has paid,
            board.coins = 0  # and nobody (R7.2)
        self.scores: list[list[SeasonScore]] = [[] for _ in range(players)]
        self.season = 0
        self.column: list[str] = []
        self.ruins_pending = False
        self.round: Round | None = None
        self.lasting: list[str] = []
        self.left: set[int] = set()
        self.over = False
        self._effects: list[str] = []

    def explore_cards(self) -> list[str]:
        """The explore cards of this game; the ruins cards belong to base and combined (R13.4)."""
        ruins = [] if self.ruleset == "heroes" else RUINS
        return EXPLORE_SET[self.explore_set] + ruins

    def remaining(self) -> list[int]:
        """The seats that have not left, clockwise."""
        return [seat for seat in range(self.players) if seat not in self.left]

    def awaited(self) -> list[int]:
        """The seats that must still act; none when the next thing is a reveal, or the end."""
        return [] if self.round is None else sorted(self.round.pending)

    # Explore phase

    def reveal(self, card_id: str) -> None:
        """Turn over the next card; after a ruins card another reveal follows at once (R4.2-4)."""
        if self.over or self.round is not None:
            raise ValueError("no card is due")
        if card_id not in [*RUINS, *EXPLORE, *AMBUSH, *HEROES]:
            raise ValueError(f"no such card: {card_id}")
        self.column.append(card_id)
        if card_id in RUINS:
            self.ruins_pending = True
            return
        if card_id in AMBUSH:
            self.round = self._ambush(AMBUSH[card_id])
        else:
            # A full map is skipped (R5.10).
            drawing = {s: s for s in self.remaining() if self.boards[s].empty_cells()}
            self.round = Round("explore" if card_id in EXPLORE else "hero", card_id, drawing)
        self._close_round()

    def _ambush(self, card: Ambush) -> Round:
        """Who draws on whose map, or what falls on the map of the only player (R6.10, R12)."""
        seats = self.remaining()
        if len(seats) == 1:
            return self._lone_ambush(card, seats[0])
        if card.letter is not None:
            self.lasting.append(card.id)
        step = 1 if card.arrow == "clockwise" else -1
        pending = {}
        for place, owner in enumerate(seats):
            if self.boards[owner].empty_cells():
                pending[seats[(place + step) % len(seats)]] = owner
        return Round("ambush", card.id, pending)

    def _lone_ambush(self, card: Ambush, seat: int) -> Round:
        """Solo, or the last one at the table: the walk decides (R12.2, R12.5-7, R14.4)."""
        board = self.boards[seat]
        nobody = Round("ambush", card.id, {})
        # The German variant is for solo games; who is left alone gets the standard walk.
        if self.players == 1 and self.options.get("solo_ambush") == "pegasus":
            if not solo_choices(board, card.id):
                return nobody
            self.lasting.append(card.id)
            return Round("pegasus", card.id, {seat: seat})
        place = solo_ambush(board, card.id)
        if place is None:
            return nobody
        self.lasting.append(card.id)
        effects.draw(board, place, "monster", card.letter)
        if card.letter == "G" and effects.gorgon_targets(board):
            return Round("gorgon", card.id, {seat: seat})
        effects.take_coins(board)
        return nobody

    # Draw phase

    def legal(self, seat: int) -> list[Move]:
        """Every move open to the seat, in a fixed order; none if it is not awaited."""
        if self.round is None or seat not in self.round.pending:
            return []
        kind, card = self.round.kind, self.round.card
        owner = self.round.pending[seat]
        board = self.boards[owner]
        if kind == "explore":
            return moves.explore_moves(
                seat, board, EXPLORE[card], self.ruins_pending, self._fallback_terrains(card)
            )
        if kind == "hero":
            turned = bool(self.options.get("hero_pattern_rotation", True))
            return moves.hero_moves(seat, board, card, turned)
        if kind == "ambush":
            places = placements(board, AMBUSH[card].rows, ruins=False)
            if not places:
                return moves.lone_raids(seat, owner, board, self._raid_terrains())
            return moves.ambush_moves(seat, owner, board, AMBUSH[card], places)
        if kind == "pegasus":
            return moves.ambush_moves(seat, owner, board, AMBUSH[card], solo_choices(board, card))
        if kind == "gorgon":
            return moves.destroy_moves(seat, effects.gorgon_targets(board))
        return moves.destroy_moves(seat, effects.troll_targets(board))

    def _fallback_terrains(self, card_id: str) -> list[str]:
        """What a single square may be drawn as when no shape fits (R5.9)."""
        option = self.options.get("fallback_terrain", "auto")
        if option == "auto":
            option = "card" if self.ruleset == "base" else "any"
        if option == "card" and not self.ruins_pending:
            return list(EXPLORE[card_id].terrains)
        return [*ANY_TERRAIN, "hero"] if self.hero_cards else [*ANY_TERRAIN]

    def _raid_terrains(self) -> list[str]:
        """What a neighbour may draw where an ambush has no room (R6.12)."""
        if self.options.get("ambush_fallback", "monster") == "monster":
            return ["monster"]
        return [*ANY_TERRAIN, "hero"] if self.hero_cards else [*ANY_TERRAIN]

    def play(self, move: Move) -> None:
        """Carry out a legal move; the round closes when nobody is awaited any more."""
        if self.round is None or move not in self.legal(move.seat):
            raise ValueError(f"not a legal move: {move}")
        card = self.round.card
        board = self.boards[self.round.pending.pop(move.seat)]
        coin = False
        if self.round.kind == "explore":
            assert move.terrain is not None
            coin = any(
                shape.coin and move.cells in placements(board, shape.rows, self.ruins_pending)
                for shape in EXPLORE[card].shapes
            )
            effects.draw(board, move.cells, move.terrain)
        elif self.round.kind == "hero":
            effects.draw(board, move.cells, "hero")
            board.stars |= move.strikes
            effects.slay_starred(board)
        elif self.round.kind in ("ambush", "pegasus"):
            letter = moves.ambush_letter(board, AMBUSH[card], move.cells)
            assert move.terrain is not None
            effects.draw(board, move.cells, move.terrain, letter)
        if move.destroys is not None:
            board.destroyed.add(move.destroys)
        effects.take_coins(board, coin)
        self._close_round()

    def leave(self, seat: int) -> None:
        """A player goes for good; what was still to happen on that map never does (R14.4).

        An ambush that the seat owes on a remaining map stays owed.
        """
        if self.over or seat not in self.remaining():
            raise ValueError("this seat cannot leave")
        self.left.add(seat)
        if not self.remaining():
            self.round = None
            self.over = True
        elif self.round is not None:
            owed = self.round.pending
            self.round.pending = {drawer: on for drawer, on in owed.items() if on != seat}
            self._close_round()

    # Check phase and what follows

    def _close_round(self) -> None:
        if self.round is None or self.round.pending:
            return
        kind, self.round = self.round.kind, None
        if kind == "troll":
            self._resolve_effects()
            return
        if kind == "explore":
            self.ruins_pending = False
        time = sum(EXPLORE[card].time for card in self.column if card in EXPLORE)
        if time >= THRESHOLDS[self.season_set][self.season]:
            self._end_season()

    def _end_season(self) -> None:
        """Score every remaining map, then start on the lasting effects (R9)."""
        options = {**self.options, "hero_cards": self.hero_cards}
        first, second = (self.edicts["ABCD".index(name)] for name in SEASON_EDICTS[self.season])
        for seat in self.remaining():
            board = self.boards[seat]
            score = [SCORING[card](board, options)[0] for card in (first, second)]
            penalty = SCORING["monster_penalty"](board, options)[0]
            self.scores[seat].append((score[0], score[1], board.coins, penalty))
        if self.season < WINTER or self.options.get("effects_after_winter", False):
            self._effects = list(self.lasting)
        self._resolve_effects()

    def _resolve_effects(self) -> None:
        """One card at a time in the order of reveal, each on all maps; then go on (R9.5, R10)."""
        while self._effects:
            card = AMBUSH[self._effects.pop(0)]
            if card.letter == "Z":
                for seat in self.remaining():
                    effects.spread_zombies(self.boards[seat])
            if card.letter == "T":
                pending = {s: s for s in self.remaining() if effects.troll_targets(self.boards[s])}
                if pending:
                    self.round = Round("troll", card.id, pending)
                    return
        if self.season == WINTER:
            self.over = True
            return
        self.season += 1
        self.column = []
        self.ruins_pending = False

    # The end

    def total(self, seat: int) -> int:
        """The sum of a seat's season results so far (R9.1, R11.1)."""
        return sum(
            first + second + coins - lost for first, second, coins, lost in self.scores[seat]
        )

    def ranks(self) -> list[int | None]:
        """Places by total, then by fewer points lost to monsters; equals share (R11)."""

        def standing(seat: int) -> tuple[int, int]:
            return -self.total(seat), sum(lost for *_, lost in self.scores[seat])

        standings = [standing(seat) for seat in self.remaining()]
        return [
            None if seat in self.left else 1 + sum(other < standing(seat) for other in standings)
            for seat in range(self.players)
        ]

    def rating(self) -> int:
        """Solo: the total less the printed values of the four scoring cards (R12.8)."""
        if self.players != 1:
            raise ValueError("only a solo game is rated")
        return self.total(0) - sum(SOLO_VALUE[edict] for edict in self.edicts)
