"""Whose turn it is: held against a slow twin, and nobody waits for ever."""

from collections import Counter
from itertools import count

from hypothesis import given
from hypothesis import strategies as st

from quillmap.server.thinking.turnstile import OVERTAKEN, Line, Place, Turnstile

QUICK, PEOPLE, ALONE = Line

PLACES = [Place(address, owner) for address in ("a", "b", None) for owner in ("x", "y")]


def turns(turnstile: Turnstile[str], many: int) -> str:
    """Who goes through, one letter each."""
    return "".join(turnstile.next() or "-" for _ in range(many))


def standing(*crowd: tuple[str, Line, Place]) -> Turnstile[str]:
    """A turnstile with these in front of it, in this order."""
    turnstile = Turnstile[str]()
    for who, line, place in crowd:
        turnstile.join(who, line, place)
    return turnstile


def test_nobody_is_there() -> None:
    turnstile = Turnstile[str]()
    assert turnstile.next() is None
    turnstile.leave("somebody else")
    turnstile.step_back(QUICK, Place("a"))
    assert turnstile.standing(*Line) == 0


def test_many_identities_at_one_address_have_the_turns_of_one() -> None:
    crowd = [(who, PEOPLE, Place("a", f"cookie {who}")) for who in "1234"]
    assert turns(standing(*crowd, ("B", PEOPLE, Place("b", "ben"))), 10) == "1B2B3B4B1B"


def test_many_tables_of_one_owner_have_the_turns_of_one() -> None:
    crowd = [(who, PEOPLE, Place("a", "ada")) for who in "1234"]
    assert turns(standing(*crowd, ("B", PEOPLE, Place("a", "ben"))), 8) == "1B2B3B4B"


def test_unknown_addresses_are_one() -> None:
    crowd = [(who, PEOPLE, Place(None, who)) for who in "12"]
    assert turns(standing(*crowd, ("B", PEOPLE, Place("b", "ben"))), 6) == "1B2B1B"


def test_people_go_first_and_bots_alone_get_on_all_the_same() -> None:
    turnstile = standing(
        ("b", ALONE, Place("a")), ("P", PEOPLE, Place("a")), ("q", QUICK, Place("a"))
    )
    assert turns(turnstile, 18) == "qqqqqqqPbqqqqqqqPb"
    turnstile.leave("q")
    assert turns(turnstile, 16) == "PPPPPPPb" * 2


def test_who_comes_while_another_is_served_is_next() -> None:
    """The address that has just had a turn does not get the next one as well."""
    turnstile = standing(("1", PEOPLE, Place("a")), ("2", PEOPLE, Place("a")))
    assert turnstile.next() == "1"
    turnstile.leave("1")
    turnstile.join("B", PEOPLE, Place("b"))
    turnstile.step_back(PEOPLE, Place("a"))
    assert turns(turnstile, 2) == "B2"


def test_who_changes_lines_stands_behind_the_others_there() -> None:
    turnstile = standing(("1", PEOPLE, Place("a")), ("2", ALONE, Place("b")))
    turnstile.join("2", PEOPLE, Place("b"))
    turnstile.join("1", PEOPLE, Place("a"))  # changes nothing
    assert turns(turnstile, 3) == "121" and turnstile.standing(ALONE) == 0
    assert [*turnstile.those(*Line)] == ["2", "1"] and "1" in turnstile


class Slow:
    """The same with the time at which each address, owner and table last came or went."""

    def __init__(self) -> None:
        self.stands: dict[str, tuple[Line, Place]] = {}
        self.since: dict[tuple[object, ...], int] = {}
        self.overtaken = dict.fromkeys(Line, 0)
        self.clock = count()

    def keys(self, who: str) -> list[tuple[object, ...]]:
        line, place = self.stands[who]
        return [(line, place.address), (line, place), (line, place, who)]

    def join(self, who: str, line: Line, place: Place) -> None:
        if self.stands.get(who) == (line, place):
            return
        self.leave(who)
        self.stands[who] = line, place
        for key in self.keys(who):
            self.since.setdefault(key, next(self.clock))

    def leave(self, who: str) -> None:
        self.stands.pop(who, None)
        there = {key for other in self.stands for key in self.keys(other)}
        self.since = {key: since for key, since in self.since.items() if key in there}
        for line in Line:
            if line not in {line for line, _ in self.stands.values()}:
                self.overtaken[line] = 0

    def next(self) -> str | None:
        lines = sorted({line for line, _ in self.stands.values()})
        if not lines:
            return None
        line = next((each for each in lines if self.overtaken[each] == OVERTAKEN), lines[0])
        for each in lines:
            self.overtaken[each] = 0 if each == line else self.overtaken[each] + (each > line)
        there = [who for who in self.stands if self.stands[who][0] == line]
        who = min(there, key=lambda who: [self.since[key] for key in self.keys(who)])
        for key in self.keys(who):
            self.since[key] = next(self.clock)
        return who

    def step_back(self, line: Line, place: Place) -> None:
        for key in [(line, place.address), (line, place)]:
            if key in self.since:
                self.since[key] = next(self.clock)


WHO = st.sampled_from("12345678")
STEPS = st.one_of(
    st.tuples(st.just("join"), WHO, st.sampled_from(Line), st.sampled_from(PLACES)),
    st.tuples(st.just("leave"), WHO),
    st.tuples(st.just("next")),
    st.tuples(st.just("next")),
    st.tuples(st.just("step_back"), st.sampled_from(Line), st.sampled_from(PLACES)),
)


@given(st.lists(STEPS, max_size=60))
def test_it_agrees_with_the_slow_twin(steps: list[tuple[object, ...]]) -> None:
    fast, slow = Turnstile[str](), Slow()
    for name, *words in steps:
        assert getattr(fast, str(name))(*words) == getattr(slow, str(name))(*words)
        assert {*fast.those(*Line)} == {*slow.stands}
        for line in Line:
            assert fast.standing(line) == sum(at == line for at, _ in slow.stands.values())


@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("xyz")), min_size=1, max_size=12))
def test_every_address_has_the_same_share_and_there_every_owner(
    tables: list[tuple[str, str]],
) -> None:
    places = {str(number): Place(*each) for number, each in enumerate(tables)}
    turnstile = Turnstile[str]()
    for who, place in places.items():
        turnstile.join(who, PEOPLE, place)
    served = [places[turnstile.next() or ""] for _ in range(360)]
    by_address = Counter(place.address for place in served)
    assert max(by_address.values()) == min(by_address.values())
    for address in by_address:
        owners = Counter(place.owner for place in served if place.address == address)
        assert max(owners.values()) - min(owners.values()) <= 1


@given(st.lists(st.sampled_from(PLACES), max_size=8), st.lists(st.sampled_from(PLACES)))
def test_nobody_waits_for_ever_however_many_come(
    before: list[Place], newcomers: list[Place]
) -> None:
    """One of bots alone, while somebody new comes to every line with every turn."""
    turnstile = Turnstile[str]()
    for number, place in enumerate(before):
        turnstile.join(f"before {number}", ALONE, place)
    turnstile.join("patient", ALONE, Place("a", "x"))
    for number in range((2 + OVERTAKEN) * 3 * 2 * (1 + len(before))):
        who = turnstile.next()
        if who == "patient":
            return
        turnstile.step_back(*turnstile._stands[who or ""])
        turnstile.leave(who or "")
        for line in Line:
            place = newcomers[number % len(newcomers)] if newcomers else Place("c", str(number))
            turnstile.join(f"{line} {number}", line, place)
    raise AssertionError("never served")
