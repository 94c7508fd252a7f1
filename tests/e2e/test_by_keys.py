"""By keys alone: the focus stays where somebody is busy, also when what they pressed is off."""

from playwright.sync_api import expect

from tests.e2e.conftest import Meet
from tests.e2e.people import Person, plain
from tests.e2e.playing import FIRST, GRID, NUMBERS, SIZE, UNDER, be_calm
from tests.e2e.reading import Ears
from tests.e2e.states import RECORD

ON_MAP = f"document.activeElement.closest('{GRID}') !== null"


TURN = '.tools [data-teach="turn"]'
"""The buttons that turn and flip."""


def focused(player: Person) -> str:
    """The name of what has the focus."""
    found: str = player.page.evaluate(
        "(({ ariaLabel, innerText }) => ariaLabel ?? innerText)(document.activeElement)"
    )
    return found.strip()


def on_map(player: Person) -> bool:
    """Whether a square of the map has the focus."""
    return bool(player.page.evaluate(ON_MAP))


def test_buttons_of_the_bar_give_the_map_the_focus(meet: Meet) -> None:
    ada = meet()
    ada.goto(ada.open_table(seats=1, names=["Ada"], start=True))
    ada.until(lambda: ada.owes)
    ada.page.locator(FIRST).focus()
    ada.page.keyboard.press("Enter")
    ada.button("draw-cancel").focus()
    ada.page.keyboard.press("Enter")
    ada.until(lambda: on_map(ada))
    ada.button("draw-hint").focus()
    ada.page.keyboard.press("Enter")
    ada.button("hint-show").focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator(".hints li button").first.focus()
    ada.page.keyboard.press("Enter")
    ada.until(lambda: on_map(ada))
    ada.button("draw-confirm").focus()
    ada.page.keyboard.press("Enter")
    ada.until(lambda: ada.table["play"]["round"] > 1)
    ada.until(lambda: on_map(ada))


def squares_under(player: Person) -> set[int]:
    """The squares under the shape."""
    return set(map(int, player.page.locator(UNDER).evaluate_all(NUMBERS)))


def test_keys_go_on_with_the_map_after_the_mouse(meet: Meet) -> None:
    """A shape is chosen and turned by clicks: arrows move it at once, and Enter draws it."""
    ada = meet()
    ada.goto(ada.open_table(seats=1, names=["Ada"], start=True))
    be_calm(ada)
    other = ada.page.locator('.options button[aria-pressed="false"]').first
    for button in (other, *ada.page.locator(TURN).all()):
        button.click()
        ada.until(lambda: on_map(ada))
        up = {each - SIZE for each in squares_under(ada)}
        ada.page.keyboard.press("ArrowUp")
        assert squares_under(ada) == up
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Enter")
    ada.until(lambda: ada.table["play"]["round"] == 2)


def test_buttons_that_keys_press_keep_the_focus(meet: Meet) -> None:
    """Whoever turns by Enter turns again by Enter."""
    ada = meet()
    ada.goto(ada.open_table(seats=1, names=["Ada"], start=True))
    be_calm(ada)
    turn = ada.page.locator(TURN).first
    turn.focus()
    for key in ("Enter", "Space", "Enter"):
        before = squares_under(ada)
        ada.page.keyboard.press(key)
        assert squares_under(ada) != before
        expect(turn).to_be_focused()
    other = ada.page.locator('.options button[aria-pressed="false"]').first
    other.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator('.options button[aria-pressed="true"]')).to_be_focused()
    assert ada.table["play"]["round"] == 1


def test_texts_that_are_loaded_later_are_no_news(meet: Meet) -> None:
    ada = meet()
    ears = Ears(ada)
    ada.goto(ada.open_table(seats=1, names=["Ada"], start=True))
    ears.begins(plain("draw-fits"))
    ada.page.locator(".edicts .thing").first.focus()
    ada.page.locator(".edicts .why p").first.wait_for()
    ada.page.locator(FIRST).focus()
    ears.press("n", plain("draw-fits"))
    said = [line for line in ears.lines if line.startswith("  said:")]
    assert len(said) == 2, said


def test_who_takes_the_device_can_draw_at_once(meet: Meet) -> None:
    ada = meet()
    ada.goto(ada.open_table(seats=2, names=["Ada", "Bela"], start=True))
    ada.page.locator(".hand-over button").press("Enter")
    ada.until(lambda: on_map(ada))


def test_a_number_at_its_end_keeps_the_focus(meet: Meet) -> None:
    ada = meet()
    ada.goto("/new")
    less = ada.page.locator(".stepper button").first
    seats = ada.page.locator(".stepper input").first
    less.focus()
    for _ in range(int(seats.input_value()) + 1):
        ada.page.keyboard.press("Enter")
    assert seats.input_value() == "1"
    assert focused(ada).startswith(plain("one-less").partition("{")[0])
    assert less.get_attribute("aria-disabled") == "true"
    ada.page.keyboard.press("Tab")
    assert less.is_disabled()


def test_the_ends_of_a_replay_keep_the_focus(meet: Meet) -> None:
    ada = meet()
    ada.goto(ada.add_record(RECORD.read_text("utf-8")) + "/replay")
    ada.page.locator(".stage").wait_for()
    ada.page.keyboard.press("End")
    for id, back in ("replay-back", "ArrowRight"), ("replay-forward", "ArrowLeft"):
        ada.page.keyboard.press("Home" if id == "replay-back" else "End")
        ada.page.keyboard.press(back)
        ada.button(id).focus()
        ada.page.keyboard.press("Enter")
        ada.page.keyboard.press("Enter")
        assert focused(ada) == plain(id)
        assert ada.button(id).get_attribute("aria-disabled") == "true"


def test_a_new_name_is_dropped_by_escape(meet: Meet) -> None:
    ada = meet()
    ada.goto(ada.open_table(seats=2, names=["Ada"]))
    ada.button("rename").press("Enter")
    ada.field("new-name").press_sequentially("Nobody")
    ada.page.keyboard.press("Escape")
    ada.until(lambda: focused(ada) == plain("rename"))
    assert ada.table["chairs"][0]["name"] == "Ada"


def test_one_key_leads_to_the_map_from_anywhere(meet: Meet) -> None:
    ada = meet()
    ada.goto(ada.open_table(seats=1, names=["Ada"], start=True))
    ada.until(lambda: ada.owes)
    ada.page.locator(".edicts .edict").first.focus()
    ada.page.keyboard.press("m")
    ada.until(lambda: on_map(ada))
    ada.page.locator("details:has(input[name=line]) summary").click()
    typed = ada.page.locator("input[name=line]")
    typed.focus()
    ada.page.keyboard.press("m")
    assert typed.input_value() == "m", "a field keeps its letters"


def test_a_turned_shape_is_named_as_it_lies(meet: Meet) -> None:
    ada = meet()
    ada.goto(ada.open_table(seats=1, names=["Ada"], start=True))
    ada.until(lambda: ada.owes)
    chosen = ada.page.locator(".options [aria-pressed=true]")
    expect(chosen).to_contain_text("three in a column and one to the right of the middle one")
    ada.page.locator(FIRST).focus()
    ada.page.keyboard.press("r")
    expect(ada.page.locator(".options")).not_to_contain_text("in a column")
    expect(chosen).to_contain_text("three in a row and one below the middle one")


def test_one_key_lists_the_keys_wherever_the_list_lies(meet: Meet) -> None:
    ada = meet()
    ada.goto(ada.open_table(seats=1, names=["Ada"], start=True))
    ada.until(lambda: ada.owes)
    ada.page.locator(FIRST).focus()
    ada.page.keyboard.press("?")
    keys = ada.page.locator("details[open]", has_text=plain("draw-keys"))
    expect(keys.locator("summary")).to_be_focused()
    expect(keys.locator("dd").first).to_be_in_viewport()
    assert plain("draw-key-map") in keys.inner_text()
    ada.page.keyboard.press("m")
    ada.until(lambda: on_map(ada))
