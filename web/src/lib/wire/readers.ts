/**
 * Readers: from JSON of which nothing is known to a value of a type, or `Unreadable`.
 *
 * Fields that nobody knows are passed over: messages may gain some within a version.
 */

/** What came does not have the shape that was promised. */
export class Unreadable extends Error {
    constructor(where: string, wanted: string) {
        super(`${where || "message"}: ${wanted} expected`);
    }
}

/** Reads a value; `where` says which one, for the error. */
export type Reader<T> = (value: unknown, where?: string) => T;
/** The type that a reader makes. */
export type Of<R> = R extends Reader<infer T> ? T : never;

function kind<T>(wanted: string, is: (value: unknown) => value is T): Reader<T> {
    return (value, where = "") => {
        if (!is(value)) throw new Unreadable(where, wanted);
        return value;
    };
}

export const text = kind("text", (value) => typeof value === "string");
export const number = kind("a number", (value) => typeof value === "number");
export const flag = kind("true or false", (value) => typeof value === "boolean");
export const anything: Reader<unknown> = (value) => value;

/** A list of equals. */
export function list<T>(of: Reader<T>): Reader<T[]> {
    return (value, where = "") => {
        if (!Array.isArray(value)) throw new Unreadable(where, "a list");
        return value.map((each, at) => of(each, `${where}[${at}]`));
    };
}

/** An object whose keys are data. */
export function byName<T>(of: Reader<T>): Reader<Record<string, T>> {
    return (value, where = "") => {
        const found = record(value, where);
        return Object.fromEntries(
            Object.entries(found).map(([key, each]) => [key, of(each, `${where}.${key}`)]),
        );
    };
}

/** One of these words. */
export function word<const T extends string>(...words: T[]): Reader<T> {
    return (value, where = "") => {
        if (!words.includes(value as T)) throw new Unreadable(where, words.join(" or "));
        return value as T;
    };
}

/** The first reader that can. */
export function either<A, B>(one: Reader<A>, other: Reader<B>): Reader<A | B> {
    return (value, where = "") => {
        try {
            return one(value, where);
        } catch {
            return other(value, where);
        }
    };
}

/** Something, or null. */
export function orNull<T>(of: Reader<T>): Reader<T | null> {
    return (value, where = "") => (value === null ? null : of(value, where));
}

/** What stands in for a field that was left out. */
export function or<T>(of: Reader<T>, usual: T): Reader<T> {
    return (value, where = "") => (value === undefined ? usual : of(value, where));
}

/** A field that may be left out. */
export function maybe<T>(of: Reader<T>): Reader<T | undefined> {
    return (value, where = "") => (value === undefined ? undefined : of(value, where));
}

function record(value: unknown, where: string): Record<string, unknown> {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
        throw new Unreadable(where, "an object");
    }
    return value as Record<string, unknown>;
}

/** An object with these fields. */
export function object<F extends Record<string, Reader<unknown>>>(
    fields: F,
): Reader<{ [K in keyof F]: Of<F[K]> }> {
    const known = Object.entries(fields);
    return (value, where = "") => {
        const found = record(value, where);
        const read = known.map(([key, of]) => [
            key,
            of(found[key], where ? `${where}.${key}` : key),
        ]);
        return Object.fromEntries(read) as { [K in keyof F]: Of<F[K]> };
    };
}
