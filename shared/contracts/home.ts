import { z } from 'zod';
import { artworkCard } from './catalogue.ts';
import { articleCard } from './content.ts';
import { releaseCard } from './releases.ts';
import { searchHit } from './search.ts';

/** GET /api/home/news: what is on around the market. */
export const homeNews = z.object({
  /** Those of the artists header, in its order. */
  artists: z.array(searchHit),
  /** Open now, then upcoming. */
  releases: z.array(releaseCard),
  /** Works that came out last, the newest first. */
  newReleases: z.array(artworkCard),
  trending: z.array(searchHit),
  articles: z.array(articleCard),
});
export type HomeNews = z.infer<typeof homeNews>;
