/** Headers that the site's pages send with every unsafe call. */
export const ownHeaders = { 'x-deckle': '1', 'sec-fetch-site': 'same-origin' } as const;
