import { mainEdition } from './shown-edition.ts';
import { unaccented } from './unaccented.ts';

/** Lower-case words joined by hyphens; accents are dropped, other characters separate words. */
export function slugify(text: string): string {
  // The plain path is an optimization: each card of a list needs two slugs.
  const words = plain.test(text)
    ? text.toLowerCase().replace(/[^a-z\d]+/g, '-')
    : unaccented(text).replace(/[^\p{L}\p{N}]+/gu, '-');
  return words.replace(/^-+|-+$/g, '') || 'untitled';
}

const plain = /^[\x20-\x7e]*$/;

export type NamedRecord = { readonly id: number; readonly name: string };
export type ArtworkAddress = NamedRecord & { readonly artists: readonly NamedRecord[] };

export function artistPath(artist: NamedRecord): string {
  return `/artists/${slugify(artist.name)}/${artist.id}`;
}

/** /collections/{slug}. */
export function collectionPath(slug: string): string {
  return `/collections/${slugify(slug)}`;
}

/** /artworks/{artist}/{artistId}/…/{artwork}/{id}, with ?edition= unless it is Main. */
export function artworkPath(artwork: ArtworkAddress, edition?: string): string {
  let path = '/artworks';
  for (const named of [...artwork.artists, artwork]) path += `/${slugify(named.name)}/${named.id}`;
  return edition === undefined || edition === mainEdition
    ? path
    : `${path}?edition=${encodeURIComponent(edition)}`;
}

/** release-calendar/{artist-names}-{artwork}-{id}: only the id is significant. */
export function releasePath(release: {
  readonly id: number;
  readonly artists: readonly string[];
  readonly artwork: string;
}): string {
  return `/release-calendar/${slugify([...release.artists, release.artwork].join(' '))}-${release.id}`;
}

/** editorial/{category}/{title}/{id}: only the id is significant. */
export function articlePath(article: {
  readonly id: number;
  readonly category: string;
  readonly slug: string;
}): string {
  return `/editorial/${article.category}/${article.slug}/${article.id}`;
}

export const tradeFlows = ['bid-or-buy', 'ask-or-sell'] as const;
export type TradeFlow = (typeof tradeFlows)[number];

/** /{flow}[/{step}]/{artists…}/{artwork}/{id}/{edition}. */
export function tradePath(
  flow: TradeFlow,
  artwork: ArtworkAddress,
  edition: string = mainEdition,
  step?: string,
): string {
  const artists = artwork.artists.map((artist) => slugify(artist.name));
  return [
    '',
    flow,
    ...(step === undefined ? [] : [step]),
    ...artists,
    slugify(artwork.name),
    artwork.id,
    encodeURIComponent(edition),
  ].join('/');
}

/** /ask-or-sell/submit-documents/{artists…}/{artwork}/{id}/{edition}?askId=…: after listing. */
export function submitDocumentsPath(
  askId: number,
  edition: {
    readonly artworkId: number;
    readonly artworkName: string;
    readonly artists: readonly NamedRecord[];
    readonly editionName: string;
  },
): string {
  const artwork = { id: edition.artworkId, name: edition.artworkName, artists: edition.artists };
  return `${tradePath('ask-or-sell', artwork, edition.editionName, 'submit-documents')}?askId=${askId}`;
}

/**
 * An absolute path of this site, or null: one leading slash, no scheme, host, backslash or control
 * character. It never resolves to another origin.
 */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000) return null;
  if (!/^\/(?!\/)/.test(value) || /[\\\s\p{Cc}]/u.test(value)) return null;
  const base = 'http://self.invalid';
  try {
    const url = new URL(value, base);
    if (url.origin !== base || url.pathname.startsWith('//')) return null;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
}
