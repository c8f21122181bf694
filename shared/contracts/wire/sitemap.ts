import { z } from 'zod';
import { plain } from './envelope.ts';

/** Kinds of records that have pages of their own. */
export const sitemapKinds = ['artists', 'artworks', 'releases', 'articles'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** GET /api/sitemap: the greatest id of each kind; 0: none. */
export const wireSitemap = plain(z.record(z.enum(sitemapKinds), z.int()));

/** GET /api/sitemap/:kind?from=1&to=10000: paths of the site; both bounds are included. */
export const wireSitemapPart = plain(z.array(z.string()));
