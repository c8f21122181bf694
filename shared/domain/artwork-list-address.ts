import type { ArtworkListQuestion } from './artwork-question.ts';
import { type ArtworkSort, artworkSorts } from './artwork-sorts.ts';
import { isEditionSizeChoice } from './edition-sizes.ts';
import { searchWords } from './searches.ts';

/**
 * Filters and sort order of the artworks page, as its address holds them; without the page number.
 */
export type ArtworkListAddress = Omit<ArtworkListQuestion, 'page'>;

/** The address's query parameters. */
export const artworkListParams = [
  'categ',
  'sort',
  'q',
  'artist',
  'min',
  'max',
  'from',
  'to',
  'size',
  'sale',
] as const;

/** In pence: the greatest price that the address can hold. */
export const maxPriceBound = 99_999_900;
const years = { first: 1400, last: 2200 } as const;

/**
 * Parses an address; invalid parameters are ignored. `min` and `max` are in pounds whatever the
 * visitor's currency, so that an address means the same to everyone.
 */
export function readArtworkListAddress(query: URLSearchParams): ArtworkListAddress {
  const size = query.get('size') ?? '';
  const [minAsk, maxAsk] = inOrder(pence(query.get('min')), pence(query.get('max')));
  const [minYear, maxYear] = inOrder(year(query.get('from')), year(query.get('to')));
  return {
    medium: words(query.get('categ')),
    sort: artworkSorts.find((sort) => sort === query.get('sort') && sort !== 'recommended'),
    q: words(query.get('q')),
    artist: whole(query.get('artist'), 1, 999_999_999),
    minAsk,
    maxAsk,
    minYear,
    maxYear,
    size: isEditionSizeChoice(size) ? size : undefined,
    forSale: query.get('sale') === 'now' ? true : undefined,
  };
}

/** The canonical query of a list; '' for all artworks in the recommended order. */
export function artworkListSearch(list: ArtworkListAddress): URLSearchParams {
  const query = new URLSearchParams();
  const set = (name: (typeof artworkListParams)[number], value: string | undefined) => {
    if (value) query.set(name, value);
  };
  set('categ', list.medium);
  set('sort', isUsual(list.sort) ? undefined : list.sort);
  set('q', list.q);
  set('artist', list.artist?.toString());
  set('min', pounds(list.minAsk));
  set('max', pounds(list.maxAsk));
  set('from', list.minYear?.toString());
  set('to', list.maxYear?.toString());
  set('size', list.size);
  set('sale', list.forSale ? 'now' : undefined);
  return query;
}

function isUsual(sort: ArtworkSort | undefined): boolean {
  return sort === undefined || sort === 'recommended';
}

function words(text: string | null): string | undefined {
  return searchWords(text ?? '') || undefined;
}

function whole(text: string | null, least: number, most: number): number | undefined {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

function year(text: string | null): number | undefined {
  return whole(text, years.first, years.last);
}

function pence(text: string | null): number | undefined {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text ?? '')) return undefined;
  const value = Math.round(Number(text) * 100);
  return value > 0 && value <= maxPriceBound ? value : undefined;
}

function pounds(value: number | undefined): string | undefined {
  return value === undefined ? undefined : String(value / 100);
}

/** Swaps bounds in the wrong order. */
function inOrder(
  from: number | undefined,
  to: number | undefined,
): readonly [number | undefined, number | undefined] {
  return from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
}

/** The page's title. */
export function artworkListTitle({ q, medium }: ArtworkListAddress): string {
  return q === undefined ? (medium ?? 'Artworks') : `‘${q}’`;
}
