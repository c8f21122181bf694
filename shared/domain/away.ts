/** Days for which a seller may be away at most. */
export const greatestAwayDays = 366;
