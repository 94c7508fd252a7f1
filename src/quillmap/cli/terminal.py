"""A solo game at the terminal: shows the table, does what is typed, keeps every move."""

import contextlib
import io
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from quillmap import grid
from quillmap.cli.asking import Complaint
from quillmap.cli.ink import LEGEND, Ink
from quillmap.cli.keeping import Keeper, save_as
from quillmap.cli.replay import rated
from quillmap.cli.screen import ME, deck_lines, score_lines, screen, terrain_words
from quillmap.cli.story import told
from quillmap.cli.tables import laid_out, season_table, width
from quillmap.cli.typed import COMMANDS, placements, read_typed
from quillmap.game import Game
from quillmap.grid import Cells
from quillmap.notation import write_record
from quillmap.replay import undone
from quillmap.rules.check import why_not
from quillmap.rules.legal import offers
from quillmap.rules.play import outcome
from quillmap.rules.reasons import IllegalMove

MOST_LISTED: Final = 48
"""How many placements `legal` shows at once."""

HELP: Final = (
    "Draw the card on the map: name the terrain, then the squares by row and column.",
    "  forest C4 C5 D5   or f C4 C5 D5; only C4 C5 D5 if the card has one terrain",
    "  forest 17         placement 17 of the list that legal shows",
    "  hero C4           shows how its attack can be turned; hero C4 2 takes way 2",
    "  destroy C5        for the Gorgon and the Troll",
    "Or ask:",
    "  legal [C4]        where the card fits; with a square, only what covers it",
    "  score             what the edicts give now, for which squares, or why not",
    "  score f C4 C5 D5  what they would give after this move",
    "  map               show the map again",
    "  deck              which cards still lie face down",
    "  undo              take the last placement back; the cards stay the same",
    "  save [FILE]       write the game so far to a file",
    "  quit              leave; the game is kept and goes on next time",
    "A season ends when its time is up. Then the two edicts marked * score, every",
    "coin gives a point, and every empty square beside a monster takes one away.",
    "A mountain with all four neighbours filled pays a coin, some shapes do, too.",
    "On the map:",
    *(f"  {line}" for line in LEGEND),
)


class Terminal:
    """One player, one game, one keyboard."""

    def __init__(self, game: Game, keeper: Keeper, ink: Ink) -> None:
        self.game = game
        self.keeper = keeper
        self.ink = ink
        self._warned = False

    def run(self) -> int:
        """Play until the game is over or the player leaves; returns the exit code."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (line editing and history, where there is any)
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # a slip of the keyboard must not end the game
        self._keep()
        self._say(told(self.game.events, self.game.setup))
        self._show()
        while not self.game.over:
            try:
                line = self._asked()
            except EOFError:
                print()
                return self._leave(0)
            except KeyboardInterrupt:
                print()
                return self._leave(130)
            try:
                if self._obeyed(line):
                    return self._leave(0)
            except Complaint as complaint:
                self._say([str(complaint)])
            except IllegalMove as refusal:
                self._say([str(refusal)])
        self._finish()
        return 0

    # Reading and printing.

    def _asked(self) -> str:
        if sys.stdin is None:
            raise EOFError
        line = input("> ")
        if not sys.stdin.isatty():
            print(line)  # so that a scripted game reads like a played one
        return line.strip()

    def _say(self, lines: Iterable[str]) -> None:
        columns = min(width(), 100)
        for line in lines:
            for part in line.split("\n"):
                indent = len(part) - len(part.lstrip())
                print("\n".join(laid_out(" " * indent, part.strip(), columns)))

    def _show(self) -> None:
        print()
        # A pipe has no width of its own; a transcript reads best at the usual one.
        columns = min(width(), 120) if sys.stdout.isatty() else 80
        for line in screen(self.game.position, self.ink, columns):
            print(line)

    # Doing what was typed.

    def _obeyed(self, line: str) -> bool:
        """Do what the line says; True to leave."""
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        match _command(word):
            case None if not word:
                pass
            case None:
                self._play(line)
            case "legal":
                self._legal(rest)
            case "score":
                self._score(rest)
            case "undo":
                self._undo()
            case "save":
                self._save(rest)
            case "map":
                self._show()
            case "deck":
                self._say(deck_lines(self.game.position))
            case "help":
                print("\n".join(HELP))
            case _:
                return True
        return False

    def _play(self, line: str) -> None:
        self.game.play(read_typed(line, self.game.position))
        if not self.game.over:
            self._keep()  # before it is told: what the player has seen is not lost
        self._say(told(self.game.events, self.game.setup))
        if not self.game.over:
            self._show()

    def _undo(self) -> None:
        earlier = undone(self.game)
        if earlier is None:
            self._say(["There is nothing to undo."])
            return
        self.game = earlier
        self._keep()
        self._say([f"One placement back. The record counts it (undos: {earlier.undos})."])
        self._show()

    def _legal(self, rest: str) -> None:
        """The numbered placements; with squares, only those that cover them all."""
        position = self.game.position
        if position.round == "hero":
            self._say(["The hero can stand on any empty square; hero C4 shows how it can attack."])
            return
        every = rest.lower() == "all"
        wanted: Cells = 0
        for word in [] if every else rest.split():
            try:
                wanted |= grid.named(word)
            except ValueError as error:
                raise Complaint(f"{error}. Type legal, legal C4 or legal all.") from None
        listed = list(enumerate(placements(position), 1))
        chosen = [(number, cells) for number, cells in listed if not wanted & ~cells]
        shown = chosen if every else chosen[:MOST_LISTED]
        over = f" over {rest.upper()}" if wanted else ""
        self._say([f"{len(chosen)} placement{'s' * (len(chosen) != 1)}{over}."])
        self._columns([f"{number:>4}  {' '.join(grid.names(cells))}" for number, cells in shown])
        if len(shown) < len(chosen):
            rest_of_them = len(chosen) - len(shown)
            self._say(
                [f"and {rest_of_them} more: legal C4 shows those over C4, legal all shows all."]
            )
        if chosen:
            self._say([self._how_to_choose(chosen[0][0])])

    def _how_to_choose(self, number: int) -> str:
        offered = offers(self.game.position, ME)
        terrains = offered[0].terrains if offered else ()
        if len(terrains) > 1:
            return f"Take one by its number, with {terrain_words(terrains)}: {number} {terrains[0]}"
        return f"Take one by its number: {number}"

    def _columns(self, texts: list[str]) -> None:
        """Short texts side by side, read downwards."""
        if not texts:
            return
        room = max(len(text) for text in texts) + 2
        columns = min(width(), 100) if sys.stdout.isatty() else 80
        height = -(-len(texts) // max(1, columns // room))
        for at in range(height):
            print("".join(text.ljust(room) for text in texts[at::height]).rstrip())

    def _score(self, rest: str) -> None:
        position = self.game.position
        if not rest:
            self._say_scores(score_lines(position.sheets[ME], position))
            return
        move = read_typed(rest, position)
        if reason := why_not(position, move):
            raise IllegalMove(reason)
        _, after = outcome(position, move)
        self._say(["After this move:"])
        self._say_scores(score_lines(after, position))

    def _say_scores(self, lines: Iterable[str]) -> None:
        columns = min(width(), 100)
        for line in lines:
            print("\n".join(laid_out(line[:8], line[8:], columns)))

    # Keeping.

    def _keep(self) -> None:
        try:
            self.keeper.keep(self.game)
        except OSError as error:
            if not self._warned:
                self._warned = True
                why = error.strerror or error
                self._say(
                    [f"The game cannot be kept in {self.keeper.folder} ({why}): use save FILE."]
                )

    def _save(self, rest: str) -> None:
        record = self.game.record()
        path = Path(rest).expanduser() if rest else Path(f"quillmap-{record.commitment[:8]}.txt")
        save_as(path, record)
        self._say([f"Saved in {path}."])

    def _leave(self, code: int) -> int:
        if self._warned:
            self._say(["Good bye."])
        else:
            print(f"Your game is kept. Go on with: {self.keeper.command}")
        return code

    def _finish(self) -> None:
        """Keep the record, then show how it ended."""
        record = self.game.record()
        results = self.game.position.scores[ME]
        try:
            path, why = self.keeper.finish(self.game), None
        except OSError as error:
            path, why = None, error.strerror or str(error)
        self.ink.show(self.game.position.sheets[ME])
        print("", *season_table(results), "", sep="\n")
        self._say([rated(results, record.setup.edicts)])
        if path:
            print(f"The record, with the seed, is in {path}")
            self._say(["Check it with quillmap replay."])
        else:
            self._say([f"The record cannot be kept ({why}), so here it is:", ""])
            print(write_record(record), end="")


def _command(word: str) -> str | None:
    """The command that a word means: the word itself, its beginning, or a question mark."""
    if word == "?":
        return "help"
    if word == "exit":
        return "quit"
    if len(word) == 1 and word in "mh":
        return None  # monster and hero on the map
    return next((command for command in COMMANDS if word and command.startswith(word)), None)
