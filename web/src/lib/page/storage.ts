/** What the browser keeps for us. Nothing breaks where it keeps nothing. */

const PREFIX = "quillmap.";

/** What was stored under a key, if it is of the kind of `usual`; else that. */
export function remembered<T>(key: string, usual: T): T {
    try {
        const text = localStorage.getItem(PREFIX + key);
        const value: unknown = text === null ? usual : JSON.parse(text);
        return typeof value === typeof usual ? (value as T) : usual;
    } catch {
        return usual;
    }
}

/** Keep a value for the next visit. */
export function store(key: string, value: unknown): void {
    try {
        localStorage.setItem(PREFIX + key, JSON.stringify(value));
    } catch {
        // A browser that keeps nothing, or is full.
    }
}

/** Keep it no longer. */
export function forget(key: string): void {
    try {
        localStorage.removeItem(PREFIX + key);
    } catch {
        // Then it was never kept.
    }
}
