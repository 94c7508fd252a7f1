/** The four seasons in order, by the ids that their names have in every language. */
export const SEASONS = ["spring", "summer", "fall", "winter"] as const;
