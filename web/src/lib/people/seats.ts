/** Whose turn it is at this device, and what everybody else is waiting for. */

import { chairName } from "../language/botNames";
import type { Drawn, Mine, Play, SeasonScore, Table } from "../wire/messages";

/** The own seats that this round still asks: not drawn yet, not left, not handed to a bot. */
export function owing(table: Table, mine: Mine): number[] {
    const play = table.play;
    if (!play || table.stage !== "playing") return [];
    return mine.seats.filter((seat) => {
        const chair = table.chairs[seat - 1];
        const plays = chair && !chair.left && !chair.handed && !chair.bot;
        return plays && play.awaited.includes(seat) && mine.sealed[seat] === undefined;
    });
}

/** The seats that have not drawn yet. */
export function awaitedStill(play: Play, drawn: Drawn): number[] {
    return play.awaited.filter((seat) => !drawn.seats.includes(seat));
}

/**
 * The seat that this device shows: the one before as long as it owes a draw or nobody here does,
 * else the first that does.
 */
export function seatToShow(table: Table, mine: Mine, before: number | null): number | null {
    const owes = owing(table, mine);
    if (before !== null && mine.seats.includes(before) && (owes.includes(before) || !owes.length)) {
        return before;
    }
    return owes[0] ?? mine.seats[0] ?? null;
}

/**
 * Whether the person of a seat has to take over a shared device first. Also whoever drew last and goes
 * on: after every round all looked at the screen, and nobody knows who is next.
 */
export function isToTakeOver(
    table: Table,
    mine: Mine,
    seat: number,
    holding: { seat: number; round: number } | null,
): boolean {
    const holds = holding?.seat === seat && holding.round === table.play?.round;
    return !holds && owing(table, mine).includes(seat);
}

/** What somebody at the table is called. */
export function whoSits(table: Pick<Table, "chairs">, seat: number): string {
    const chair = table.chairs[seat - 1];
    return chair ? chairName(chair) : String(seat);
}

/** A name that nobody at the table has yet: this one, or this one with a number. */
export function freeName(wanted: string, table: Table): string {
    const folded = (name: string): string => name.normalize("NFKC").toLowerCase();
    const taken = new Set(table.chairs.map((chair) => chair && folded(chair.name)));
    let name = wanted;
    for (let number = 2; taken.has(folded(name)); number++) name = `${wanted} ${number}`;
    return name;
}

/** Whether nobody but this seat is waited for: once a bot has it, the game plays itself. */
export function playsItself(table: Table, seat: number): boolean {
    return table.chairs.every(
        (chair, at) => at + 1 === seat || !chair || chair.bot || chair.handed || chair.left,
    );
}

/** The own seats that somebody took along to another device while the game goes on. */
export function movedAway(before: Mine, after: Mine, table: Table | null): number[] {
    // At the start seats are counted anew, and nobody has moved.
    const fewer = after.seats.length < before.seats.length;
    if (!fewer || table?.stage !== "playing") return [];
    return before.seats.filter((seat) => !after.seats.includes(seat));
}

/** What one season brought. */
export function seasonTotal([one, two, coins, monsters]: SeasonScore): number {
    return one + two + coins - monsters;
}

/** The points of all scored seasons of a seat. */
export function totalOf(play: Play, seat: number): number {
    return (play.scores[seat - 1] ?? []).reduce((sum, each) => sum + seasonTotal(each), 0);
}

export type Order = "seat" | "score" | "name";

/** The seats of a table in an order, those whose names contain what is searched for. */
export function seatsInOrder(table: Table, order: Order, search = ""): number[] {
    const play = table.play;
    const wanted = search.trim().toLocaleLowerCase();
    const seats = table.chairs.map((_, at) => at + 1);
    const found = seats.filter(
        (seat) => !wanted || whoSits(table, seat).toLocaleLowerCase().includes(wanted),
    );
    if (order === "score" && play) {
        found.sort((one, other) => totalOf(play, other) - totalOf(play, one) || one - other);
    } else if (order === "name") {
        found.sort((one, other) => whoSits(table, one).localeCompare(whoSits(table, other)));
    }
    return found;
}

/** Who draws the monsters of an ambush on the map of this seat; null for nobody. */
export function drawerOn(play: Play, seat: number): number | null {
    const found = Object.entries(play.targets).find(([, on]) => on === seat);
    return found ? Number(found[0]) : null;
}
