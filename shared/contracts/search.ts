import { z } from 'zod';
import { searchKinds } from '../domain/searches.ts';
import { pictureView } from './catalogue.ts';

/** Something that a search found, or that was chosen from one. */
export const searchHit = z.object({
  kind: z.enum(searchKinds),
  id: z.int(),
  name: z.string(),
  /** Who made it; '' for an artist. */
  by: z.string(),
  /** The site's path. */
  href: z.string(),
  picture: pictureView.nullable(),
});
export type SearchHit = z.infer<typeof searchHit>;

/** GET /api/search: the best match of each kind first. */
export const searchView = z.object({
  artists: z.array(searchHit),
  artworks: z.array(searchHit),
  /** Artists to look at where nothing was found; else none. */
  soughtAfter: z.array(searchHit),
});
export type SearchView = z.infer<typeof searchView>;

/** GET /api/latest-searches: newest first. */
export const latestSearches = z.object({ hits: z.array(searchHit) });
export type LatestSearches = z.infer<typeof latestSearches>;
