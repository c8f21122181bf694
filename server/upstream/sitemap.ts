import type { z } from 'zod';
import {
  type SitemapKind,
  wireSitemap,
  wireSitemapPart,
} from '../../shared/contracts/wire/sitemap.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

export async function readSitemap(
  upstream: Upstream,
  caller: Caller,
): Promise<z.infer<typeof wireSitemap>['data']> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/sitemap`,
    answer: wireSitemap,
  });
  return data;
}

/** The site's paths of the records with these ids, both ends included. */
export async function readSitemapPart(
  upstream: Upstream,
  caller: Caller,
  { kind, from, to }: { readonly kind: SitemapKind; readonly from: number; readonly to: number },
): Promise<readonly string[]> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/sitemap/${kind}`,
    query: new URLSearchParams({ from: String(from), to: String(to) }),
    answer: wireSitemapPart,
  });
  return data;
}
