"""A solo game at the terminal: shows the table, does what is typed, keeps every move."""

import contextlib
import io
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from quillmap.cli.arguments import Complaint
from quillmap.cli.game.explain import card_rule, help_lines, when_edicts_score
from quillmap.cli.game.hint import hint_lines, nudge, small_maps
from quillmap.cli.game.legal_list import legal_lines
from quillmap.cli.game.saved_game import Keeper, save_as
from quillmap.cli.game.screen import ME, deck_lines, edict_lines, score_lines, screen
from quillmap.cli.game.story import told
from quillmap.cli.game.typed import COMMANDS, read_typed
from quillmap.cli.ink import SHEET_WIDTH, Ink
from quillmap.cli.invocation import command_line
from quillmap.cli.questions.replay import rated
from quillmap.cli.speech import same_language, say, why
from quillmap.cli.text_tables import laid_out, season_table, width
from quillmap.game import Game
from quillmap.notation import write_record
from quillmap.replay import undone
from quillmap.rules.check import why_not
from quillmap.rules.events import Event, SeasonScored
from quillmap.rules.moves import Move
from quillmap.rules.play import outcome
from quillmap.rules.position import Position
from quillmap.rules.reasons import IllegalMove

_ALIASES: Final = {"?": "help", "exit": "quit", "card": "rules"}
_MORE: Final = ("legal", "score", "hint", "save")
"""The commands that something may follow."""


class Terminal:
    """One player, one game, one keyboard."""

    def __init__(self, game: Game, keeper: Keeper, ink: Ink) -> None:
        self.game = game
        self.keeper = keeper
        self.ink = ink
        self._warned = False
        self._hinted: Position | None = None
        """Where a hint was told last."""
        self._ahead = ""
        """What was typed at a pause."""
        self._kept_record: Path | None = None
        """Where the finished game lies."""

    def run(self) -> int:
        """Play until the game is over or the player leaves; returns the exit code."""
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (line editing and history, where there is any)
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # a slip of the keyboard must not end the game
        self._keep()
        try:
            self._tell(self.game.events)
            self._show(apart=False)  # the greeting above it takes the room already
            while not self.game.over:
                if not self._obeyed(self._asked()):
                    return self._leave(0)
        except EOFError:
            print()
            return self._leave(0)
        except KeyboardInterrupt:
            print()
            if not self.game.over:  # else only the last pause is cut short
                return self._leave(130)
        self._finish()
        return 0

    # Reading and printing.

    def _asked(self) -> str:
        if self._ahead:
            line, self._ahead = self._ahead, ""
            return line
        if sys.stdin is None:
            raise EOFError
        line = input("> ")
        if not sys.stdin.isatty():
            print(line)  # so that a scripted game reads like a played one
        return line.strip()

    def _pause(self) -> None:
        """Let a person read on; what is typed instead of Enter is done next."""
        if sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty():
            with contextlib.suppress(EOFError):
                self._ahead = input(f"{say('play-pause')} ").strip()

    def _tell(self, events: Sequence[Event]) -> None:
        """What happened; the end of a season would scroll away if the next one followed at once."""
        for at, event in enumerate(events, 1):
            if isinstance(event, SeasonScored):
                self._say(told(events[:at], self.game.setup))
                self._pause()
                self._tell(events[at:])
                return
        self._say(told(events, self.game.setup))

    def _say(self, lines: Iterable[str]) -> None:
        columns = min(self._columns, 100)
        for line in lines:
            for part in line.split("\n"):
                indent = len(part) - len(part.lstrip())
                print("\n".join(laid_out(" " * indent, part.strip(), columns)))

    @property
    def _columns(self) -> int:
        """A pipe has no width of its own; a transcript reads best at the usual one."""
        return min(width(), 120) if sys.stdout.isatty() else 80

    def _show(self, apart: bool = True) -> None:
        if apart:
            print()
        print(*screen(self.game.position, self.ink, self._columns), sep="\n")

    # Doing what was typed.

    def _obeyed(self, line: str) -> bool:
        """Do what the line says; False to leave."""
        try:
            return self._done(line)
        except Complaint as complaint:
            self._say([str(complaint)])
        except IllegalMove as refusal:
            self._say([why(refusal.reason)])
        return True

    def _done(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        command = _command(word.lower())
        if command and rest and command not in _MORE:
            raise Complaint(say("play-takes-nothing", command=command))
        match command:
            case None if not word:
                pass
            case None:
                self._play(line)
            case "legal":
                print(*legal_lines(self.game.position, rest, self._columns), sep="\n")
            case "score":
                self._score(rest)
            case "hint":
                self._hint(rest)
            case "undo":
                self._undo()
            case "save":
                self._save(rest)
            case "map":
                self._show()
            case "rules":
                self._rules()
            case "seasons":
                results = self.game.position.scores[ME]
                print(*(season_table(results) if results else [say("play-no-season")]), sep="\n")
            case "deck":
                self._say(deck_lines(self.game.position))
            case "help":
                print(*help_lines(self.game.setup, self._columns), sep="\n")
            case _:
                return False
        return True

    def _play(self, line: str) -> None:
        self.game.play(read_typed(line, self.game.position))
        self._keep()  # before it is told: what the player has seen is not lost
        self._tell(self.game.events)
        if not self.game.over:
            self._show()

    def _rules(self) -> None:
        position = self.game.position
        self._say(card_rule(position))
        self._say(["", when_edicts_score()])
        print(*edict_lines(position, self.ink, self._columns, whole=True), sep="\n")

    def _hint(self, rest: str) -> None:
        """A nudge, and asked once more or about a move, the places and why.

        Counted before it is told, once for each card however often it is asked.
        """
        game = self.game
        draft = self._meant(rest) if rest else None
        first = self._hinted != game.position
        if first:
            self._hinted = game.position
            (counted,) = game.hints or (0,)
            game.hints = (counted + 1,)
            self._keep()
        if first and draft is None:
            self._say([nudge(game.position), say("play-hint-again")])
        else:
            print(*small_maps(game.position, self.ink), sep="\n")
            self._say(hint_lines(game.position, draft))
        self._say([say("play-hinted", hints=game.hints[ME])])

    def _undo(self) -> None:
        earlier = undone(self.game)
        if earlier is None:
            self._say([say("play-no-undo")])
            return
        self.game = earlier
        self._keep()
        self._say([say("play-undone", undos=earlier.undos)])
        self._show()

    def _score(self, rest: str) -> None:
        position = self.game.position
        if not rest:
            self._say_scores(score_lines(position.sheets[ME], position))
            return
        _, after = outcome(position, self._meant(rest))
        self._say([say("play-after-move")])
        self._say_scores(score_lines(after, position))

    def _meant(self, typed: str) -> Move:
        """A move that is asked about, and could be made."""
        move = read_typed(typed, self.game.position)
        if reason := why_not(self.game.position, move):
            raise IllegalMove(reason)
        return move

    def _say_scores(self, lines: Iterable[str]) -> None:
        columns = min(self._columns, 100)
        for line in lines:
            print("\n".join(laid_out(line[:8], line[8:], columns)))

    # Keeping.

    def _keep(self) -> None:
        try:
            if self.game.over:
                self._kept_record = self.keeper.finish(self.game)
            else:
                self.keeper.keep(self.game)
        except OSError as error:
            if not self._warned:
                self._warned = True
                folder, cause = str(self.keeper.folder), error.strerror or str(error)
                self._say([say("play-not-kept", folder=folder, why=cause)])

    def _save(self, rest: str) -> None:
        if len(rest.split()) > 1:
            raise Complaint(say("play-save-one-name"))
        record = self.game.record()
        path = Path(rest or f"quillmap-{record.commitment[:8]}.txt")
        save_as(path, record)
        self._say([say("play-saved", path=str(path))])

    def _leave(self, code: int) -> int:
        if self._warned:
            self._say([say("play-goodbye")])
        else:
            print(say("play-kept", command=self.keeper.command))
        return code

    def _finish(self) -> None:
        """Show how it ended, and where the record is."""
        record = self.game.record()
        results = self.game.position.scores[ME]
        self._show_end()
        self._say([rated(results, record.setup.edicts)])
        if self._kept_record:
            print(say("play-record-in", path=str(self._kept_record)))
            print(say("play-check-it", command=self._replay_command()))
        else:
            self._say([say("play-record-here"), ""])
            print(write_record(record), end="")

    def _replay_command(self) -> str:
        return command_line("replay", str(self._kept_record), *same_language())

    def _show_end(self) -> None:
        """The last map and the seasons, side by side if there is room."""
        drawn = self.ink.sheet(self.game.position.sheets[ME])
        table = season_table(self.game.position.scores[ME])
        if self._columns < SHEET_WIDTH + 3 + max(len(line) for line in table):
            print(*(row.rstrip() for row in drawn), "", *table, "", sep="\n")
            return
        beside = [*table, *[""] * (len(drawn) - len(table))]
        for row, line in zip(drawn, beside, strict=True):
            print(f"{row}   {line}".rstrip())
        print()


def _command(word: str) -> str | None:
    """The command that a word means: the word itself, its beginning, or a question mark."""
    if len(word) == 1 and word in "mh":
        return None  # monster and hero on the map
    if word in _ALIASES:
        return _ALIASES[word]
    return next((command for command in COMMANDS if word and command.startswith(word)), None)
