/** Numbers as people read them: with a real minus. */

export function numberText(value: number): string {
    return value < 0 ? `−${-value}` : `${value}`;
}

/** With its sign: +3, −1. */
export function signedText(value: number): string {
    return value < 0 ? `−${-value}` : `+${value}`;
}
