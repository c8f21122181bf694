/** The one place where the product's name, slug and what it is in a line stand. */
export const product = {
  name: 'Deckle',
  slug: 'deckle',
  line: 'Art editions, traded in the open',
} as const;
