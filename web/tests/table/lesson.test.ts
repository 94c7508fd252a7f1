import { expect, it } from "vitest";
import { isLesson, openLesson } from "../../src/lib/table/lesson";
import { game } from "../listings";
import { kept } from "../tables";

const { table } = kept("solo");
const guided = { ...table, deck_of: "lesson", stage: "playing" as const };

it("those are guided who play a lesson themselves", () => {
    expect(isLesson(guided, 1)).toBe(true);
    expect(isLesson(guided, null), "who watches").toBe(false);
    expect(isLesson({ ...guided, deck_of: "beforebeforebefo" }, 1)).toBe(false);
    expect(isLesson({ ...guided, stage: "over" }, 1)).toBe(false);
    const chair = { ...guided.chairs[0]!, handed: "random" };
    expect(isLesson({ ...guided, chairs: [chair] }, 1), "a bot plays").toBe(false);
});

it("a lesson under way is found among one's games", () => {
    const lesson = game({ deck_of: "lesson", stage: "playing" });
    expect(openLesson([game({}), lesson])).toBe(lesson);
    expect(openLesson([{ ...lesson, stage: "over" }])).toBeUndefined();
    expect(openLesson(null)).toBeUndefined();
});
