/** The check in words: every line is a text, and none says more than was compared. */

import { describe, expect, it } from "vitest";
import { checkOf, limitsOf, linesOf, type Sources } from "../../src/lib/dealing/report";
import { witness } from "../../src/lib/table/commitment";
import { evidence, keptRecord } from "./games";

const { table } = evidence("rules-1-combined");
const text = keptRecord("rules-1-combined");
const sources = (more: Partial<Sources> = {}): Sources => ({
    table,
    moments: null,
    file: "",
    record: text,
    ...more,
});
const told = (found: Sources) => {
    const checked = checkOf(found);
    if (!checked) throw new Error("no seed");
    return { checked, lines: linesOf(checked), limits: limitsOf(checked, found) };
};

// No language is loaded here, so messages are told by their ids.
describe("the report of a check", () => {
    it("has a line for the promise, edicts, ambushes, map and cards", () => {
        const { lines } = told(sources());
        expect(lines.map(({ good }) => good)).toEqual([true, true, true, true, true]);
        expect(lines[0].text).toBe("check-promise-good");
        expect(lines[1].text).toBe("check-part-drawn");
        expect(lines[3].text).toBe("check-part-chosen");
    });

    it("says what was expected and what was shown", () => {
        const other = text.replace("great_city", "wildholds").replace("homestead", "hamlet");
        const { lines } = told(sources({ file: other }));
        const wrong = lines.filter(({ good }) => !good).map((line) => line.text);
        expect(wrong).toEqual(["check-part-bad", "check-cards-bad"]);
    });

    it("says whom one has to trust for what was shown", () => {
        expect(told(sources()).limits).toContain("check-saw-none");
        expect(told(sources({ file: text })).limits).toContain("check-saw-file");
        expect(told(sources({ record: null })).limits).toContain("check-no-record");
        witness({ ...table, seed: null });
        expect(told(sources()).limits).toContain("check-seen-before");
    });

    it("waits for the seed", () => {
        expect(checkOf(sources({ table: { ...table, seed: null } }))).toBeNull();
    });
});
