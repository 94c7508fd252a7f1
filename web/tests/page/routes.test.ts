import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pathOf, routeOf, SCREENS, secretsOf, type Screen } from "../../src/lib/page/routes";
import { here } from "../files";

describe("screens", () => {
    const names = Object.keys(SCREENS) as Screen[];

    it.each(names)("%s has a path that leads back to it", (screen) => {
        const game = SCREENS[screen].includes(":game") ? "abcdefgh" : "";
        expect(routeOf(pathOf(screen, game))).toEqual({ screen, game });
    });

    it("are all loaded by the list of components", () => {
        const text = readFileSync(here("src/screens/index.ts"), "utf-8");
        for (const screen of names)
            expect(text).toMatch(new RegExp(`^    ${screen}: (async )?\\(\\) =>.*import\\(`, "m"));
    });

    it.each(["/nowhere", "/t/", "/t/UPPER", "/t/a/b", "/t/a/replay/x"])("%s is none", (path) => {
        expect(routeOf(path).screen).toBe("none");
    });
});

describe("what stands behind the # of a link", () => {
    it("is a key, or a personal link", () => {
        expect(secretsOf("#abc")).toEqual({ key: "abc", seat: null, token: "" });
        expect(secretsOf("#abc.3.xyz")).toEqual({ key: "abc", seat: 3, token: "xyz" });
        expect(secretsOf("")).toEqual({ key: "", seat: null, token: "" });
        expect(secretsOf("#abc.zero.xyz")).toEqual({ key: "abc", seat: null, token: "" });
    });
});
