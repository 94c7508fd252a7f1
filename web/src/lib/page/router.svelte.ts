/** Where we are, and going elsewhere without loading the page anew. */

import { pathOf, routeOf, type Route } from "./routes";

/** Who comes to these is at a table again, or has left it for good. */
const ENDS_A_VISIT: readonly Route["screen"][] = [
    "start",
    "new",
    "race",
    "join",
    "table",
    "replay",
];

class Router {
    route = $state.raw<Route>(routeOf(location.pathname));
    hash = $state(location.hash);
    search = $state(location.search);
    /** The table that somebody left to look something up or to change a setting, key and all. */
    leftTable = $state<string | null>(null);

    constructor() {
        addEventListener("popstate", () => this.#look());
        addEventListener("hashchange", () => this.#look());
    }

    /** Go to a path of ours; `replace` leaves no step back. */
    go(to: string, replace = false): void {
        if (replace) history.replaceState(null, "", to);
        else history.pushState(null, "", to);
        const before = this.route;
        this.#look();
        if (before.screen !== this.route.screen || before.game !== this.route.game) {
            scrollTo(0, 0);
        }
    }

    #look(): void {
        const route = routeOf(location.pathname);
        // The same screen stays as it is, so that nothing on it is lost.
        if (route.screen !== this.route.screen || route.game !== this.route.game) {
            if (this.route.screen === "table")
                this.leftTable = pathOf("table", this.route.game) + this.hash;
            if (ENDS_A_VISIT.includes(route.screen)) this.leftTable = null;
            this.route = route;
        }
        this.hash = location.hash;
        this.search = location.search;
    }
}

export const router = new Router();

/** For links: a plain click goes there without loading; all others are the browser's. */
export function visit(event: MouseEvent): void {
    const link = event.currentTarget;
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
    if (!(link instanceof HTMLAnchorElement) || !plain || link.target) return;
    event.preventDefault();
    router.go(link.getAttribute("href") ?? "/");
}
