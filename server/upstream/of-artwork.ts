/** A query of own asks, bids or orders, for one artwork or for all. */
export function ofArtwork(
  artworkId: number | undefined,
  more: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const query = new URLSearchParams(more);
  if (artworkId !== undefined) query.set('filters[edition][artwork][id][$eq]', String(artworkId));
  return query;
}
