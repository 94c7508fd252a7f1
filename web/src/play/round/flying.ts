/** Points that fly from the bubble to the edict that pays them, for those who like things to move. */

import { wantsMotion } from "../../lib/page/motion";

const LASTS_MS = 800;

/** A copy of `from` goes to the middle of the first of these that is shown; whether there is one. */
export function fly(from: Element | null, to: readonly Element[]): boolean {
    const goal = to.find((each) => each.getClientRects().length);
    if (!from || !goal || !wantsMotion()) return false;
    const [a, b] = [from.getBoundingClientRect(), goal.getBoundingClientRect()];
    const copy = from.cloneNode(true) as HTMLElement;
    copy.ariaHidden = "true";
    Object.assign(copy.style, {
        position: "fixed",
        left: `${a.left}px`,
        top: `${a.top}px`,
        zIndex: "9",
        pointerEvents: "none",
    });
    document.body.append(copy);
    const way = `translate(${(b.left + b.right) / 2 - a.left}px, ${(b.top + b.bottom) / 2 - a.top}px)`;
    const flight = copy.animate(
        [
            { transform: "none", opacity: 1 },
            { transform: "translateY(-1rem) scale(1.5)", opacity: 1, offset: 0.25 },
            { transform: `${way} scale(0.8)`, opacity: 0.2 },
        ],
        { duration: LASTS_MS, easing: "ease-in-out" },
    );
    flight.onfinish = flight.oncancel = () => copy.remove();
    return true;
}
