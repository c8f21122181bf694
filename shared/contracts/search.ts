import { z } from 'zod';
import { searchKinds } from '../domain/searches.ts';
import { pictureView } from './catalogue.ts';

/** A search result, or one chosen earlier. */
export const searchHit = z.object({
  kind: z.enum(searchKinds),
  id: z.int(),
  name: z.string(),
  /** The artists of an artwork; '' for an artist. */
  by: z.string(),
  href: z.string(),
  picture: pictureView.nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** GET /api/search: best match first in each kind. */
export const searchView = z.object({
  artists: z.array(searchHit),
  artworks: z.array(searchHit),
  /** Suggested artists if nothing was found; else empty. */
  soughtAfter: z.array(searchHit),
});
export type SearchView = z.infer<typeof searchView>;

/** GET /api/latest-searches: newest first. */
export const latestSearches = z.object({ hits: z.array(searchHit) });
export type LatestSearches = z.infer<typeof latestSearches>;
