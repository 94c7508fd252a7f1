import { expect, test } from "vitest";
import { filtered, UNFILTERED } from "../../src/lib/lobby/filters";
import { game, ids } from "../listings";

const running = game({ hints: 2 });
const waiting = game({ stage: "waiting", ruleset: "heroes" });
const over = game({ stage: "over", seats: 3 });
const known = game({ stage: "over", deck_of: "another" });
const unknown = game({ stage: "over", hints: null });
const all = [running, waiting, over, known, unknown];

test.each([
    [{}, all],
    [{ stage: "running" }, [running, waiting]],
    [{ stage: "finished" }, [over, known, unknown]],
    [{ ruleset: "heroes" }, [waiting]],
    [{ who: "alone" }, [running, waiting, known, unknown]],
    [{ who: "others" }, [over]],
    [{ help: "clean" }, [waiting, over]],
    [{ help: "helped" }, [running, known]],
    [{ help: "helped", stage: "finished" }, [known]],
] as const)("%o leaves what is so", (chosen, left) => {
    expect(ids(filtered(all, { ...UNFILTERED, ...chosen }))).toEqual(ids([...left]));
});
