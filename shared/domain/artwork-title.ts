/** What the page of a work is called in a tab, in a search and where it is shared. */
export function artworkTitle(artwork: {
  readonly name: string;
  readonly artists: readonly { readonly name: string }[];
}): string {
  const artists = artwork.artists.map(({ name }) => name).join(', ');
  return artists === '' ? artwork.name : `${artwork.name} by ${artists}`;
}
