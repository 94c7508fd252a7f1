/** A list of the server that is asked for again from time to time, while somebody looks. */

import { problemOf, type Problem } from "./problem";

export class Polled<T> {
    value = $state.raw<T | null>(null);
    problem = $state.raw<Problem>(null);

    /** To be made while a component is: it ends with it. */
    constructor(
        private readonly ask: () => Promise<T>,
        every: number,
    ) {
        const look = (): void => {
            if (!document.hidden) void this.again();
        };
        $effect(() => {
            look();
            const timer = setInterval(look, every);
            document.addEventListener("visibilitychange", look);
            return () => {
                clearInterval(timer);
                document.removeEventListener("visibilitychange", look);
            };
        });
    }

    /** Ask now. What was there before stays when it fails. */
    async again(): Promise<void> {
        try {
            this.value = await this.ask();
            this.problem = null;
        } catch (error) {
            this.problem = problemOf(error);
        }
    }
}
