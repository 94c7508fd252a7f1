/** The guided first game, loaded with its texts where somebody plays it. */

import { language, t } from "../../lib/language/language.svelte";
import { Progress } from "../../lib/lesson/progress.svelte";
import { seasonSaid } from "../../lib/lesson/answers";
import { lessonView } from "../../lib/lesson/view";
import type { SeasonMoment } from "../../lib/table/seasonMoment";
import Bubble from "./LessonBubble.svelte";
import Resume from "./Resume.svelte";

export interface Teaching {
    progress: Progress;
    view: typeof lessonView;
    /** What is said at the end of a season; empty when the lesson is over. */
    seasonWords: (moment: SeasonMoment, progress: Progress) => string;
    Bubble: typeof Bubble;
    Resume: typeof Resume;
}

export async function teach(game: string): Promise<Teaching> {
    await language.want("teach");
    return { progress: new Progress(game), view: lessonView, seasonWords, Bubble, Resume };
}

function seasonWords({ season, results }: SeasonMoment, progress: Progress): string {
    if (progress.state === "over" || season > 0) return "";
    const said = seasonSaid(progress.monstersBefore(), results?.[0]?.[3] ?? 0);
    return said.map(({ id, args }) => t(id, args)).join(" ");
}
