import { z } from 'zod';
import { artworkCard } from './catalogue.ts';
import { articleCard } from './content.ts';
import { releaseCard } from './releases.ts';
import { searchHit } from './search.ts';

/** GET /api/home/news: the lower sections of the home page. */
export const homeNews = z.object({
  /** The artists of the header, in order. */
  artists: z.array(searchHit),
  /** Open releases, then upcoming ones. */
  releases: z.array(releaseCard),
  /** The latest releases that are in the catalogue, newest first. */
  newReleases: z.array(artworkCard),
  trending: z.array(searchHit),
  articles: z.array(articleCard),
});
export type HomeNews = z.infer<typeof homeNews>;
