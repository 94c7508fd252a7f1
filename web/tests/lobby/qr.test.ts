/** QR codes against those of the server's encoder; `tests/page/test_qr.py` keeps them. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { qrCode } from "../../src/lib/lobby/qr";
import { here } from "../files";

interface Kept {
    text: string;
    size: number;
    masked: string[];
}
const kept = JSON.parse(readFileSync(here("tests/data/qr.json"), "utf-8")) as Kept[];

describe("a QR code", () => {
    test.each(kept)(
        "of $text.length characters is that of the server",
        ({ text, size, masked }) => {
            const modules = qrCode(text)?.map((row) => row.map(Number).join("")) ?? [];
            expect(modules.length).toBe(size);
            expect(masked).toContain(createHash("sha256").update(modules.join("\n")).digest("hex"));
        },
    );

    test("has room for links, and not for books", () => {
        expect(kept.length).toBeGreaterThan(10);
        expect(qrCode("x".repeat(2331))).toHaveLength(177);
        expect(qrCode("x".repeat(2332))).toBeNull();
    });
});
