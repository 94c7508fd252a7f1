/** Time that is left, in the largest two units that say something. */

export interface TimeLeft {
    days: number;
    hours: number;
    minutes: number;
    seconds: number;
}

/** Milliseconds taken apart; never below zero. */
export function timeLeft(ms: number): TimeLeft {
    const whole = Math.max(0, Math.ceil(ms / 1000));
    return {
        days: Math.floor(whole / 86_400),
        hours: Math.floor(whole / 3600) % 24,
        minutes: Math.floor(whole / 60) % 60,
        seconds: whole % 60,
    };
}

/** `2 d 4 h`, `4 h 5 min`, `1:05`: which message says it, and with what. */
export function countdown(ms: number): { id: string; args: Record<string, number | string> } {
    const { days, hours, minutes, seconds } = timeLeft(ms);
    if (days) return { id: "left-days", args: { days, hours } };
    if (hours) return { id: "left-hours", args: { hours, minutes } };
    return { id: "left-minutes", args: { minutes, seconds: String(seconds).padStart(2, "0") } };
}
