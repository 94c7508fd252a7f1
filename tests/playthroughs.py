"""Golden games in words and pictures, one for each ruleset and sheet, for people to read.

`make playthroughs` writes them anew into tests/data/playthroughs; a test compares them to the
letter. Every card of both boxes appears in at least one of them.
"""

import hashlib
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from quillmap import Game, Options, Seat, legal, ranks, rating, title, total, write_record
from quillmap.grid import names
from quillmap.material import NAMES, SEASONS
from quillmap.notation import Made, write_entry
from quillmap.rules.events import (
    Attacked,
    Destroyed,
    Drawn,
    Event,
    GameEnded,
    Ignored,
    Left,
    Paid,
    Revealed,
    SeasonBegan,
    SeasonScored,
)
from quillmap.rules.moves import Move
from quillmap.rules.play import outcome
from quillmap.rules.position import Position
from quillmap.rules.scoring import score
from quillmap.rules.season import season_result
from quillmap.rules.sheet import picture

FOLDER = Path(__file__).parent / "data" / "playthroughs"


@dataclass(frozen=True)
class Playthrough:
    """A game to be told: its options, how many play, and who leaves after how many rounds."""

    name: str
    ruleset: str
    edicts: tuple[str, str, str, str]
    players: int = 1
    options: dict[str, str | bool] = field(default_factory=dict)
    leaves: dict[int, Seat] = field(default_factory=dict)

    @property
    def seed(self) -> bytes:
        """Fixed by the name."""
        return hashlib.sha256(f"playthrough {self.name}".encode()).digest()


GAMES = (
    Playthrough("base-A", "base", ("sentinel_wood", "canal_lake", "wildholds", "borderlands")),
    Playthrough("base-B", "base", ("great_city", "greenbough", "lost_barony", "mages_valley"), 3),
    Playthrough(
        "heroes-C", "heroes", ("faunlost_thicket", "craylund", "traylo_monastery", "dwarvenholds")
    ),
    Playthrough("heroes-D", "heroes", ("silos", "deepwood", "ulems_wallow", "outer_enclave"), 2),
    Playthrough(
        "combined-A",
        "combined",
        ("the_broken_road", "treetower", "the_golden_granary", "greengold_plains"),
        2,
        {"explore_set": "heroes", "season_set": "heroes"},
    ),
    Playthrough(
        "combined-B",
        "combined",
        ("stoneside_forest", "shoreside_expanse", "shieldgate", "the_cauldrons"),
        1,
        {"solo_ambush": "pegasus", "ambush_set": "heroes"},
    ),
    Playthrough(
        "combined-C",
        "combined",
        ("gnomish_colony", "heart_of_the_forest", "banded_hills", "clawsgrave_peaks"),
        3,
        leaves={14: Seat(1)},
    ),
    Playthrough(
        "combined-D",
        "combined",
        ("sleepy_valley", "starlit_sigil", "jorekburg", "caravansary"),
        1,
        {"hero_cards": False, "effects_after_winter": True, "ambush_set": "heroes"},
    ),
)


def play(game: Playthrough) -> tuple[Game, list[str]]:
    """The game from the first card to the last, and its story."""
    options = Options.of(
        game.ruleset,
        map_sheet=game.name[-1],
        edicts=game.edicts,
        **game.options,  # type: ignore[arg-type]
    )
    playing = Game.new(options, game.players, seed=game.seed)
    story = [f"# {game.name}: {game.ruleset}, sheet {game.name[-1]}, {_players(game.players)}", ""]
    story += [
        f"Edict {letter}: {NAMES[card]}" for letter, card in zip("ABCD", game.edicts, strict=True)
    ]
    story += _told(playing.events)
    rounds = 0
    while not playing.over:
        rounds += 1
        if rounds in game.leaves:
            playing.leave(game.leaves[rounds])
            story += _told(playing.events)
        events: list[Event] = []
        for seat in playing.awaited:
            move = sensible(playing.position, seat, f"{game.name}/{rounds}/{seat}")
            story.append(f"> {write_entry(Made(move))}")
            playing.play(move)
            events += playing.events
        before_reveal = next((i for i, e in enumerate(events) if isinstance(e, Revealed)), None)
        story += _told(events[:before_reveal])
        story += ["", *side_by_side(playing.position), ""]
        story += _told(events[before_reveal:] if before_reveal is not None else [])
    story += ["", *_ending(playing), "", write_record(playing.record()).rstrip()]
    return playing, story


def sensible(position: Position, seat: Seat, label: str) -> Move:
    """The best of a few moves for this season, so that the cards get something to score.

    Fixed by the label alone, and by no bot, so that better bots do not change these games.
    """
    moves = list(islice(legal(position, seat), 4000))
    start = int.from_bytes(hashlib.sha256(label.encode()).digest()[:4], "big")
    few = [moves[(start + 7919 * step) % len(moves)] for step in range(min(40, len(moves)))]

    def worth(move: Move) -> int:
        on, sheet = outcome(position, move)
        after = season_result(position, sheet).total
        return after if on == move.seat else -after

    return max(few, key=worth)


def _players(number: int) -> str:
    return "one player" if number == 1 else f"{number} players"


def _told(events: list[Event]) -> list[str]:
    return [line for event in events for line in tell(event)]


def tell(event: Event) -> list[str]:
    """What happened, in words."""
    match event:
        case Revealed(card):
            return [f"== {NAMES[card]} =="]
        case Drawn(seat, by, terrain, cells):
            whom = "a rule" if by is None else f"seat {by + 1}"
            return [f"Map {seat + 1}: {whom} draws {terrain} on {_named(cells)}."]
        case Attacked(seat, cells):
            return [f"Map {seat + 1}: the hero attacks {_named(cells) or 'nothing'}."]
        case Destroyed(seat, cells, cause):
            return [f"Map {seat + 1}: the {cause} destroys {_named(cells)}."]
        case Paid(seat, coins, shape, mountains, dragon):
            causes = ["the shape"] if shape else []
            causes += [f"the mountain {name}" for name in names(mountains)]
            causes += ["the dragon"] if dragon else []
            return [f"Map {seat + 1}: {coins} coins for {' and '.join(causes)}."]
        case Ignored(card):
            return [f"{NAMES[card]} fits nowhere and is ignored."]
        case SeasonScored(season, results):
            lines = [f"-- The end of {NAMES[SEASONS[season].id].lower()} --"]
            for number, result in enumerate(results, 1):
                if result is not None:
                    parts = f"{result.first} + {result.second} + {result.coins} coins"
                    lines.append(
                        f"Seat {number}: {parts} - {result.monsters} monsters = {result.total}"
                    )
            return lines
        case SeasonBegan(season):
            return [f"-- {NAMES[SEASONS[season].id]} begins --"]
        case Left(seat):
            return [f"Seat {seat + 1} leaves."]
        case GameEnded():
            return ["-- The game is over --"]


def _named(cells: int) -> str:
    return " ".join(names(cells))


def side_by_side(position: Position) -> list[str]:
    """All maps next to each other."""
    rows = zip(*(picture(sheet) for sheet in position.sheets), strict=True)
    return ["    " + "   ".join(row) for row in rows]


def _ending(game: Game) -> list[str]:
    position = game.position
    lines = []
    for seat, (results, rank) in enumerate(
        zip(position.scores, ranks(position.scores, position.left), strict=True)
    ):
        lines.append(f"Seat {seat + 1}: {total(results)} points, rank {rank or '-'}")
        for letter, card in zip("ABCD", position.setup.edicts, strict=True):
            scored = score(card, position.sheets[seat], position.setup.options)
            earned = _named(scored.squares) if scored.why is None else str(scored.why)
            lines.append(f"  {letter} {NAMES[card]}: {scored.points} ({earned})")
    if position.setup.players == 1:
        points = rating(position.scores[0], position.setup.edicts)
        lines.append(f"Rating {points}: {NAMES[title(points)]}")
    return lines


def main() -> None:
    """Write all golden games."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        _, story = play(game)
        (FOLDER / f"{game.name}.txt").write_text("\n".join(story) + "\n", "utf-8")
        print(f"{game.name}: {len(story)} lines")


if __name__ == "__main__":
    main()
