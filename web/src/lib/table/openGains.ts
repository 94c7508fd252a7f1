/** What a drawing brings, without the edicts that still lie face down. */

import type { Gains } from "../wire/messages";

export function openGains(gains: Gains, open: number): Gains {
    const edicts = gains.edicts.map((each, at) => (at < open ? each : []));
    const payments = [...edicts.flat(), ...gains.coins, ...gains.monsters];
    return { ...gains, edicts, total: payments.reduce((sum, { points }) => sum + points, 0) };
}
