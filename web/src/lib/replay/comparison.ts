/** The maps that can be laid beside each other when a game or a race is over. */

import { t } from "../language/language.svelte";
import type { Play, Race, SeasonScore, Sheet, Table } from "../wire/messages";
import { runners } from "../table/race";
import { BOT, replayBeside, replayOf, type Replay } from "./replay";
import { ranking } from "../table/result";
import { whoSits } from "../people/seats";

/** A map at its end, and what its seasons brought. */
export interface Finished {
    /** Who drew it. */
    name: string;
    sheet: Sheet;
    seasons: readonly SeasonScore[];
}

/** A map to choose; it is asked for when it is chosen. */
export interface Source {
    id: string;
    name: string;
    look: () => Promise<Finished>;
}

function finished(table: Table, play: Play, seat: number): Finished {
    const name = whoSits(table, seat);
    return { name, sheet: play.sheets[seat - 1], seasons: play.scores[seat - 1] ?? [] };
}

function lastOf({ table, moments, seat }: Replay): Finished {
    const last = moments.at(-1);
    if (!last) throw new Error("a game without a moment");
    return finished(table, last.play, seat);
}

/** The seats of a table, best first. */
function seats(table: Table, play: Play): Source[] {
    return ranking(play, table.result).map(({ seat }) => ({
        id: String(seat),
        name: whoSits(table, seat),
        look: () => Promise.resolve(finished(table, play, seat)),
    }));
}

/** The lanes of a race that may be looked at, but for the one that is shown already. */
function lanes(table: Table, race: Race, own: ReadonlySet<string>): Source[] {
    return runners(race, own)
        .filter(({ open, lane }) => open && lane.game !== table.game)
        .map(({ lane }) => ({
            id: lane.game,
            name: lane.name,
            look: () => replayOf(lane.game, table.key, 1).then(lastOf),
        }));
}

/**
 * All maps that can be compared at the end of a game or at a race, in the order of the ranks.
 * `mine` are one's own seats at a table, and one's own lanes at a race.
 */
export function sourcesOf(
    table: Table,
    play: Play | null,
    race: Race | null,
    mine: readonly string[],
): Source[] {
    const found = play ? seats(table, play) : [];
    const own = table.kind === "lane" && mine.length ? [table.game] : mine;
    if (race) found.push(...lanes(table, race, new Set(own)));
    const alone = play && table.chairs.length === 1 && table.stage === "over" && table.seed;
    if (alone) {
        const look = () => replayBeside(table.game, table.key, BOT).then(lastOf);
        found.push({ id: BOT, name: t("replay-beside-bot"), look });
    }
    return found;
}

/** Which two are shown first: one's own, and the best of the others. */
export function firstPair(sources: readonly Source[], mine: readonly string[]): [string, string] {
    const one = sources.find(({ id }) => mine.includes(id)) ?? sources[0];
    const other = sources.find((each) => each !== one);
    return [one?.id ?? "", other?.id ?? ""];
}
