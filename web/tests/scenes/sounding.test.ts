import { expect, it } from "vitest";
import { soundsOf } from "../../src/lib/scenes/sounding";
import type { Event } from "../../src/lib/wire/messages";

const drawn = (seat: number, by: number | null, terrain: string): Event => ({
    kind: "drawn",
    seat,
    by,
    terrain,
    squares: "A1",
});
const paid = (seat: number, coins: number): Event => ({
    kind: "paid",
    seat,
    coins,
    shape: true,
    mountains: "",
    dragon: false,
});

it("sounds as what happened to the own maps, each once", () => {
    const events: Event[] = [
        drawn(1, 1, "forest"),
        drawn(2, 2, "forest"),
        paid(1, 1),
        paid(1, 2),
        { kind: "revealed", card: "hamlet" },
    ];
    expect(soundsOf(events, [1])).toEqual(["pen", "coin", "page"]);
    expect(soundsOf(events, [])).toEqual(["page"]);
});

it("stamps the monsters of others", () => {
    expect(soundsOf([drawn(1, 2, "monster")], [1])).toEqual(["stamp"]);
    expect(soundsOf([drawn(2, 1, "monster"), paid(1, 0)], [1])).toEqual([]);
});
