/** Drafts: where they begin, how they move, and the keys and lines that move them. */

import { describe, expect, test } from "vitest";
import {
    begun,
    choosingNow,
    draftOf,
    fallsIn,
    handleOf,
    lineIn,
    mirrored,
    movedOver,
    nextPlace,
    nudged,
    squaresIn,
    targetsOf,
    turnedBy,
    withOption,
} from "../../src/lib/draw/draft";
import { keepDraft, keptDraft } from "../../src/lib/draw/draftStorage";
import { complete, mustChoose, whyNot } from "../../src/lib/draw/fit";
import { meaningOf } from "../../src/lib/draw/keys";
import { readLine, wholeLine } from "../../src/lib/draw/line";
import type { Task } from "../../src/lib/draw/task";
import { walk } from "../../src/lib/map/ambushWalk";
import { squareName, squareNames, squareOf, squaresOf, SQUARES } from "../../src/lib/map/grid";
import { orientations, placements } from "../../src/lib/map/shapes";

const EMPTY = ".".repeat(SQUARES);
const L = ["X.", "X.", "XX"];

/** A map with these marks on these squares: `{ F: "C4 C5" }`. */
function mapWith(marks: Record<string, string>): string {
    const squares = [...EMPTY];
    for (const [mark, names] of Object.entries(marks)) {
        for (const square of squaresOf(names)) squares[square] = mark;
    }
    return squares.join("");
}

function task(map = EMPTY, more: Partial<Task> = {}): Task {
    const sheet = { map, attacked: "", letters: {}, coins: 0 };
    const free = (square: number) => ".r".includes(map[square]);
    const option = (rows: string[], terrain: string) => ({
        terrain,
        rows,
        coin: false,
        places: placements(orientations(rows), free),
    });
    return {
        kind: "shape",
        asks: "explore",
        round: 1,
        seat: 2,
        on: 2,
        sheet,
        card: "orchard",
        options: [option(L, "forest"), option(L, "farm"), option(["XX"], "village")],
        single: false,
        ruined: false,
        wanted: null,
        turning: true,
        letter: null,
        targets: [],
        ...more,
    };
}

describe("squares", () => {
    test("every name is read back", () => {
        for (let square = 0; square < SQUARES; square++) {
            expect(squareOf(squareName(square).toLowerCase())).toBe(square);
        }
        expect([squareOf("L1"), squareOf("A12"), squareOf("A0"), squareOf("")]).toEqual([
            null,
            null,
            null,
            null,
        ]);
    });

    test("known numbers of placements on an empty map", () => {
        const count = (rows: string[]) => placements(orientations(rows), () => true).length;
        const counts = [["X"], ["XX"], ["X.", "XX"], [".X.", "XXX", ".X."]].map(count);
        expect(counts).toEqual([121, 220, 400, 81]);
    });

    test("the walk goes along the edge first and meets every square once (R12.2)", () => {
        const way = walk("top_right", "counter_clockwise");
        expect(squareNames(way.slice(0, 3))).toBe("A9 A10 A11");
        expect(way[0]).toBe(squareOf("A11"));
        expect(way.at(-1)).toBe(squareOf("F6"));
        expect(new Set(way).size).toBe(SQUARES);
    });
});

describe("a draft", () => {
    test("begins where it fits, near the middle", () => {
        const draft = begun(task(mapWith({ M: "E5 E6 F5 F6 G5 G6" })));
        expect(complete(draft)).toBe(true);
        expect(draft.rows).toEqual(L);
    });

    test("never leaves the map", () => {
        let draft = begun(task());
        for (let step = 0; step < 20; step++) draft = nudged(draft, 1, 1);
        expect(squareNames(squaresIn(draft))).toBe("I10 J10 K10 K11");
        expect(squaresIn(turnedBy(draft, 1))).toHaveLength(4);
        expect(squaresIn(movedOver(draft, 0))).toContain(0);
    });

    test("four turns and two flips change nothing, away from the edge", () => {
        const draft = movedOver(begun(task()), 60);
        let turned = draft;
        for (let quarter = 0; quarter < 4; quarter++) turned = turnedBy(turned, 1);
        expect(squaresIn(turned)).toEqual(squaresIn(draft));
        expect(squaresIn(turnedBy(turnedBy(draft, 1), -1))).toEqual(squaresIn(draft));
        expect(squaresIn(mirrored(mirrored(draft)))).toEqual(squaresIn(draft));
    });

    test("keeps its turn and place in another terrain, its middle in another shape", () => {
        const draft = turnedBy(movedOver(begun(task()), 60), 1);
        const farm = withOption(draft, 1);
        expect(lineIn(farm)).toBe(lineIn(draft).replace("forest", "farm"));
        expect(squaresIn(withOption(draft, 2))).toHaveLength(2);
        expect(withOption(draft, 9)).toBe(draft);
    });

    test("an option that fits nowhere cannot be chosen", () => {
        const none = task();
        none.options[2] = { ...none.options[2], places: [] };
        const draft = begun(none);
        expect(withOption(draft, 2)).toBe(draft);
    });

    test("walks over all places and comes back", () => {
        const first = begun(task(mapWith({ F: squareNames(Array(110).keys()) })));
        const all = new Set<string>();
        let draft = withOption(first, 2);
        draft = nextPlace(draft, 1);
        for (let step = 0; step < 10; step++) {
            all.add(lineIn(draft));
            draft = nextPlace(draft, 1);
        }
        expect(all.size).toBe(10);
        expect(lineIn(nextPlace(nextPlace(draft, 1), -1))).toBe(lineIn(draft));
    });

    test("its handle is one of its squares", () => {
        const draft = begun(task());
        for (const way of [0, 1, 2, 3]) {
            const turned = turnedBy(draft, way);
            expect(squaresIn(turned)).toContain(handleOf(turned));
        }
    });

    test("outlives a reload, but not its round", () => {
        const asked = task();
        const draft = nudged(turnedBy(begun(asked), 1), 1, 0);
        keepDraft("game", draft, true);
        expect(keptDraft("game", asked)).toEqual({ draft, pinned: true });
        expect(keptDraft("game", { ...asked, round: 2 })).toBeNull();
        expect(keptDraft("other", asked)).toBeNull();
        localStorage.setItem("quillmap.draft.game.2", '{"key": 3}');
        expect(keptDraft("game", asked)).toBeNull();
    });
});

describe("why not", () => {
    test("names the first filled square", () => {
        const draft = movedOver(begun(task(mapWith({ W: "F5 F6" }))), 60);
        expect(whyNot(draft)).toMatchObject({ code: "occupied", args: { square: "F6" } });
    });

    test("ruins must be covered (R5.2)", () => {
        const ruins = { why: "ruins" as const, squares: new Set([0]) };
        const draft = movedOver(begun(task(mapWith({ r: "A1" }), { wanted: ruins })), 60);
        expect(whyNot(draft)?.code).toBe("must_cover_ruins");
        expect(whyNot(movedOver(draft, 0))).toBeNull();
    });

    test("a Gorgon chooses what she destroys, and nothing else (R6.33)", () => {
        const asked = task(mapWith({ "^": "A1", F: "A3" }), {
            asks: "ambush",
            letter: "G",
            on: 1,
            options: [{ ...task().options[0], terrain: "monster" }],
        });
        const draft = draftOf(asked, "2 on 1 monster B2 C2 D2 D3");
        expect(draft && mustChoose(draft)).toBe(true);
        const choosing = choosingNow(draft ?? begun(asked), true);
        expect(targetsOf(choosing)).not.toContain(squareOf("A1"));
        expect(complete(choosing)).toBe(true);
        const wrong = movedOver(choosing, 120);
        expect(whyNot(wrong)).toMatchObject({ code: "cannot_destroy", args: { square: "K11" } });
        expect(lineIn(wrong)).toBe("2 on 1 monster B2 C2 D2 D3 destroys K11");
        expect(choosingNow(choosing, false).choosing).toBe(false);
    });

    test("monsters on attacked squares fall (R6.24)", () => {
        const asked = task(EMPTY, { options: [{ ...task().options[2], terrain: "monster" }] });
        const sheet = { ...asked.sheet, attacked: "A2" };
        const draft = draftOf({ ...asked, sheet }, "monster A1 A2");
        expect(draft && squareNames(fallsIn(draft))).toBe("A2");
    });
});

describe("lines", () => {
    test("are read in any case and with commas", () => {
        expect(readLine("Forest c4, C5")).toMatchObject({ terrain: "forest" });
        expect(squareNames(readLine("3 forest C5 c4")?.squares ?? [])).toBe("C4 C5");
        expect(readLine("2 farm A1 by weighted, time ran out")?.by).toBe("weighted, time ran out");
        expect(readLine("forest L9")).toBeNull();
        expect(readLine("")).toBeNull();
    });

    test("need neither the seat nor the map", () => {
        expect(wholeLine(task(), "forest C4")).toBe("2 forest C4");
        expect(wholeLine(task(), "2 forest C4")).toBe("2 forest C4");
        const raid = task(EMPTY, { asks: "ambush", on: 3 });
        expect(wholeLine(raid, "C4 C5")).toBe("2 on 3 monster C4 C5");
        expect(wholeLine(raid, "monster C4")).toBe("2 on 3 monster C4");
        expect(wholeLine(task(EMPTY, { kind: "destroy" }), "c4")).toBe("2 destroys c4");
    });
});

describe("keys", () => {
    function press(key: string, inside: string, more: KeyboardEventInit = {}) {
        document.body.innerHTML = `<div role="grid"><p></p></div><button></button><input>`;
        let found: ReturnType<typeof meaningOf> = null;
        const listen = (event: Event) => (found = meaningOf(event as KeyboardEvent));
        document.addEventListener("keydown", listen, { once: true });
        const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
        document.querySelector(inside)?.dispatchEvent(event);
        return found as ReturnType<typeof meaningOf>;
    }

    test("on the map: arrows, turn, flip, choose, next", () => {
        const draft = movedOver(begun(task()), 60);
        const changed = (key: string, more = {}) => {
            const meaning = press(key, "p", more);
            return meaning?.kind === "change" ? lineIn(meaning.change(draft)) : meaning?.kind;
        };
        expect(changed("ArrowDown")).toBe(lineIn(nudged(draft, 1, 0)));
        expect(changed("r")).toBe(lineIn(turnedBy(draft, 1)));
        expect(changed("R", { shiftKey: true })).toBe(lineIn(turnedBy(draft, -1)));
        expect(changed("f")).toBe(lineIn(mirrored(draft)));
        expect(changed("3")).toBe(lineIn(withOption(draft, 2)));
        expect(changed("n")).toBe(lineIn(nextPlace(draft, 1)));
        expect(changed("Enter")).toBe("enter");
        expect(changed("Escape")).toBe("escape");
    });

    test("fields keep theirs, buttons keep Enter, and the browser its own", () => {
        expect(press("r", "input")).toBeNull();
        expect(press("Enter", "button")).toBeNull();
        expect(press("ArrowDown", "button")).toBeNull();
        expect(press("r", "button")?.kind).toBe("change");
        expect(press("r", "p", { ctrlKey: true })).toBeNull();
    });
});
