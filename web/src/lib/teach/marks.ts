/**
 * First meetings: what a few words explain when it comes up for the first time. Each says from the
 * table alone whether it is there, and what it speaks of. What was met stays met (seen.ts).
 */

import type { Material } from "../cards/material";
import type { Task } from "../draw/task";
import { walk } from "../map/ambushWalk";
import { beside, isEmpty, kindOf, SQUARES, squaresOf } from "../map/grid";
import { placements } from "../map/shapes";
import type { Play, Table } from "../wire/messages";

/** What somebody sees who has to draw now. */
export interface Sight {
    table: Pick<Table, "edicts" | "options" | "chairs">;
    play: Play;
    material: Material;
    task: Task;
}

/** What is explained, and where it is. */
export interface Meeting {
    /** What goes into its words. */
    args?: Record<string, string | number>;
    /** Edicts by their number, whose letters are put in as `one` and `two`. */
    edicts?: readonly number[];
    /** The `data-teach` of what it speaks of. */
    subject: string;
    /** The squares of the map that it speaks of, and whether they cost something. */
    squares?: readonly number[];
    loses?: boolean;
}

/** The rules of the base game, in the order of who goes first where several come at once. */
const BASE = {
    shape: ({ task }) => (explores(task) ? { subject: "map" } : null),
    single,
    ruins: ({ task }) => (task.wanted?.why === "ruins" ? { subject: "map" } : null),
    ambush,
    paid,
    season: ({ play, material, task }) =>
        play.season > 0 && explores(task) ? payingNow(play, material) : null,
    last: ({ play, task }) =>
        explores(task) && play.time >= play.threshold
            ? { args: { time: play.time, threshold: play.threshold }, subject: "season" }
            : null,
    walk: along,
    monsters,
    hints: ({ table, task }) =>
        explores(task) && (table.chairs[task.seat - 1]?.hints ?? 0) > 0
            ? { subject: "hint" }
            : null,
    time: ({ play, material, task }) =>
        explores(task) && (material.explore[task.card]?.time ?? 0) > 0
            ? { args: { time: play.time, threshold: play.threshold }, subject: "season" }
            : null,
    nowhere,
    coin: ({ play, material, task }) =>
        explores(task) && task.options.some(({ coin, places }) => coin && places.length)
            ? { args: { seasons: material.seasons.length - play.season }, subject: "options" }
            : null,
    any: ({ material, task }) =>
        explores(task) && !task.single && terrainsOf(material, task) > 4
            ? { subject: "options" }
            : null,
    mountain,
    edict: ({ play, material, task }) => (explores(task) ? payingNow(play, material) : null),
    deck: ({ play, task }) => (explores(task) && play.season > 0 ? { subject: "season" } : null),
    year: ({ task }) => (explores(task) ? { subject: "edict-0" } : null),
} satisfies Record<string, (sight: Sight) => Meeting | null>;

/** What Heroes adds. */
const HEROES = {
    hero: ({ task }) => (task.kind === "hero" ? { subject: "map" } : null),
    strike,
    dragon: (sight) => power(sight, "D"),
    zombie: (sight) => power(sight, "Z"),
    troll: (sight) => power(sight, "T"),
    gorgon: (sight) => power(sight, "G"),
    after,
} satisfies Record<string, (sight: Sight) => Meeting | null>;

const MEETINGS = { ...HEROES, ...BASE };
export type MarkId = keyof typeof MEETINGS;
export const HEROES_MARKS = Object.keys(HEROES) as MarkId[];
export const BASE_MARKS = Object.keys(BASE) as MarkId[];
/** A first card is about nothing else. */
const ORDER: MarkId[] = ["shape", ...HEROES_MARKS, ...BASE_MARKS.filter((id) => id !== "shape")];

/** What the guided first game has told by each of its steps. */
export const TAUGHT: Record<string, readonly MarkId[]> = {
    map: ["shape"],
    edge: ["shape"],
    turn: ["shape"],
    river: ["coin", "time"],
    village: ["edict"],
    ruins: ["ruins"],
    rift: ["any", "mountain"],
    monsters: ["monsters"],
    summer: ["season", "last"],
};

/** What is met here for the first time; null for nothing that is new. */
export function newMeeting(
    sight: Sight,
    met: ReadonlySet<string>,
): (Meeting & { id: MarkId }) | null {
    for (const id of ORDER) {
        const found = met.has(id) ? null : MEETINGS[id](sight);
        if (found) return { id, ...found };
    }
    return null;
}

function explores({ asks }: Task): boolean {
    return asks === "explore";
}

function terrainsOf(material: Material, { card }: Task): number {
    return material.explore[card]?.terrains.length ?? 0;
}

function openBeside(map: string, square: number): number[] {
    return beside(square).filter((each) => isEmpty(map[each] ?? ""));
}

function squaresWith(map: string, kind: string): number[] {
    return Array.from({ length: SQUARES }, (_, at) => at).filter(
        (at) => kindOf(map[at] ?? "") === kind,
    );
}

function payingNow({ season }: Play, material: Material): Meeting {
    const edicts = material.seasons[season]?.edicts ?? [];
    return { edicts, subject: `edict-${edicts[0] ?? 0}` };
}

function single({ task }: Sight): Meeting | null {
    if (!explores(task) || !task.single) return null;
    const why = task.ruined ? "ruins" : task.options.length > 2 ? "any" : "card";
    return { args: { why }, subject: "options" };
}

/** With others one draws on another's map; in the German solo variant on the own one. */
function ambush({ task }: Sight): Meeting | null {
    if (task.asks !== "ambush") return null;
    return { args: { whose: task.on === task.seat ? "own" : "other" }, subject: "map" };
}

/** An edict that will never be paid again. */
function paid({ table, play, material, task }: Sight): Meeting | null {
    const scored = Math.max(0, ...play.scores.map((each) => each.length));
    const over = table.edicts.findIndex((_, at) =>
        material.seasons.every(({ edicts }, season) => !edicts.includes(at) || season < scored),
    );
    if (over < 0 || !explores(task)) return null;
    return { edicts: [over], subject: `edict-${over}` };
}

function monsters({ task }: Sight): Meeting | null {
    const { map, monsters: cost } = task.sheet;
    if (!explores(task) || !cost) return null;
    const open = squaresWith(map, "monster").flatMap((at) => openBeside(map, at));
    return { args: { cost }, subject: "monsters", squares: [...new Set(open)], loses: true };
}

/** A mountain with one open side, or two, is nearly a coin. */
function mountain({ task }: Sight): Meeting | null {
    if (!explores(task)) return null;
    const { map } = task.sheet;
    const sides = squaresWith(map, "mountain").map((at) => openBeside(map, at));
    const last = [1, 2].map((open) => sides.find(({ length }) => length === open)).find(Boolean);
    return last ? { args: { open: last.length }, subject: "map", squares: last } : null;
}

/** One shape of the card has no place left, and another one has. */
function nowhere({ task }: Sight): Meeting | null {
    if (!explores(task) || task.options.every(({ places }) => places.length)) return null;
    return { args: { why: task.wanted ? "ruins" : "room" }, subject: "options" };
}

/** Alone, the rules have just drawn monsters where their way led to. */
function along({ table, play, material, task }: Sight): Meeting | null {
    const card = material.ambushes[play.shown.at(-2) ?? ""];
    const own = table.chairs.length === 1 && table.options.solo_ambush !== "pegasus";
    if (!card || !own || !explores(task)) return null;
    const { map } = task.sheet;
    const [stands] = placements([card.rows], (at) => kindOf(map[at] ?? "") === "monster");
    if (!stands) return null;
    const way = walk(card.corner, card.arrow);
    const squares = way.slice(0, way.findIndex((at) => stands.squares.includes(at)) + 1);
    return { args: { corner: card.corner }, subject: "map", squares };
}

/** What a hero strikes is safe from monsters, and empty all the same. */
function strike({ task }: Sight): Meeting | null {
    const struck = squaresOf(task.sheet.attacked);
    return explores(task) && struck.length ? { subject: "map", squares: struck } : null;
}

/** A monster of this letter that is still on the own map. */
function power({ task }: Sight, letter: string): Meeting | null {
    const own = living(task, letter);
    return explores(task) && own.length ? { subject: "map", squares: own, loses: true } : null;
}

function living({ sheet }: Task, letter: string): number[] {
    const squares = squaresOf(sheet.letters[letter] ?? "");
    return squares.filter((at) => kindOf(sheet.map[at] ?? "") === "monster");
}

/** Zombies and Trolls act when a season has been scored. */
function after({ play, task }: Sight): Meeting | null {
    if (task.asks === "troll") return { subject: "map" };
    const acts = [...living(task, "Z"), ...living(task, "T")];
    return explores(task) && play.season > 0 && acts.length
        ? { subject: "map", squares: acts, loses: true }
        : null;
}
