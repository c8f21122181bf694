/**
 * The most records that lists count and page through by number: both cost as much as there is to
 * count or skip, so the bound keeps a page's cost constant. Cursors continue beyond it.
 */
export const listedAtMost = 5_000;
