/** The end of a season in words, in the order in which it is shown. */

import type { Material } from "../cards/material";
import { nameOf, t } from "../language/language.svelte";
import { numberText } from "../language/numbers";
import { seasonTotal } from "../people/seats";
import type { SeasonScore, Table } from "../wire/messages";

/** Points with their word, and a real minus. */
function pointsText(points: number): string {
    return t("points-made", { count: Math.abs(points) }).replace(/\d+/, numberText(points));
}

/** What counts next: `Summer: B and C pay; A rests until winter.` Empty after the last season. */
export function nextText(material: Material, season: number): string {
    const { seasons } = material;
    const next = seasons[season + 1];
    const old = seasons[season]?.edicts.find((edict) => !next?.edicts.includes(edict));
    if (!next || old === undefined) return "";
    const letters = t("edict-letters");
    const again = seasons.find((each, at) => at > season && each.edicts.includes(old));
    const [one, two] = [...next.edicts].sort().map((edict) => letters[edict] ?? "");
    return t("scene-next", {
        season: nameOf(next.id),
        one: one ?? "",
        two: two ?? "",
        old: letters[old] ?? "",
        rest: again?.id ?? "never",
    });
}

/** All of it in one go, for those who listen. */
export function seasonWords(
    table: Table,
    material: Material,
    season: number,
    score: SeasonScore,
): string {
    const { id, edicts } = material.seasons[season] ?? { id: "", edicts: [] };
    const letters = t("edict-letters");
    const paid = edicts.map((edict, at) =>
        t("scene-edict", {
            letter: letters[edict] ?? "",
            card: nameOf(table.edicts[edict] ?? ""),
            points: pointsText(score[at] ?? 0),
        }),
    );
    const words = [
        ...paid,
        t("scene-coins", { points: pointsText(score[2]) }),
        t("scene-monsters", { points: pointsText(-score[3]) }),
        t("scene-sum", { season: nameOf(id), points: pointsText(seasonTotal(score)) }),
        nextText(material, season),
    ];
    return words.filter(Boolean).join(" ");
}
