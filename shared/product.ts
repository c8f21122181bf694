/** The product's name, slug and description: no other file states them. */
export const product = {
  name: 'Deckle',
  slug: 'deckle',
  line: 'Art editions, traded in the open',
} as const;
