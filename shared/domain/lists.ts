/**
 * The most records that a list counts or skips, because both cost time for each record. Cursors
 * continue beyond it.
 */
export const listedAtMost = 5_000;
