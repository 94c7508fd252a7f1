/**
 * SHA-256 in plain TypeScript: `crypto.subtle` is not there on pages that come over plain http,
 * and a game in the house should be as easy to check as one on the web.
 */

const ROUNDS = 64;

/** The first 32 bits of the fractional part of a root. */
function fraction(root: number): number {
    return Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
    const found: number[] = [];
    for (let number = 2; found.length < count; number++) {
        if (found.every((prime) => number % prime !== 0)) found.push(number);
    }
    return found;
}

const PRIMES = firstPrimes(ROUNDS);
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const BEGINNING = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function turn(word: number, by: number): number {
    return (word >>> by) | (word << (32 - by));
}

/** The message with a one bit, zeros and its length behind it, in whole blocks. */
function padded(bytes: Uint8Array): DataView {
    const blocks = Math.ceil((bytes.length + 9) / 64);
    const all = new Uint8Array(blocks * 64);
    all.set(bytes);
    all[bytes.length] = 0x80;
    const view = new DataView(all.buffer);
    view.setUint32(all.length - 8, Math.floor(bytes.length / 2 ** 29));
    view.setUint32(all.length - 4, (bytes.length * 8) >>> 0);
    return view;
}

/** The 64 words that one block is stretched to. */
function schedule(view: DataView, start: number): Int32Array {
    const words = new Int32Array(ROUNDS);
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(start + 4 * i);
    for (let i = 16; i < ROUNDS; i++) {
        const early = words[i - 15];
        const late = words[i - 2];
        const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
        const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
        words[i] = words[i - 16] + small + words[i - 7] + large;
    }
    return words;
}

function mixed(state: number[], words: Int32Array): number[] {
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < ROUNDS; i++) {
        const large = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
        const chosen = (e & f) ^ (~e & g);
        const first = (h + large + chosen + CONSTANTS[i] + words[i]) | 0;
        const small = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
        const most = (a & b) ^ (a & c) ^ (b & c);
        [h, g, f, e, d, c, b] = [g, f, e, (d + first) | 0, c, b, a];
        a = (first + small + most) | 0;
    }
    return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0);
}

/** The digest as 64 hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
    const view = padded(bytes);
    let state = BEGINNING;
    for (let start = 0; start < view.byteLength; start += 64) {
        state = mixed(state, schedule(view, start));
    }
    return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The bytes of hexadecimal digits. */
export function fromHex(digits: string): Uint8Array {
    const pairs = digits.match(/../g) ?? [];
    return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
