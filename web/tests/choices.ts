/** What can be chosen, as the real server offers it. */

import { readFileSync } from "node:fs";
import { fieldsOf, type OptionField } from "../src/lib/lobby/gameOptions";
import { choices as readChoices } from "../src/lib/wire/http";
import { project } from "./files";

const text = readFileSync(project("tests/data/choices.json"), "utf-8");
export const choices = readChoices(JSON.parse(text));

/** One option in a ruleset. */
export function field(ruleset: string, id: string): OptionField {
    const found = fieldsOf(choices, ruleset).find((each) => each.id === id);
    if (!found) throw new Error(`no ${id} in ${ruleset}`);
    return found;
}
