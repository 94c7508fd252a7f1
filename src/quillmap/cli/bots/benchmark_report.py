"""How a benchmark is shown to people: tables of players, titles, edicts and comparisons."""

from quillmap.benchmark.report import Paired, Report, Strength
from quillmap.bots.guarded_turn import FALLBACK
from quillmap.cli.text_tables import aligned
from quillmap.hindsight.finding import NAME as HINDSIGHT
from quillmap.material import NAMES, TITLES

_NOTE = (
    "± is half the 95 % interval of a mean. sd: standard deviation. 30+: ratings of 30 and more.\n"
    "p50, p99: thinking time of a move, which one move in two, or in a hundred, exceeds.\n"
    "Comparisons are on the decks that both have played. less luck: the same difference with\n"
    "the luck of the cards taken out of it, as far as a surveyor can tell (docs/benchmark.md)."
)

_KNOWING = (
    f"{HINDSIGHT}: the best found with hindsight, by a search that knows the cards. It is no bot,\n"
    "and there may be better games that it does not find."
)


def as_text(report: Report) -> str:
    """The tables, one below the other."""
    head = f"suite {report.suite}, quillmap {report.quillmap}, rules {report.rules}"
    if report.purpose != "test":
        head += f"; {report.purpose} decks, which tell no strength"
    parts = [head, _table(strength_rows(report)), _table(title_rows(report))]
    parts.append(_table(edict_rows(report)))
    if report.paired:
        parts.append(_table(paired_rows(report)))
    if any(player.bot.startswith(f"{HINDSIGHT}-") for player in report.players):
        parts.append(_KNOWING)
    parts += [_lost(player) for player in report.players if player.lost]
    return "\n\n".join([*parts, _NOTE])


def _lost(player: Strength) -> str:
    turns = ", ".join(f"{how} {times} times" for how, times in player.lost.items())
    return f"{player.bot} has lost turns to {FALLBACK.name}: it {turns}."


def _table(rows: list[list[str]]) -> str:
    return "\n".join(aligned(rows))


def strength_rows(report: Report) -> list[list[str]]:
    """A row of numbers for each player, below their names."""
    ratings = ["rating", "±", "sd", "min", "25 %", "50 %", "75 %", "max", "30+"]
    return [
        ["bot", "N", *ratings, "ms/move p50", "p99", "playouts/move"],
        *(_strength_row(player) for player in report.players),
    ]


def _strength_row(player: Strength) -> list[str]:
    speed = ["-", "-"]
    if player.milliseconds is not None:
        speed = [f"{each:.2f}" if each < 100 else f"{each:.0f}" for each in player.milliseconds]
    return [
        player.bot,
        str(player.games),
        f"{player.rating:.1f}",
        _or_none(player.within),
        _or_none(player.deviation),
        str(player.least),
        *(str(round(each)) for each in player.quartiles),
        str(player.most),
        f"{100 * player.good:.1f} %",
        *speed,
        str(player.playouts),
    ]


def _or_none(number: float | None) -> str:
    return "-" if number is None else f"{number:.1f}"


def title_rows(report: Report) -> list[list[str]]:
    """The share of games that ended with each title."""
    rows = [["title", "from", *(player.bot for player in report.players)]]
    for title in TITLES:
        shares = [f"{100 * each.titles[title.id] / each.games:.1f} %" for each in report.players]
        rows.append([NAMES[title.id], str(title.rating), *shares])
    rows[-1][1] = "below"
    return rows


def edict_rows(report: Report) -> list[list[str]]:
    """What each scoring card gave each player in a game."""
    rows = [["points per game of", *(player.bot for player in report.players)]]
    cards = {card for player in report.players for card in player.edicts}
    for card in sorted(cards, key=NAMES.__getitem__):
        means = [player.edicts.get(card) for player in report.players]
        rows.append([NAMES[card], *(_or_none(mean) for mean in means)])
    return rows


def paired_rows(report: Report) -> list[list[str]]:
    """Each player against the one before it."""
    apart = ["difference", "±", "less luck", "±"]
    head = ["on the same decks", "N", *apart, "wins", "ties", "losses", "verdict"]
    return [head, *(_paired_row(pair) for pair in report.paired)]


def _paired_row(pair: Paired) -> list[str]:
    shares = (pair.wins, pair.ties, 1 - pair.wins - pair.ties)
    return [
        f"{pair.first} - {pair.second}",
        str(pair.decks),
        f"{pair.difference:+.1f}",
        _or_none(pair.within),
        "-" if pair.adjusted is None else f"{pair.adjusted:+.1f}",
        _or_none(pair.adjusted_within),
        *(f"{100 * share:.1f} %" for share in shares),
        pair.verdict,
    ]
