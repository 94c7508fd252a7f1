/** What becomes of a drawing from the first look at a card until the round is over. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
    flippedOver,
    lineIn,
    movedOver,
    nextPlace,
    NONE,
    nudged,
    targetsOf,
    turnedBy,
    withOption,
} from "../../src/lib/draw/draft";
import { complete, whyNot } from "../../src/lib/draw/fit";
import { NEW_TASK_PAUSE_MS, PREVIEW_DELAY_MS, Sketch } from "../../src/lib/draw/sketch.svelte";
import { squareOf } from "../../src/lib/map/grid";
import { ghostOf } from "../../src/play/drawing/ghosts";
import { preferences } from "../../src/lib/page/preferences.svelte";
import { Seat } from "../seat.svelte";
import { mapWith } from "../tasks";

const PREVIEW = {
    seat: 1,
    edicts: [],
    coins: [0, 1],
    monsters: [0, 0],
    destroyed: "",
    gains: { edicts: [], coins: [{ season: 3, points: 1 }], monsters: [], total: 1 },
};
const LINE = "1 forest B2 B3 B4 C4";
const square = (name: string): number => squareOf(name) ?? -1;
let seat: Seat;

/** A new page in front of a table, where a round is under way for some time. */
async function sit(round?: Parameters<Seat["see"]>[1]): Promise<void> {
    seat = new Seat();
    await seat.see(1, round);
    await seat.pass(NEW_TASK_PAUSE_MS);
}

/** Put the L on B2 B3 B4 C4. */
function place(): void {
    seat.sketch.change(movedOver(seat.draft, square("B3")), "keys", "puts");
}

beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    preferences.confirm = true;
});

afterEach(() => {
    seat.leave();
    vi.useRealTimers();
});

describe("an ambush that fits nowhere", () => {
    const raid = {
        asks: "ambush",
        card: "goblin_attack",
        map: `.${"F".repeat(120)}`,
        targets: { 1: 2 },
    };

    it("is one monster", async () => {
        await sit(raid);
        expect(seat.sketch.line).toBe("1 on 2 monster A1");
        expect(seat.draft.task.options).toHaveLength(1);
    });

    it("is of any terrain where the option says so, a monster first (R6.12)", async () => {
        await sit({ ...raid, options: { ambush_fallback: "any", hero_cards: false } });
        expect(seat.sketch.line).toBe("1 on 2 monster A1");
        const found = seat.draft.task.options.map((_, at) => {
            seat.sketch.change(withOption(seat.draft, at), "keys");
            expect(complete(seat.draft)).toBe(true);
            return seat.sketch.line;
        });
        expect(found.map((line) => line.split(" ")[3])).toEqual([
            "monster",
            "forest",
            "village",
            "farm",
            "water",
        ]);
        expect(seat.sketch.line).toBe("1 on 2 water A1");
        expect(ghostOf(seat.draft, true)).toMatchObject({ terrain: "water", squares: [0] });
    });

    it("may be a hero with hero cards, which strikes nothing", async () => {
        await sit({ ...raid, options: { ambush_fallback: "any", hero_cards: true } });
        const at = seat.draft.task.options.findIndex(({ terrain }) => terrain === "hero");
        seat.sketch.change(withOption(seat.draft, at), "pointer");
        expect(seat.sketch.line).toBe("1 on 2 hero A1");
        expect(ghostOf(seat.draft, true).strikes).toEqual([]);
    });
});

describe("a round that begins", () => {
    it("brings a draft that fits, free to follow the mouse, with the cursor on it", async () => {
        await sit();
        expect(complete(seat.draft)).toBe(true);
        expect(seat.sketch.pinned).toBe(false);
        expect(seat.sketch.line).toBe(lineIn(seat.draft));
        expect(seat.sketch.line).toContain(" forest ");
        expect(seat.sketch.cursor).toBeGreaterThan(0);
    });

    it("asks what the draft would bring, once it rests", async () => {
        seat = new Seat();
        await seat.see(1);
        await seat.pass(PREVIEW_DELAY_MS - 1);
        expect(seat.server.count("preview")).toBe(0);
        await seat.pass(1);
        expect(seat.server.last("preview")).toMatchObject({ round: 1, line: seat.sketch.line });
        seat.server.answer("preview", { preview: PREVIEW });
        await seat.pass(0);
        expect(seat.sketch.preview).toEqual(PREVIEW);
        // A new card is told to everybody who listens, whatever their hands do.
        expect(seat.sketch.saying).toBe("task");
    });

    it("replaces the draft of the round before; news of the same round do not", async () => {
        await sit();
        place();
        const draft = seat.draft;
        seat.tell(1);
        expect(seat.draft).toBe(draft);
        seat.tell(2, { card: "hamlet" });
        expect(seat.sketch.line).toContain(" village ");
        expect([seat.sketch.pinned, seat.sketch.preview, seat.sketch.problem]).toEqual([
            false,
            null,
            null,
        ]);
    });

    it("has nothing to draw for a seat that is not asked", async () => {
        await sit();
        seat.server.say({ kind: "news", table: { ...seat.live.table, stage: "over" } });
        await seat.pass(0);
        expect([seat.sketch.draft, seat.sketch.line]).toEqual([null, ""]);
        seat.sketch.enter();
        seat.sketch.release();
        seat.sketch.consider();
        seat.sketch.takeHint(LINE);
        await seat.sketch.confirm();
        await seat.sketch.typed("forest A1");
        await seat.pass(1000);
        expect(seat.server.count("draw")).toBe(0);
        expect(seat.sketch.pinned).toBe(false);
    });
});

describe("a new shape", () => {
    it("counts as taken somewhere once it is moved, and not by being turned", async () => {
        await sit();
        expect(seat.sketch.taken).toBe(false);
        seat.sketch.change(turnedBy(seat.draft, 1), "keys", "turns");
        expect(seat.sketch.taken).toBe(false);
        seat.sketch.change(movedOver(seat.draft, 0), "pointer", "follows");
        expect([seat.sketch.taken, seat.sketch.placed]).toEqual([true, false]);
        await seat.see(2);
        expect(seat.sketch.taken).toBe(false);
    });
});

describe("a page that is loaded again", () => {
    it("finds the draft where it was put", async () => {
        await sit();
        seat.sketch.change(turnedBy(seat.draft, 1), "keys");
        place();
        const line = seat.sketch.line;
        seat.leave();
        await sit();
        expect(seat.sketch.line).toBe(line);
        expect(seat.sketch.pinned).toBe(true);
    });

    it("does not keep what only followed the mouse, nor another round's draft", async () => {
        await sit();
        const first = seat.sketch.line;
        seat.sketch.change(movedOver(seat.draft, 0), "pointer", "follows");
        seat.leave();
        await sit();
        expect(seat.sketch.line).toBe(first);
        place();
        seat.leave();
        seat = new Seat();
        await seat.see(2);
        expect(seat.sketch.line).toBe(first);
    });

    it("shows what is sealed, and asks nothing about it", async () => {
        await sit({ sealed: LINE });
        expect(seat.sketch.line).toBe(LINE);
        expect(seat.server.count("preview")).toBe(0);
    });
});

describe("a change", () => {
    beforeEach(() => sit());

    it("by hand puts it down, and takes the cursor along", () => {
        place();
        expect([seat.sketch.line, seat.sketch.pinned]).toEqual([LINE, true]);
        expect(seat.sketch.cursor).toBe(square("B3"));
    });

    it("by a passing mouse does neither", () => {
        const { cursor } = seat.sketch;
        seat.sketch.change(movedOver(seat.draft, square("B3")), "pointer", "follows");
        expect([seat.sketch.line, seat.sketch.pinned]).toEqual([LINE, false]);
        expect(seat.sketch.cursor).toBe(cursor);
    });

    it("by keys and buttons takes the cursor along, and does not put it down", () => {
        seat.sketch.change(movedOver(seat.draft, square("B3")), "keys", "moves");
        expect([seat.sketch.line, seat.sketch.pinned]).toEqual([LINE, false]);
        expect(seat.sketch.cursor).toBe(square("B3"));
        seat.sketch.change(turnedBy(seat.draft, 1), "keys", "turns");
        expect(seat.sketch.pinned).toBe(false);
    });

    it("chooses a place unless the shape is new, only turned, or follows the mouse", () => {
        expect(seat.sketch.placed).toBe(false);
        seat.sketch.change(turnedBy(seat.draft, 1), "keys", "turns");
        expect(seat.sketch.placed).toBe(false);
        seat.sketch.change(nudged(seat.draft, 1, 0), "keys", "moves");
        seat.sketch.change(turnedBy(seat.draft, 1), "keys", "turns");
        expect(seat.sketch.placed).toBe(true);
        seat.sketch.change(movedOver(seat.draft, 0), "pointer", "follows");
        expect(seat.sketch.placed).toBe(false);
        place();
        expect(seat.sketch.placed).toBe(true);
        seat.sketch.release();
        expect(seat.sketch.placed).toBe(false);
    });

    it("turns and flips, and back again", () => {
        place();
        seat.sketch.change(turnedBy(seat.draft, 1), "keys");
        expect(seat.sketch.line).not.toBe(LINE);
        seat.sketch.change(turnedBy(seat.draft, -1), "keys");
        seat.sketch.change(flippedOver(seat.draft), "keys");
        expect(seat.sketch.line).toBe("1 forest B2 B3 B4 C2");
        seat.sketch.change(flippedOver(seat.draft), "keys");
        expect(seat.sketch.line).toBe(LINE);
    });

    it("is asked about when the hand rests, not at every step", async () => {
        const before = seat.server.count("preview");
        place();
        for (let step = 0; step < 5; step++) {
            await seat.pass(PREVIEW_DELAY_MS - 1);
            seat.sketch.change(nudged(seat.draft, 1, 0), "keys");
        }
        await seat.pass(PREVIEW_DELAY_MS);
        expect(seat.server.count("preview")).toBe(before + 1);
        expect(seat.server.last("preview").line).toBe(seat.sketch.line);
    });

    it("makes an answer about the draft before it worthless", async () => {
        place();
        await seat.pass(PREVIEW_DELAY_MS);
        const first = seat.server.last("preview");
        seat.sketch.change(nudged(seat.draft, 1, 0), "keys");
        seat.server.say({ kind: "answer", id: first.id, ok: true, preview: PREVIEW });
        await seat.pass(0);
        expect(seat.sketch.preview).toBeNull();
        await seat.pass(PREVIEW_DELAY_MS);
        seat.server.answer("preview", { preview: PREVIEW });
        await seat.pass(0);
        expect(seat.sketch.preview).toEqual(PREVIEW);
        // Nobody has heard of the card before.
        expect(seat.sketch.saying).toBe("task");
    });

    it("is told where it came to rest, and not on the way, if keys moved it", async () => {
        const rest = async (): Promise<void> => {
            await seat.pass(PREVIEW_DELAY_MS);
            seat.server.answer("preview", { preview: PREVIEW });
            await seat.pass(0);
        };
        place();
        await rest();
        expect(seat.sketch.saying).toBe("task");
        for (let step = 0; step < 3; step++) {
            seat.sketch.change(nudged(seat.draft, 1, 0), "keys");
            await seat.pass(PREVIEW_DELAY_MS / 2);
            expect(seat.sketch.saying).toBeNull();
        }
        await rest();
        expect(seat.sketch.saying).toBe("place");
        seat.sketch.change(nudged(seat.draft, 0, 1), "pointer");
        await rest();
        expect(seat.sketch.saying).toBeNull();
    });

    it("is told although the server does not say what it brings", async () => {
        place();
        await seat.pass(PREVIEW_DELAY_MS);
        seat.server.refuse("preview", "too_many");
        await seat.pass(0);
        expect([seat.sketch.saying, seat.sketch.preview]).toEqual(["task", null]);
        seat.sketch.change(nudged(seat.draft, 1, 0), "keys");
        await seat.pass(PREVIEW_DELAY_MS);
        seat.server.refuse("preview", "too_many");
        await seat.pass(0);
        expect([seat.sketch.saying, seat.sketch.preview]).toEqual(["place", null]);
    });

    it("is not asked about where it does not fit, and keys say why when it rests", async () => {
        seat.tell(2, { map: mapWith({ W: "B3" }) });
        const before = seat.server.count("preview");
        seat.sketch.change(movedOver(seat.draft, square("B3")), "pointer");
        expect(seat.sketch.saying).toBeNull();
        await seat.pass(PREVIEW_DELAY_MS);
        place();
        expect(whyNot(seat.draft)?.code).toBe("occupied");
        await seat.pass(PREVIEW_DELAY_MS);
        expect(seat.sketch.saying).toBe("place");
        expect([seat.server.count("preview"), seat.sketch.preview]).toEqual([before, null]);
    });

    it("is not hurt by a preview that is refused, or lost on the way", async () => {
        place();
        await seat.pass(PREVIEW_DELAY_MS);
        seat.server.refuse("preview", "too_many");
        await seat.pass(0);
        seat.sketch.change(nudged(seat.draft, 1, 0), "keys");
        await seat.pass(PREVIEW_DELAY_MS);
        seat.server.cut();
        await seat.pass(0);
        expect([seat.sketch.problem, seat.sketch.preview]).toEqual([null, null]);
        expect(seat.sketch.pinned).toBe(true);
    });

    it("is taken up by the mouse again after Escape", () => {
        place();
        seat.sketch.release();
        expect([seat.sketch.pinned, seat.sketch.line]).toEqual([false, LINE]);
    });
});

describe("Enter", () => {
    beforeEach(() => sit());

    it("looks first and draws then", async () => {
        place();
        seat.sketch.enter();
        expect([seat.sketch.saying, seat.server.count("draw")]).toEqual(["gains", 0]);
        seat.sketch.enter();
        await seat.pass(0);
        expect(seat.server.last("draw")).toMatchObject({ round: 1, line: LINE });
    });

    it("looks once more where the draft was moved in between", async () => {
        place();
        seat.sketch.enter();
        seat.sketch.change(nudged(seat.draft, 1, 0), "keys");
        seat.sketch.enter();
        await seat.pass(0);
        expect(seat.server.count("draw")).toBe(0);
    });

    it("looks once more after Escape", async () => {
        place();
        seat.sketch.enter();
        seat.sketch.release();
        expect(seat.sketch.saying).toBe("free");
        seat.sketch.enter();
        expect(seat.sketch.saying).toBe("gains");
        await seat.pass(0);
        expect(seat.server.count("draw")).toBe(0);
        seat.sketch.release();
        seat.sketch.release();
        expect(seat.sketch.saying).toBeNull();
    });

    it("draws at once for those who chose so", async () => {
        preferences.confirm = false;
        place();
        seat.sketch.enter();
        await seat.pass(0);
        expect(seat.server.count("draw")).toBe(1);
    });

    it("says why not, and draws nothing", async () => {
        seat.tell(2, { map: mapWith({ W: "B3" }) });
        await seat.pass(NEW_TASK_PAUSE_MS);
        place();
        seat.sketch.saying = null;
        seat.sketch.enter();
        seat.sketch.enter();
        await seat.pass(0);
        expect([seat.sketch.saying, seat.server.count("draw")]).toEqual(["why", 0]);
    });
});

describe("drawing", () => {
    beforeEach(async () => {
        await sit();
        place();
    });

    it("waits a moment after a new card, so that a double click draws one of them", async () => {
        seat.tell(2);
        await seat.sketch.confirm();
        await seat.pass(NEW_TASK_PAUSE_MS - 1);
        await seat.sketch.confirm();
        expect(seat.server.count("draw")).toBe(0);
        await seat.pass(1);
        void seat.sketch.confirm();
        expect(seat.server.count("draw")).toBe(1);
    });

    it("is done once, and nothing moves meanwhile", async () => {
        const before = seat.server.count("preview");
        void seat.sketch.confirm();
        void seat.sketch.confirm();
        seat.sketch.enter();
        seat.sketch.change(nudged(seat.draft, 1, 0), "keys");
        seat.sketch.release();
        await seat.sketch.typed("forest A1 A2 A3 B3");
        await seat.pass(PREVIEW_DELAY_MS);
        expect([seat.sketch.sending, seat.sketch.line, seat.sketch.pinned]).toEqual([
            true,
            LINE,
            true,
        ]);
        expect(seat.server.count("draw")).toBe(1);
        expect(seat.server.count("preview")).toBe(before);
    });

    it("is over when the view shows the seal, whether that or the answer comes first", async () => {
        void seat.sketch.confirm();
        seat.server.answer("draw");
        await seat.pass(0);
        expect(seat.sketch.sending).toBe(true);
        seat.tell(1, { sealed: LINE });
        expect(seat.sketch.sending).toBe(false);
        seat.tell(2);
        await seat.pass(NEW_TASK_PAUSE_MS);
        void seat.sketch.confirm();
        seat.tell(2, { sealed: seat.sketch.line });
        expect(seat.sketch.sending).toBe(false);
        seat.server.answer("draw");
        await seat.pass(0);
        expect([seat.sketch.sending, seat.sketch.problem]).toEqual([false, null]);
    });

    it("is over when the next round begins, which may be before the answer", async () => {
        void seat.sketch.confirm();
        seat.tell(2);
        expect(seat.sketch.sending).toBe(false);
        seat.server.answer("draw");
        await seat.pass(0);
        expect([seat.sketch.sending, seat.sketch.problem]).toEqual([false, null]);
        expect(seat.draft.task.round).toBe(2);
    });

    it("is over with the answer where the view was there, though nobody has followed it yet", async () => {
        const sketch = new Sketch(seat.live);
        sketch.follow(seat.draft.task, undefined);
        await seat.pass(NEW_TASK_PAUSE_MS);
        void sketch.confirm();
        seat.tell(1, { sealed: sketch.line });
        expect(sketch.sending).toBe(true);
        seat.server.answer("draw");
        await seat.pass(0);
        expect(sketch.sending).toBe(false);
    });

    it("can be refused: then the draft stays, and the reason is shown until it changes", async () => {
        void seat.sketch.confirm();
        seat.server.refuse("draw", "too_late");
        await seat.pass(0);
        expect(seat.sketch.problem).toMatchObject({ code: "too_late" });
        expect([seat.sketch.sending, seat.sketch.line]).toEqual([false, LINE]);
        seat.sketch.change(nudged(seat.draft, 1, 0), "keys");
        expect(seat.sketch.problem).toBeNull();
    });

    it("without a connection says so until there is one", async () => {
        seat.server.cut();
        await seat.pass(0);
        await seat.sketch.confirm();
        expect([seat.sketch.problem, seat.sketch.sending]).toEqual(["offline", false]);
        seat.live.retryNow();
        seat.sockets.welcome();
        await seat.pass(0);
        expect([seat.sketch.problem, seat.sketch.line]).toEqual([null, LINE]);
    });

    it("that was lost on the way is told to be so by the next view", async () => {
        void seat.sketch.confirm();
        await seat.reconnect();
        expect(seat.sketch.problem).toBe("unsure");
        seat.tell(1);
        expect([seat.sketch.problem, seat.sketch.line]).toEqual(["lost", LINE]);
        expect(seat.server.count("draw")).toBe(0);
    });

    it("that was heard although the answer was lost is told so by the next view", async () => {
        void seat.sketch.confirm();
        await seat.reconnect();
        seat.tell(1, { sealed: LINE });
        expect([seat.sketch.problem, seat.sketch.sending]).toEqual([null, false]);
    });
});

describe("what was sealed", () => {
    it("can be taken back, and lies there to be changed", async () => {
        await sit({ sealed: LINE });
        void seat.sketch.takeBack(1, 1);
        expect(seat.server.last("take_back")).toMatchObject({ round: 1, seat: 1 });
        seat.server.answer("take_back");
        seat.tell(1);
        await seat.pass(PREVIEW_DELAY_MS);
        expect([seat.sketch.line, seat.sketch.sending]).toEqual([LINE, false]);
        expect(seat.server.last("preview").line).toBe(LINE);
    });

    it("that was taken back although the answer was lost is not told to be lost", async () => {
        await sit();
        place();
        void seat.sketch.confirm();
        seat.tell(1, { sealed: LINE });
        seat.server.answer("draw");
        void seat.sketch.takeBack(1, 1);
        await seat.reconnect();
        expect(seat.sketch.problem).toBe("unsure");
        seat.tell(1);
        expect([seat.sketch.problem, seat.sketch.line]).toEqual([null, LINE]);
    });

    it("says why where it cannot be taken back any more", async () => {
        await sit({ sealed: LINE });
        void seat.sketch.takeBack(1, 1);
        seat.server.refuse("take_back", "wrong_round");
        await seat.pass(0);
        expect(seat.sketch.problem).toMatchObject({ code: "wrong_round" });
    });
});

describe("a typed line", () => {
    beforeEach(() => sit());

    it("takes the ghost there, and draws it when it is typed again", async () => {
        await seat.sketch.typed("forest b2 b3 b4 c4");
        expect([seat.sketch.line, seat.sketch.pinned, seat.sketch.saying]).toEqual([
            LINE,
            true,
            "gains",
        ]);
        expect(seat.server.count("draw")).toBe(0);
        void seat.sketch.typed("forest B2, B3, B4, C4");
        expect(seat.server.last("draw").line).toBe(LINE);
    });

    it("is drawn at once for those who chose so", () => {
        preferences.confirm = false;
        void seat.sketch.typed("forest b2 b3 b4 c4");
        expect(seat.server.last("draw").line).toBe(LINE);
    });

    it("that is no placement is put to the server for the reason, and never drawn", async () => {
        const before = seat.sketch.line;
        void seat.sketch.typed("forest a1 k11");
        expect(seat.sketch.sending).toBe(true);
        expect(seat.server.last("preview").line).toBe("1 forest a1 k11");
        seat.server.refuse("preview", "wrong_shape");
        await seat.pass(0);
        expect(seat.sketch.problem).toMatchObject({ code: "wrong_shape" });
        expect([seat.sketch.sending, seat.sketch.line]).toEqual([false, before]);
        expect(seat.server.count("draw")).toBe(0);
    });
});

describe("a hint", () => {
    beforeEach(() => sit());

    it("takes the ghost where it says, to be confirmed", async () => {
        seat.sketch.takeHint(LINE);
        expect([seat.sketch.line, seat.sketch.pinned]).toEqual([LINE, true]);
        seat.sketch.enter();
        await seat.pass(0);
        expect(seat.server.last("draw").line).toBe(LINE);
    });

    it("that is no placement of this card changes nothing", () => {
        const before = seat.sketch.line;
        seat.sketch.takeHint("1 water A1 A2");
        expect([seat.sketch.line, seat.sketch.pinned]).toEqual([before, false]);
    });
});

describe("a Gorgon", () => {
    const GAZE = { asks: "ambush", card: "gorgon_gaze", targets: { 1: 2 } };

    beforeEach(() => sit(GAZE));

    it("is placed first, then chooses what she destroys, then is drawn", async () => {
        await seat.sketch.confirm();
        expect([seat.draft.choosing, seat.sketch.saying]).toEqual([true, "choose"]);
        expect(seat.server.count("draw")).toBe(0);
        // Nothing is chosen for anybody: the focus is where one can be.
        expect([seat.draft.chosen, seat.sketch.pinned, seat.sketch.placed]).toEqual([
            NONE,
            false,
            false,
        ]);
        expect(targetsOf(seat.draft)).toContain(seat.sketch.cursor);
        await seat.sketch.confirm();
        expect(seat.server.count("draw")).toBe(0);
        seat.sketch.enter();
        expect([seat.draft.chosen, seat.sketch.placed]).toEqual([seat.sketch.cursor, true]);
        void seat.sketch.confirm();
        expect(seat.server.last("draw").line).toMatch(/^1 on 2 monster .* destroys \w+$/);
    });

    it("asks what she brings only when her square is chosen", async () => {
        expect(seat.server.count("preview")).toBe(0);
        await seat.sketch.confirm();
        await seat.pass(PREVIEW_DELAY_MS);
        expect(seat.server.count("preview")).toBe(0);
        seat.sketch.change(nextPlace(seat.draft, 1), "keys");
        await seat.pass(PREVIEW_DELAY_MS);
        expect(seat.server.last("preview").line).toContain("destroys");
    });

    it("goes back to her place by Escape", async () => {
        await seat.sketch.confirm();
        seat.sketch.release();
        expect([seat.draft.choosing, seat.sketch.pinned]).toEqual([false, true]);
    });

    it("does not destroy what she cannot reach", async () => {
        await seat.sketch.confirm();
        seat.sketch.change(movedOver(seat.draft, 0), "keys");
        await seat.pass(PREVIEW_DELAY_MS);
        expect(seat.sketch.saying).toBe("place");
        await seat.sketch.confirm();
        expect(seat.server.count("draw")).toBe(0);
    });
});

describe("the round of a Troll", () => {
    it("is one square to destroy, and nothing to turn", async () => {
        await sit({
            asks: "troll",
            card: "giant_troll_ravage",
            map: mapWith({ M: "C3" }),
            letters: { T: "C3" },
        });
        expect([seat.sketch.line, seat.draft.chosen]).toEqual(["", NONE]);
        const draft = seat.draft;
        expect(turnedBy(draft, 1)).toBe(draft);
        await seat.sketch.confirm();
        expect(seat.server.count("draw")).toBe(0);
        seat.sketch.change(nudged(draft, 1, 0), "keys");
        expect(seat.sketch.line).toBe("1 destroys B3");
        seat.sketch.release();
        expect([seat.draft.choosing, seat.draft.chosen]).toEqual([true, NONE]);
        seat.sketch.change(movedOver(draft, square("B3")), "pointer");
        void seat.sketch.confirm();
        expect(seat.server.last("draw").line).toBe("1 destroys B3");
    });
});
