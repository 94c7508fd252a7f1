/** Links and codes, as people type them. */

import { describe, expect, it } from "vitest";
import { invitation, linkOf, onlyHere, personalLink, spokenCode } from "../../src/lib/lobby/share";
import { secretsOf } from "../../src/lib/page/routes";

const TABLE = { game: "abcdefghijklmnop", key: "bkGMcsXbSl5pGhWvUYUVDA" };

describe("links", () => {
    it("carry the key behind the #", () => {
        expect(linkOf(TABLE, "https://maps.example")).toBe(
            "https://maps.example/t/abcdefghijklmnop#bkGMcsXbSl5pGhWvUYUVDA",
        );
    });

    it("of a seat are read back by the page that is opened", () => {
        const link = personalLink(TABLE, 12, "to-ken_1", "https://maps.example");
        const secrets = secretsOf(new URL(link).hash);
        expect(secrets).toEqual({ key: TABLE.key, seat: 12, token: "to-ken_1" });
    });

    it("of this machine alone are known", () => {
        expect(["localhost", "127.0.0.1", "[::1]"].every((host) => onlyHere(host))).toBe(true);
        expect(["192.168.1.4", "maps.example", "localhost.example"].some(onlyHere)).toBe(false);
    });
});

describe("what is typed to join", () => {
    it("is a code in any spelling", () => {
        for (const typed of ["HDA7LA", " hda 7la ", "hda-7la", "h d a . 7 l a"]) {
            expect(invitation(typed)).toEqual({ code: "HDA7LA" });
        }
    });

    it("is read from how it is shown", () => {
        expect(spokenCode("HDA7LA")).toBe("HDA 7LA");
        expect(invitation(spokenCode("HDA7LA"))).toEqual({ code: "HDA7LA" });
    });

    it("may be the link itself, with its key or its seat", () => {
        const link = linkOf(TABLE, "https://maps.example");
        expect(invitation(`Come: ${link} `)).toEqual({ path: `/t/${TABLE.game}#${TABLE.key}` });
        expect(invitation(`${link}.2.token`)).toEqual({
            path: `/t/${TABLE.game}#${TABLE.key}.2.token`,
        });
    });

    it("never leads to another page", () => {
        expect(invitation("https://elsewhere.example/t/abc#x")).toEqual({ path: "/t/abc#x" });
        expect(invitation("javascript:alert(1)")).toEqual({ code: "JAVASCRIPTALERT1" });
    });

    it("may be nothing", () => {
        expect(invitation("  - ")).toBeNull();
    });
});
