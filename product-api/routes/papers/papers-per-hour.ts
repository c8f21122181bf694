/** Making a paper takes the processor for a tenth of a second, a long statement for seconds. */
export const papersPerHour = { max: 120, windowMs: 3_600_000 } as const;
