/** 'Inês Valadares and Rowan Achterberg'. */
export function artistNames(artists: readonly { readonly name: string }[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(artists.map(({ name }) => name));
}
