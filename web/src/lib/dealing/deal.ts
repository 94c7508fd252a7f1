/** Dealing, written from docs/dealing.md: all that a seed decides. */

import { BACKS, listsOf } from "./lists";
import { taken } from "./uniform";

/** What a game is dealt by. */
export interface Rules {
    rules: number;
    ruleset: string;
    season_set: string;
    explore_set: string;
    hero_cards: boolean;
    /** The four scoring cards that the options name; null where they are drawn. */
    edicts: string[] | null;
    /** The four ambush cards of the box or of the options; null where they are drawn. */
    ambushes: string[] | null;
}

/** The order of docs/dealing.md: byte by byte, and all ids are ASCII. */
function sorted(names: string[]): string[] {
    return [...names].sort();
}

/** Four out of a list, one after the other. */
function four(seed: Uint8Array, label: string, from: string[]): string[] {
    const rest = [...from];
    return [0, 1, 2, 3].map((k) => taken(seed, `${label}/${k}`, rest));
}

/** The scoring cards under A, B, C and D. */
export function dealtEdicts(seed: Uint8Array, rules: Rules): string[] {
    if (rules.edicts) return rules.edicts;
    const lists = listsOf(rules.rules);
    const boxes = rules.ruleset === "combined" ? ["base", "heroes"] : [rules.ruleset];
    const chosen = BACKS.map((back) => {
        const inPlay = boxes.flatMap((box) => lists(`scoring ${box} ${back}`));
        return taken(seed, `scoring/${back}`, sorted(inPlay));
    });
    return four(seed, "edict", chosen);
}

/** The four ambush cards of the game. */
export function dealtAmbushes(seed: Uint8Array, rules: Rules): string[] {
    if (rules.ambushes) return rules.ambushes;
    const lists = listsOf(rules.rules);
    return four(seed, "ambush-set", sorted([...lists("ambush base"), ...lists("ambush heroes")]));
}

/** The map sheet, where chance decides. */
export function dealtSheet(seed: Uint8Array, rules: Pick<Rules, "rules" | "ruleset">): string {
    return taken(seed, "map-sheet", listsOf(rules.rules)(`sheet ${rules.ruleset}`));
}

/** The cards of the four seasons, in order. */
export function dealtCards(seed: Uint8Array, rules: Rules): string[][] {
    const lists = listsOf(rules.rules);
    const timed = lists(`explore ${rules.explore_set}`).map((card) => card.split(" "));
    const times = new Map(timed.map(([id, time]) => [id, Number(time)]));
    const ruins = rules.ruleset === "heroes" ? [] : lists("ruins");
    const ambushes = sorted(dealtAmbushes(seed, rules));
    const heroes = rules.hero_cards ? sorted(lists("hero")) : [];
    let ambushBacks = 0;
    let heroBacks = 0;
    return lists(`threshold ${rules.season_set}`).map((threshold, season) => {
        const explore = sorted([...times.keys(), ...ruins]);
        const shown: string[] = [];
        ambushBacks += 1;
        heroBacks += rules.hero_cards ? 1 : 0;
        for (let time = 0; time < Number(threshold);) {
            const place = `${season}/${shown.length}`;
            // Each card by its name, then the backs, of which one is as good as another.
            const backs = [
                ...Array<string>(ambushBacks).fill("ambush"),
                ...Array<string>(heroBacks).fill("hero"),
            ];
            const card = taken(seed, `card/${place}`, [...explore, ...backs]);
            if (card === "ambush") {
                shown.push(taken(seed, `ambush/${place}`, ambushes));
                ambushBacks -= 1;
            } else if (card === "hero") {
                shown.push(taken(seed, `hero/${place}`, heroes));
                heroBacks -= 1;
            } else {
                shown.push(card);
                explore.splice(explore.indexOf(card), 1);
                time += times.get(card) ?? 0;
            }
        }
        return shown;
    });
}
