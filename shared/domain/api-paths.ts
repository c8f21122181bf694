/**
 * The BFF's path of a list of artworks, the same for the same question however it was asked: the
 * page shell keys the data that it carries by it.
 */
export function artworkListPath(asked: {
  readonly page?: number | undefined;
  readonly sort?: string | undefined;
  readonly medium?: string | undefined;
  readonly artist?: number | undefined;
  readonly q?: string | undefined;
}): string {
  const query = new URLSearchParams();
  if (asked.page !== undefined && asked.page > 1) query.set('page', String(asked.page));
  if (asked.sort) query.set('sort', asked.sort);
  if (asked.medium) query.set('medium', asked.medium);
  if (asked.artist) query.set('artist', String(asked.artist));
  if (asked.q) query.set('q', asked.q);
  return query.size === 0 ? '/api/artworks' : `/api/artworks?${query}`;
}
