/**
 * How far lists count and can be paged through by number. Counting and skipping cost as much as
 * there is to count and skip: with a bound, a page costs the same however large the marketplace
 * grows. Cursors go on from there.
 */
export const listedAtMost = 5_000;
