import { describe, expect, test } from "vitest";
import { readLine, wholeLine } from "../../src/lib/draw/line";
import { squareNames } from "../../src/lib/map/grid";
import { EMPTY, task } from "../tasks";

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
        expect(wholeLine(raid, "farm C4")).toBe("2 on 3 farm C4");
        expect(wholeLine(task(EMPTY, { kind: "destroy" }), "c4")).toBe("2 destroys c4");
    });
});
