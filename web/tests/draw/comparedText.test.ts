import { beforeAll, describe, expect, it } from "vitest";
import { orderTexts, toldTexts, type Told } from "../../src/lib/draw/comparedText";
import { language } from "../../src/lib/language/language.svelte";
import { hints as readHints, type Hints } from "../../src/lib/wire/messages";

const EDICTS = ["sentinel_wood", "canal_lake", "wildholds", "borderlands"];
const DRAFT = "1 forest K1 K2";

interface Brings {
    wood?: number;
    lake?: number;
    walls?: number;
    coins?: number;
    monsters?: number;
}

/** In the spring: what an edict brings twice, once or not yet, and coins and monsters in two seasons. */
function gains({ wood = 0, lake = 0, walls = 0, coins = 0, monsters = 0 }: Brings) {
    const in_ = (points: number, ...seasons: number[]) =>
        seasons.map((season) => ({ season, points }));
    return {
        edicts: [in_(wood, 0, 3), in_(lake, 1), [], in_(walls, 3)],
        coins: in_(coins, 2, 3),
        monsters: in_(monsters, 2, 3),
        total: 2 * wood + lake + walls + 2 * coins + 2 * monsters,
    };
}

function told(ideas: Brings[], draft?: Brings, reasons: object[] = [], more: object[] = []): Hints {
    const plain = { line: "1 forest A1", value: 1, edicts: [], coins: 0, monsters: 0 };
    return readHints({
        bot: "weighted",
        ideas: ideas.map((each) => ({ ...plain, gains: gains(each), reasons, more })),
        ...(draft && { draft: gains(draft) }),
    });
}

function of(hints: Hints, edicts = EDICTS, foreign = false): Told {
    const [idea] = hints.ideas;
    if (!idea) throw new Error("no idea");
    return toldTexts(idea, hints, edicts, DRAFT, foreign);
}

function beside(hints: Hints, edicts = EDICTS, foreign = false): string[] {
    return of(hints, edicts, foreign).beside;
}

function rest(brings: Brings, reasons: object[], edicts = EDICTS): string[] {
    return of(told([brings], undefined, reasons), edicts).rest;
}

beforeAll(async () => {
    await language.speak("en");
    await language.want("hints");
});

describe("beside the own drawing", () => {
    it("begins with the sum of the draft and names both sides", () => {
        expect(beside(told([{ wood: 1, monsters: 2 }], { lake: 7, coins: 1 }))).toEqual([
            "Yours on K1 K2 brings +9 in all.",
            "Where this brings more: Sentinel Wood +1 in spring and again in winter; monsters cost 2 less, now and each season.",
            "Where yours brings more: Canal Lake +7 in summer; a coin: 1 in each of 2 seasons.",
        ]);
    });

    it("names no side that brings nothing more, and sums of nothing without a sign", () => {
        expect(beside(told([{}], {}))).toEqual(["Yours on K1 K2 brings 0 in all."]);
        expect(beside(told([{ lake: 2 }], { lake: 5 }))).toEqual([
            "Yours on K1 K2 brings +5 in all.",
            "Where yours brings more: Canal Lake +3 in summer.",
        ]);
    });

    it("counts no edict that lies face down", () => {
        const hints = told([{ wood: 1, walls: 3 }], { lake: 1, walls: 9 });
        expect(beside(hints, EDICTS.slice(0, 2)).join(" ")).not.toContain("Borderlands");
        expect(beside(hints, EDICTS.slice(0, 2))[0]).toBe("Yours on K1 K2 brings +1 in all.");
    });

    it("says what else differs, and is as before for the same one and on a neighbour's map", () => {
        const hole = { kind: "no_draft_hole", squares: "C3" };
        expect(beside(told([{}], {}, [], [hole])).at(-1)).toContain("C3");
        const same = [{ kind: "same" }];
        expect(beside(told([{}], {}, [], same)).at(-1)).toBe("It is the same.");
        expect(beside(told([{}], {}, [], [{ kind: "even" }]), EDICTS, true)).toEqual([
            "Compared with your drawing on K1 K2:",
            "For now yours brings as much.",
        ]);
    });
});

describe("numbers that are said once", () => {
    const wood = { kind: "edict", edict: 0, points: 3, seasons: [0, 3] };
    const coin = { kind: "coin", points: 1, seasons: [2, 3] };
    const closes = { kind: "monsters", points: 2, seasons: [2, 3], squares: "C3" };

    it("are in the reason, where the draft brings nothing of the kind", () => {
        const said = of(told([{ wood: 3, coins: 1 }], { lake: 2 }, [wood, coin]));
        expect(said.beside).toEqual([
            "Yours on K1 K2 brings +2 in all.",
            "Where yours brings more: Canal Lake +2 in summer.",
        ]);
        expect(said.why).toHaveLength(2);
        expect(said.rest).toEqual([]);
    });

    it("are in the comparison, where both bring something; squares stay", () => {
        const both = told([{ wood: 3, monsters: 2 }], { wood: 1, monsters: 1 }, [wood, closes]);
        expect(of(both).beside[1]).toBe(
            "Where this brings more: Sentinel Wood +2 in spring and again in winter; monsters cost 1 less, now and each season.",
        );
        expect(of(both).why).toEqual([
            "It closes C3 beside monsters, which saves 2 points now and each season.",
        ]);
        const less = told([{ wood: 3 }], { wood: 4 }, [wood]);
        expect(of(less).beside.join(" ")).toContain("Where yours brings more: Sentinel Wood +1");
        expect(of(less).why).toEqual([]);
    });

    it("are in the reason, where both bring the same", () => {
        const said = of(told([{ wood: 3 }], { wood: 3 }, [wood]));
        expect(said.beside).toHaveLength(1);
        expect(said.why).toHaveLength(1);
    });

    it("are no rest, once compared", () => {
        expect(of(told([{ lake: 3, wood: -1 }], {})).rest).toEqual([]);
        expect(of(told([{ lake: 3 }], { lake: 3 })).rest).toEqual([
            "Besides: Canal Lake +3 in summer.",
        ]);
    });
});

describe("what no reason names", () => {
    const coin = { kind: "coin", points: 1, seasons: [2, 3] };
    const lake = { kind: "edict", edict: 1, points: 3, seasons: [1] };

    it("is named, so that the points add up", () => {
        expect(rest({ lake: 3, coins: 2, wood: -1 }, [lake, coin])).toEqual([
            "Besides: Sentinel Wood −1 in spring and again in winter; a coin: 1 in each of 2 seasons.",
        ]);
        expect(rest({ lake: 3, coins: 1 }, [lake, coin])).toEqual([]);
        expect(rest({ monsters: 2 }, [{ kind: "monsters", points: 2 }])).toEqual([]);
    });

    it("is not repeated beside the sum, nor told of edicts that lie face down", () => {
        expect(rest({ monsters: -2 }, [{ kind: "costs", points: 4 }])).toEqual([]);
        expect(rest({ lake: 3, walls: 4 }, [lake], EDICTS.slice(0, 2))).toEqual([]);
    });
});

describe("the order", () => {
    it("is explained where the first brings less than another, or all the same", () => {
        const of = (...ideas: Brings[]) => orderTexts(told(ideas).ideas, EDICTS).join(" ");
        expect(of({ lake: 1 }, { lake: 2 })).toContain("in the end");
        expect(of({ lake: 2 }, { lake: 2 }, { lake: 2 })).toContain("All 3 bring the same");
        expect(of({ lake: 2 }, { walls: 2 })).toBe("");
        expect(of({ lake: 2 }, { lake: 1 })).toBe("");
        expect(of({ lake: 2 })).toBe("");
    });

    it("is explained where the own drawing brings more", () => {
        const { ideas, draft } = told([{ lake: 1 }], { lake: 2 });
        expect(orderTexts(ideas, EDICTS, draft ?? null).join(" ")).toContain("in the end");
        expect(orderTexts(ideas, EDICTS)).toEqual([]);
    });

    it("is not explained where the bot knows an edict that lies face down", () => {
        expect(orderTexts(told([{}, { lake: 2 }]).ideas, EDICTS.slice(0, 3))).toEqual([]);
    });
});
