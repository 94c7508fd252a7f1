/**
 * QR codes (ISO/IEC 18004) of links: bytes, error correction M, any version. Made here in the browser,
 * since a link may carry a key that no server and no log should see. Tests hold every module of it
 * against the encoder of the server.
 */

/** Codewords for error correction in each block, and how many blocks, by version from 1 on. */
const CORRECTION = [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
const BLOCKS = [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
    26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
];
const VERSIONS = BLOCKS.length;

/** What each of the eight masks flips. */
const MASKS: ((row: number, column: number) => boolean)[] = [
    (r, c) => (r + c) % 2 === 0,
    (r) => r % 2 === 0,
    (_, c) => c % 3 === 0,
    (r, c) => (r + c) % 3 === 0,
    (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
    (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
    (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
    (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Rows of modules, dark ones true, without the quiet zone; null for a text that is too long. */
export function qrCode(text: string): boolean[][] | null {
    const bytes = new TextEncoder().encode(text);
    for (let version = 1; version <= VERSIONS; version++) {
        const data = dataCodewords(bytes, version);
        if (data) return drawn(version, interleaved(data, version));
    }
    return null;
}

// The text as codewords -----------------------------------------------------------------------------

function sizeOf(version: number): number {
    return 17 + 4 * version;
}

/** The codewords that all modules that are no pattern have room for. */
function rawCodewords(version: number): number {
    const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
    let modules = (16 * version + 128) * version + 64;
    if (aligned) modules -= (25 * aligned - 10) * aligned - 55;
    if (version >= 7) modules -= 36;
    return Math.floor(modules / 8);
}

/** Mode, length, the bytes and what fills them up; null where they have no room. */
function dataCodewords(bytes: Uint8Array, version: number): number[] | null {
    const room = rawCodewords(version) - CORRECTION[version - 1] * BLOCKS[version - 1];
    const bits: number[] = [];
    const push = (value: number, length: number) => {
        for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
    };
    push(0b0100, 4);
    push(bytes.length, version < 10 ? 8 : 16);
    for (const byte of bytes) push(byte, 8);
    if (bits.length > room * 8) return null;
    push(0, Math.min(4, room * 8 - bits.length));
    push(0, (8 - (bits.length % 8)) % 8);
    const words: number[] = [];
    for (let at = 0; at < bits.length; at += 8)
        words.push(Number.parseInt(bits.slice(at, at + 8).join(""), 2));
    for (let filler = 0xec; words.length < room; filler ^= 0xec ^ 0x11) words.push(filler);
    return words;
}

/** The product in the field of 256 elements that QR codes count in. */
function product(one: number, other: number): number {
    let found = 0;
    for (let bit = 7; bit >= 0; bit--) {
        found = (found << 1) ^ ((found >> 7) * 0x11d);
        found ^= ((other >> bit) & 1) * one;
    }
    return found;
}

function correctionOf(data: number[], degree: number): number[] {
    const divisor = Array<number>(degree).fill(0);
    divisor[degree - 1] = 1;
    for (let at = 0, root = 1; at < degree; at++, root = product(root, 2)) {
        for (let each = 0; each < degree; each++)
            divisor[each] = product(divisor[each], root) ^ (divisor[each + 1] ?? 0);
    }
    const rest = Array<number>(degree).fill(0);
    for (const word of data) {
        const factor = word ^ rest[0];
        rest.shift();
        rest.push(0);
        for (let at = 0; at < degree; at++) rest[at] ^= product(divisor[at], factor);
    }
    return rest;
}

/** In blocks with their correction, of which the first codewords come first. */
function interleaved(data: number[], version: number): number[] {
    const [count, degree] = [BLOCKS[version - 1], CORRECTION[version - 1]];
    const short = Math.floor(data.length / count);
    const long = data.length % count;
    const blocks = Array.from({ length: count }, (_, at) => {
        const from = at * short + Math.max(0, at - (count - long));
        return data.slice(from, from + short + (at >= count - long ? 1 : 0));
    });
    const columns = (rows: number[][]) =>
        Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, at) =>
            rows.flatMap((row) => row[at] ?? []),
        ).flat();
    return [...columns(blocks), ...columns(blocks.map((each) => correctionOf(each, degree)))];
}

// Codewords as modules ------------------------------------------------------------------------------

class Grid {
    readonly dark: boolean[][];
    /** Modules of patterns, which carry no data and are never flipped. */
    readonly fixed: boolean[][];
    readonly size: number;

    constructor(size: number) {
        this.size = size;
        const blank = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
        this.dark = blank();
        this.fixed = blank();
    }

    set(row: number, column: number, dark: boolean): void {
        if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
        this.dark[row][column] = dark;
        this.fixed[row][column] = true;
    }

    /** Square rings around a middle, dark where their distance says so. */
    rings(row: number, column: number, reach: number, dark: (distance: number) => boolean): void {
        for (let down = -reach; down <= reach; down++)
            for (let right = -reach; right <= reach; right++) {
                const distance = Math.max(Math.abs(down), Math.abs(right));
                this.set(row + down, column + right, dark(distance));
            }
    }
}

/** The mask that disturbs readers least. */
function drawn(version: number, codewords: number[]): boolean[][] {
    let [best, least] = [[] as boolean[][], Infinity];
    for (const [mask, flips] of MASKS.entries()) {
        const grid = patterns(version);
        format(grid, mask);
        fill(grid, codewords, flips);
        const costs = penalty(grid.dark);
        if (costs < least) [best, least] = [grid.dark, costs];
    }
    return best;
}

function patterns(version: number): Grid {
    const grid = new Grid(sizeOf(version));
    const last = grid.size - 1;
    for (let at = 0; at < grid.size; at++) {
        grid.set(6, at, at % 2 === 0);
        grid.set(at, 6, at % 2 === 0);
    }
    const corners = [
        [3, 3],
        [3, last - 3],
        [last - 3, 3],
    ];
    for (const [row, column] of corners)
        grid.rings(row, column, 4, (distance) => distance !== 2 && distance !== 4);
    const aligned = alignments(version, grid.size);
    for (const row of aligned)
        for (const column of aligned) {
            const cornered = [row, column].filter((each) => each === 6).length;
            const atEnd = [row, column].filter((each) => each === last - 6).length;
            if (cornered === 2 || (cornered === 1 && atEnd === 1)) continue;
            grid.rings(row, column, 2, (distance) => distance !== 1);
        }
    if (version >= 7) versionInformation(grid, version);
    return grid;
}

function alignments(version: number, size: number): number[] {
    if (version === 1) return [];
    const count = Math.floor(version / 7) + 2;
    const step = version === 32 ? 26 : Math.ceil((size - 13) / (2 * count - 2)) * 2;
    const found = Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step);
    return [6, ...found.reverse()];
}

/** A number with the rest of its division behind it, by which readers find errors. */
function withRest(value: number, divisor: number, bits: number): number {
    let rest = value;
    for (let at = 0; at < bits; at++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
    return (value << bits) | rest;
}

function versionInformation(grid: Grid, version: number): void {
    const bits = withRest(version, 0x1f25, 12);
    for (let at = 0; at < 18; at++) {
        const [near, far] = [Math.floor(at / 3), grid.size - 11 + (at % 3)];
        grid.set(near, far, ((bits >> at) & 1) === 1);
        grid.set(far, near, ((bits >> at) & 1) === 1);
    }
}

/** Which correction and mask, twice; M is 0. */
function format(grid: Grid, mask: number): void {
    const bits = withRest(mask, 0x537, 10) ^ 0x5412;
    const bit = (at: number) => ((bits >> at) & 1) === 1;
    const { size } = grid;
    for (let at = 0; at < 15; at++) {
        // Around the corner of both upper left edges, past the timing pattern.
        if (at < 6) grid.set(at, 8, bit(at));
        else if (at < 8) grid.set(at + 1, 8, bit(at));
        else if (at === 8) grid.set(8, 7, bit(at));
        else grid.set(8, 14 - at, bit(at));
        if (at < 8) grid.set(8, size - 1 - at, bit(at));
        else grid.set(size - 15 + at, 8, bit(at));
    }
    grid.set(size - 8, 8, true);
}

/** Up and down in pairs of columns from the right, past the timing pattern. */
function fill(grid: Grid, codewords: number[], flips: (typeof MASKS)[number]): void {
    const { size } = grid;
    let at = 0;
    for (let right = size - 1; right >= 1; right -= 2) {
        if (right === 6) right = 5;
        const upwards = ((right + 1) & 2) === 0;
        for (let step = 0; step < size; step++) {
            const row = upwards ? size - 1 - step : step;
            for (const column of [right, right - 1]) {
                if (grid.fixed[row][column]) continue;
                const bit = ((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
                grid.dark[row][column] = (bit === 1) !== flips(row, column);
                at++;
            }
        }
    }
}

/** What a reader could stumble over: long runs, blocks, false corners, too dark or too bright. */
function penalty(dark: boolean[][]): number {
    const size = dark.length;
    const lines = [
        ...dark.map((row) => row.map(Number).join("")),
        ...dark.map((_, column) => dark.map((row) => Number(row[column])).join("")),
    ];
    let found = 0;
    for (const line of lines) {
        for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) found += run.length - 2;
        for (let at = 0; at + 11 <= size; at++) {
            const part = line.slice(at, at + 11);
            if (part === "10111010000" || part === "00001011101") found += 40;
        }
    }
    let count = 0;
    for (let row = 0; row < size; row++)
        for (let column = 0; column < size; column++) {
            const each = dark[row][column];
            if (each) count++;
            if (row + 1 === size || column + 1 === size) continue;
            const beside = [
                dark[row][column + 1],
                dark[row + 1][column],
                dark[row + 1][column + 1],
            ];
            if (beside.every((other) => other === each)) found += 3;
        }
    return found + Math.floor(Math.abs((count * 100) / size ** 2 - 50) / 5) * 10;
}
