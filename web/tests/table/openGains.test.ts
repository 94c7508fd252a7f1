import { expect, it } from "vitest";
import { openGains } from "../../src/lib/table/openGains";

it("edicts that lie face down bring nothing yet", () => {
    const one = [{ season: 0, points: 2 }];
    const gains = { edicts: [one, one, [], []], coins: one, monsters: [], total: 6 };
    expect(openGains(gains, 1)).toEqual({ ...gains, edicts: [one, [], [], []], total: 4 });
    expect(openGains(gains, 4)).toEqual(gains);
    expect(openGains(gains, 0).total).toBe(2);
});
