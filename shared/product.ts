/** The one place where the product's name and slug stand. */
export const product = { name: 'Deckle', slug: 'deckle' } as const;
