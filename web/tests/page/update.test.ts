/** A page that is older than the server. */

import { expect, it } from "vitest";
import { mayLoadByItself } from "../../src/lib/page/update";

it("loads itself anew once for each build, and never in a circle", () => {
    sessionStorage.clear();
    expect([mayLoadByItself("one"), mayLoadByItself("one")]).toEqual([true, false]);
    expect(mayLoadByItself("two")).toBe(true);
});
