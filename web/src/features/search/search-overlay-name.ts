/** The full overlay that holds the search where the header has no room for it. */
export const searchOverlay = 'search';
