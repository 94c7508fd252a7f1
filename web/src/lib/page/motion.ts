/**
 * Whether things may move: nobody has asked for calm, and the system has not put its own colours, in
 * which little of it would be seen. Asked each time, since both can be changed.
 */
export function wantsMotion(): boolean {
    const calm = !matchMedia("(prefers-reduced-motion: no-preference)").matches;
    return !calm && !matchMedia("(forced-colors: active)").matches;
}
