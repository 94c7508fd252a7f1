import { expect, it } from "vitest";
import { numberText, signedText } from "../../src/lib/language/numbers";

it("numbers have a real minus, and their sign where it is asked for", () => {
    expect([numberText(3), numberText(-3), numberText(0)]).toEqual(["3", "−3", "0"]);
    expect([signedText(3), signedText(-3), signedText(0)]).toEqual(["+3", "−3", "+0"]);
});
