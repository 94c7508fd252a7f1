"""The guided first game with every wrong move: nothing breaks, and the advice goes on."""

from playwright.sync_api import expect

from tests.e2e.bubbles import BUBBLE, bubble, said, says, uncovered
from tests.e2e.conftest import Meet
from tests.e2e.cutting import Line
from tests.e2e.lessons import DESK, GO, at_rest, confirm, go_on, learn, place
from tests.e2e.people import Device, Person, plain, words
from tests.e2e.playing import GRID, by_mouse, draw, play_on
from tests.server.process import ServerProcess


def test_wrong_moves_are_taken_and_answered(meet: Meet) -> None:
    player = meet(DESK)
    learn(player)
    player.page.locator(GO).click()
    place(player, "G9", option=1)
    assert "Only the edge pays" in said(player), "before it is drawn"
    confirm(player)
    at_rest(player)
    assert said(player) == plain("lesson-got-inland")
    place(player, "E3", option=0)
    assert "of 3 on the edge" in said(player)
    player.page.locator(".options button").nth(1).click()
    player.page.wait_for_timeout(300)
    player.page.keyboard.press("Escape")
    assert said(player) == plain("lesson-turn-forest"), "water is allowed, and not paid by A"
    place(player, "H5", option=1)
    confirm(player)
    at_rest(player)
    assert said(player).startswith(plain("lesson-got-no-forest"))
    assert "4 / 8" in said(player), "the time of cards at first sight"
    place(player, "B1", option=0)
    assert said(player) == plain("lesson-try-river")
    place(player, "G9")  # there is forest
    expect(player.page.locator(".drawing .misfit").first).to_be_attached()
    assert player.button("draw-confirm").is_disabled()
    place(player, "B1")
    confirm(player)
    at_rest(player)
    assert said(player).startswith(plain("lesson-got-no-valley"))
    place(player, "A7", option=0)
    confirm(player)
    at_rest(player)
    assert said(player).startswith("3 of 6")
    place(player, "A11")
    assert player.button("draw-confirm").is_disabled(), "no ruins there"
    player.button("draw-next").click()
    player.page.wait_for_timeout(300)
    confirm(player)
    at_rest(player)
    go_on(player)
    assert said(player).startswith("One square of any terrain, wherever you like")
    place(player, "K11", option=4)
    confirm(player)  # a monster of one's own
    at_rest(player)
    assert said(player).startswith(plain("lesson-got-nothing"))
    assert said(player).endswith(plain("lesson-got-raid")), "they stand on the map already"
    go_on(player)
    player.button("draw-next").click()
    confirm(player)
    player.page.locator("dialog[open]").wait_for()
    for text in ("lesson-time-over", "lesson-season"):
        assert plain(text) in player.page.inner_text("dialog[open]")


def test_reload_at_every_step(meet: Meet) -> None:
    player = meet(DESK)
    learn(player)
    first = said(player)
    player.page.reload()
    bubble(player).wait_for()
    assert said(player) == first
    player.page.locator(GO).click()
    for _ in range(7):
        at_rest(player)
        go_on(player)
        before = said(player)
        player.page.reload()
        bubble(player).wait_for()
        at_rest(player)
        assert said(player) == before, "what came before was read"
        draw(player, by_mouse)
    player.page.reload()
    at_rest(player)
    assert said(player).startswith("Edict D opens")


def test_another_browser_goes_on_at_the_same_step(meet: Meet) -> None:
    player = meet(DESK)
    learn(player)
    player.page.locator(GO).click()
    for _ in range(2):
        draw(player, by_mouse)
    at_rest(player)
    go_on(player)
    before = said(player)
    player.page.evaluate("localStorage.clear()")
    player.page.reload()
    bubble(player).wait_for()
    at_rest(player)
    assert said(player) == before


def test_leaving_for_the_first_page_and_going_on(meet: Meet) -> None:
    player = meet(DESK)
    learn(player)
    player.page.locator(GO).click()
    draw(player, by_mouse)
    player.goto("/")
    player.page.get_by_role("link", name=words("learn-go-on")).click()
    bubble(player).wait_for()
    at_rest(player)
    assert "on the edge" in said(player)
    other = player.context.new_page()
    other.goto(player.page.url)
    other.locator(BUBBLE).first.wait_for()
    draw(player, by_mouse)
    other.locator(f"{BUBBLE} p").filter(has_text="Edict B").or_(other.locator(GO)).first.wait_for()
    other.close()


# With the page around it ------------------------------------------------------------------------


def begun(meet: Meet, device: Device = DESK, address: str = "") -> Person:
    """Somebody who has read the first words, and has a card to draw."""
    player = meet(device, address)
    learn(player)
    player.page.locator(GO).click()
    says(player, "Edict A, Sentinel Wood: 1 point")
    at_rest(player)
    return player


def choose_language(player: Person, language: str) -> None:
    """By the menu, as people do."""
    player.page.locator("header .menu").click()
    player.page.locator("header .language select").select_option(language)
    player.page.keyboard.press("Escape")


def test_skipped_and_taken_up_again(meet: Meet) -> None:
    player = begun(meet)
    step = said(player)
    player.page.locator(f"{BUBBLE} .leave").click()
    bubble(player).wait_for(state="detached")
    expect(player.page.get_by_text(plain("edict-back"))).to_have_count(0)
    player.button("lesson-resume").click()
    says(player, step)
    player.button("lesson-skip").click()
    bubble(player).wait_for(state="detached")
    draw(player, by_mouse)
    player.page.reload()
    player.page.locator("p.ask").wait_for()
    expect(bubble(player)).to_have_count(0)
    player.button("lesson-resume").click()
    says(player, "on the edge")
    expect(player.button("lesson-resume")).to_have_count(0)


def test_skipped_to_the_end_of_spring(meet: Meet) -> None:
    """Whoever is in summer has nothing to go back to."""
    player = begun(meet)
    player.button("lesson-skip").click()
    play_on([player], by_mouse, lambda play: play["season"] == 1)
    at_rest(player)
    expect(bubble(player)).to_have_count(0)
    expect(player.button("lesson-resume")).to_have_count(0)


def test_another_language_in_the_middle(meet: Meet) -> None:
    """Before a drawing, and while the bubble says what the last one brought."""
    player = begun(meet)
    for language in ("pl", "el", "en"):
        choose_language(player, language)
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        begins = plain("lesson-edge", language).split("{")[0].strip()
        says(player, begins)
    draw(player, by_mouse)
    player.page.locator(GO).wait_for()
    choose_language(player, "de")
    player.page.locator(GO).filter(has_text=plain("go-on", "de")).click()
    says(player, "an den Rand")


def test_drawing_while_the_line_is_cut(meet: Meet, server: ServerProcess) -> None:
    """What was placed stays, and can be drawn when the line is there again."""
    with Line(server.port) as line:
        player = begun(meet, address=f"http://localhost:{line.port}")
        place(player, "A2", option=1)
        says(player, "A +1")
        player.context.set_offline(True)
        line.cut()
        player.page.get_by_text(plain("connection-lost")).wait_for()
        says(player, "A +1")
        player.button("draw-confirm").click()
        player.page.get_by_role("alert").first.wait_for()
        player.context.set_offline(False)
        player.page.get_by_text(plain("connection-lost")).wait_for(state="detached")
        says(player, "A +1")
        assert player.table["play"]["round"] == 1, "nothing was drawn meanwhile"
        confirm(player)
        says(player, "+1")
        assert player.table["play"]["sheets"][0]["points"][0] == 1
        player.troubles.clear()  # a browser complains of a line that was cut


def test_a_reload_while_the_bubble_answers(meet: Meet) -> None:
    """What the last drawing has brought was read: the next step is there at once."""
    player = begun(meet)
    draw(player, by_mouse)
    player.page.locator(GO).wait_for()
    player.page.reload()
    says(player, "on the edge")
    expect(player.page.locator(GO)).to_have_count(0)
    place(player, "B6", option=0)
    player.page.reload()
    bubble(player).wait_for()
    at_rest(player)
    confirm(player)


def test_given_up_and_begun_anew(meet: Meet) -> None:
    player = begun(meet)
    draw(player, by_mouse)
    player.page.locator("summary", has_text=words("menu")).click()
    player.button("menu-give-up").click()
    player.button("sure-give-up-yes").click()
    bubble(player).wait_for(state="detached")
    player.until(lambda: player.stage == "closed")
    learn(player)
    says(player, plain("lesson-map"))
    assert player.table["play"]["round"] == 1


def test_in_a_second_tab(meet: Meet) -> None:
    """Both are at the same step, whichever of them draws; what one says goes with the other."""
    player = begun(meet)
    other = player.context.new_page()
    other.goto(player.page.url)
    words_there = other.locator(f"{BUBBLE} p").first
    expect(words_there).to_contain_text("Edict A, Sentinel Wood: 1 point")
    draw(player, by_mouse)
    go_on(player)
    expect(words_there).not_to_contain_text("Edict A, Sentinel Wood: 1 point")
    other.reload()
    expect(words_there).to_contain_text("on the edge")
    player.page.locator(f"{BUBBLE} .leave").click()
    other.reload()
    other.locator(GRID).wait_for()
    expect(other.locator(BUBBLE)).to_have_count(0)
    other.close()


def test_back_and_forth_in_the_browser(meet: Meet) -> None:
    player = begun(meet)
    draw(player, by_mouse)
    player.page.go_back()
    player.link("learn-go-on").wait_for()
    player.page.go_forward()
    says(player, "on the edge")
    player.page.go_back()
    player.link("learn-go-on").click()
    says(player, "on the edge")


def test_the_lamp_before_it_was_told(meet: Meet) -> None:
    """A hint lies in place of the bubble, which goes on with what is placed once it is put away."""
    player = begun(meet)
    player.button("draw-hint").click()
    player.button("hint-show").click()
    ideas = player.page.locator(".hints ol button")
    ideas.first.wait_for()
    ideas.first.click()
    player.until(lambda: player.page.locator(".bar .primary:enabled").count())
    player.page.locator(".hints .close").click()
    uncovered(player)
    player.button("draw-confirm").click()
    player.until(lambda: player.owes and player.table["play"]["round"] == 2)
    player.page.locator(GO).wait_for()
    assert player.table["chairs"][0]["hints"] == 1


def test_a_typed_drawing(meet: Meet) -> None:
    player = begun(meet)
    player.page.locator("summary", has_text=words("draw-typed")).click()
    field = player.page.locator("input[name=line]")
    for line in ("nonsense", "forest A1", "water A1 A2 B2"):
        field.fill(line)
        field.press("Enter")
        player.page.get_by_role("alert").first.wait_for()
        assert player.table["play"]["round"] == 1 and bubble(player).is_visible()
    field.fill("forest A1 B2")
    field.press("Enter")
    says(player, "A +1")
    confirm(player)
    says(player, "+1")


def test_keys_of_every_tool(meet: Meet) -> None:
    """Turned, flipped, moved, chosen, put down and picked up before anything was said of it."""
    player = begun(meet)
    player.page.locator(GRID).focus()
    for key in ("r", "R", "f", "n", "N", "2", "9", "1", "Escape", "ArrowLeft", "x", "?", "Delete"):
        player.page.keyboard.press(key)
    expect(bubble(player)).to_have_count(1)
    assert player.table["play"]["round"] == 1
    draw(player, by_mouse)
    player.page.locator(GO).wait_for()
    player.page.locator(GO).focus()
    player.page.keyboard.press("Escape")
    says(player, "on the edge")


def test_keys_before_the_first_words_were_read(meet: Meet) -> None:
    """There is nothing to draw yet, and so there is nothing that they could do."""
    player = meet(DESK)
    learn(player)
    for key in ("r", "n", "1", "Enter", "Escape", "ArrowDown"):
        player.page.keyboard.press(key)
    says(player, plain("lesson-map"))
    assert player.table["play"]["round"] == 1
    player.page.locator(GO).click()
    says(player, "Edict A, Sentinel Wood: 1 point")


def test_the_rules_in_between(meet: Meet) -> None:
    """An edict's window, one face down, and the whole page of rules."""
    player = begun(meet)
    step = said(player)
    player.page.locator(".edict:enabled").first.click()
    player.page.locator("dialog[open] figure").wait_for()
    player.page.keyboard.press("Escape")
    player.page.locator("dialog[open]").wait_for(state="detached")
    says(player, step)
    player.page.locator("header .menu").click()
    player.page.locator("header nav").get_by_role("link", name=words("rules")).click()
    player.page.locator("main h1").wait_for()
    expect(bubble(player)).to_have_count(0)
    player.page.go_back()
    says(player, step)


def test_a_window_that_shrinks(meet: Meet) -> None:
    """And grows again, and is turned, while a shape is placed."""
    player = begun(meet)
    place(player, "A2", option=1)
    for width, height in ((1366, 768), (760, 600), (844, 390), (320, 568), (390, 844), (1366, 768)):
        player.page.set_viewport_size({"width": width, "height": height})
        uncovered(player)
    says(player, "A +1")
    confirm(player)
