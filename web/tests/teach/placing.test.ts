import { describe, expect, it } from "vitest";
import { tailTo } from "../../src/lib/teach/placing";

const box = (left: number, top: number, width = 100, height = 50) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
});

describe("the tail of a bubble", () => {
    const bubble = box(200, 200);

    it("is on the side where its subject lies", () => {
        expect(tailTo(bubble, [box(90, 200)])?.side).toBe("left");
        expect(tailTo(bubble, [box(310, 210)])?.side).toBe("right");
        expect(tailTo(bubble, [box(210, 140)])?.side).toBe("top");
        expect(tailTo(bubble, [box(210, 260)])?.side).toBe("bottom");
    });

    it("points at the middle of what lies beside it, and never from a round corner", () => {
        expect(tailTo(bubble, [box(200, 255)])).toEqual({ side: "bottom", at: 50 });
        expect(tailTo(bubble, [box(240, 255, 10)])).toEqual({ side: "bottom", at: 45 });
        expect(tailTo(bubble, [box(270, 255)])?.at).toBe(78);
        expect(tailTo(bubble, [box(290, 255)]), "only the corner").toBeNull();
    });

    it("is missing where something else lies between, or beside", () => {
        expect(tailTo(bubble, [box(0, 200)]), "far away").toBeNull();
        expect(tailTo(bubble, [box(90, 20)]), "above and to the left").toBeNull();
    });

    it("is missing where bubble and subject overlap, or nothing is shown", () => {
        expect(tailTo(bubble, [box(220, 210, 10, 10)])).toBeNull();
        expect(tailTo(bubble, [box(100, 200)])?.side, "they may touch").toBe("left");
        expect(tailTo(bubble, [box(0, 0, 0, 0)])).toBeNull();
        expect(tailTo(bubble, [])).toBeNull();
    });

    it("points at the nearest of several", () => {
        const found = tailTo(bubble, [box(200, 260, 30), box(260, 254, 30), box(0, 900)]);
        expect(found).toEqual({ side: "bottom", at: 73 });
    });
});
