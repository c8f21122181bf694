import { type SitemapKind, sitemapKinds } from '../../../shared/contracts/wire/sitemap.ts';
import {
  clientRoutes,
  hasParams,
  isIndexed,
  pageNames,
  pageRow,
} from '../../../shared/domain/client-routes.ts';
import { collectionPath } from '../../../shared/domain/paths.ts';
import { visitorCaller } from '../../upstream/caller.ts';
import type { Upstream } from '../../upstream/client.ts';
import { readCollections } from '../../upstream/showcase.ts';
import { readSitemap, readSitemapPart } from '../../upstream/sitemap.ts';

/** The range of ids in one part; search engines accept at most 50,000 URLs in one. */
const span = 10_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The pages below 'How it works'; the product API has their texts. */
const howItWorks = [
  ...['fees', 'for-artists', 'for-buyers', 'for-sellers'],
  ...['guarantee', 'shipping', 'deckle-database'],
].map((slug) => `${clientRoutes.howItWorks}/${slug}`);

export type SitemapPart = 'pages' | { readonly kind: SitemapKind; readonly part: number };

/** 'artworks-3' is the third part of the artworks; null: there is no such part. */
export function partNamed(name: string): SitemapPart | null {
  if (name === 'pages') return 'pages';
  const [, word, number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const kind = sitemapKinds.find((one) => one === word);
  return kind ? { kind, part: Number(number) } : null;
}

/** The URLs of all parts. Throws what the product API's calls throw. */
export async function sitemapIndex(upstream: Upstream, publicUrl: string): Promise<string> {
  const greatest = await readSitemap(upstream, visitorCaller('sitemap'));
  const names = sitemapKinds.flatMap((kind) =>
    Array.from({ length: Math.ceil(greatest[kind] / span) }, (_, part) => `${kind}-${part + 1}`),
  );
  const entries = ['pages', ...names].map(
    (name) => `<sitemap><loc>${xml(`${publicUrl}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  );
  return `${head}<sitemapindex ${schema}>${entries.join('')}</sitemapindex>`;
}

export async function sitemapPart(
  upstream: Upstream,
  publicUrl: string,
  wanted: SitemapPart,
): Promise<string> {
  const paths =
    wanted === 'pages'
      ? [...fixedPages(), ...howItWorks, ...(await collectionPages(upstream))]
      : await pathsOf(upstream, wanted);
  const entries = paths.map(
    (path) => `<url><loc>${xml(new URL(path, publicUrl).href)}</loc></url>`,
  );
  return `${head}<urlset ${schema}>${entries.join('')}</urlset>`;
}

async function collectionPages(upstream: Upstream): Promise<string[]> {
  const collections = await readCollections(upstream, visitorCaller('sitemap'));
  return collections.map(({ slug }) => collectionPath(slug));
}

function pathsOf(upstream: Upstream, { kind, part }: Exclude<SitemapPart, 'pages'>) {
  const from = (part - 1) * span + 1;
  return readSitemapPart(upstream, visitorCaller('sitemap'), { kind, from, to: part * span });
}

/** The indexed pages without parameters. */
function fixedPages(): string[] {
  return pageNames
    .map(pageRow)
    .filter((row) => isIndexed(row) && !hasParams(row))
    .map(({ path }) => path);
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
