import { z } from 'zod';
import { plain } from './envelope.ts';

/** What has a page of its own for each of its records. */
export const sitemapKinds = ['artists', 'artworks', 'releases', 'articles'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** GET /api/sitemap: the greatest id of each kind; 0: there is none. */
export const wireSitemap = plain(z.record(z.enum(sitemapKinds), z.int()));

/** GET /api/sitemap/:kind?from=1&to=10000: paths of the site, both ends included. */
export const wireSitemapPart = plain(z.array(z.string()));
