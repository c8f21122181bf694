/** An artwork's title for browser tabs, search engines and shared links. */
export function artworkTitle(artwork: {
  readonly name: string;
  readonly artists: readonly { readonly name: string }[];
}): string {
  const artists = artwork.artists.map(({ name }) => name).join(', ');
  return artists === '' ? artwork.name : `${artwork.name} by ${artists}`;
}
