/** Days for which somebody drawn in a raffle may buy. */
export const buyWithinDays = 7;
