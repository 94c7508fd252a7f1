/** The one function of docs/dealing.md: a number fixed by a seed and a label. */

import { sha256 } from "./sha256";

const ALL = 2n ** 64n;
const encoder = new TextEncoder();

/** A number from 0 to n - 1, and how many digests were discarded for it. */
export function uniform(seed: Uint8Array, label: string, n: bigint): [bigint, number] {
    const limit = n * (ALL / n);
    for (let i = 0; ; i++) {
        const digest = sha256(new Uint8Array([...seed, ...encoder.encode(`${label}:${i}`)]));
        const x = BigInt(`0x${digest.slice(0, 16)}`);
        if (x < limit) return [x % n, i];
    }
}

/** Take out of a list what the label decides for. */
export function taken<T>(seed: Uint8Array, label: string, from: T[]): T {
    const [at] = uniform(seed, label, BigInt(from.length));
    return from.splice(Number(at), 1)[0];
}
