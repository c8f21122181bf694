import type { EditionSizeChoice } from '../../../../../shared/domain/edition-sizes.ts';
import type { Currency } from '../../../../../shared/domain/money.ts';
import type { Rates } from '../../../../../shared/domain/rates.ts';
import type { ArtworkListAddress } from './list-query.ts';
import { priceWords } from './price-bounds.ts';

export const sizeLabels: Readonly<Record<EditionSizeChoice, string>> = {
  unique: 'Unique',
  25: 'Up to 25',
  50: 'Up to 50',
  100: 'Up to 100',
  250: 'Up to 250',
  larger: 'Over 250',
  open: 'Open edition',
};

export type ActiveFilter = {
  readonly label: string;
  /** The list without this filter. */
  readonly without: ArtworkListAddress;
};

type Words = {
  readonly artistName: string | null;
  readonly currency: Currency;
  readonly rates: Rates;
};

/** The active filters in words. */
export function activeFilters(list: ArtworkListAddress, words: Words): readonly ActiveFilter[] {
  const { medium, artist, minYear, maxYear, size, forSale } = list;
  const without = (dropped: Partial<ArtworkListAddress>) => ({ ...list, ...dropped });
  const all = [
    { label: medium ?? '', without: without({ medium: undefined }) },
    {
      label: artist === undefined ? '' : (words.artistName ?? 'One artist'),
      without: without({ artist: undefined }),
    },
    {
      label: priceWords(list, words.currency, words.rates),
      without: without({ minAsk: undefined, maxAsk: undefined }),
    },
    {
      label: yearWords(minYear, maxYear),
      without: without({ minYear: undefined, maxYear: undefined }),
    },
    { label: sizeWords(size), without: without({ size: undefined }) },
    { label: forSale ? 'For sale now' : '', without: without({ forSale: undefined }) },
  ];
  return all.filter(({ label }) => label !== '');
}

function yearWords(from: number | undefined, to: number | undefined): string {
  if (from === undefined) return to === undefined ? '' : `Until ${to}`;
  if (to === undefined) return `Since ${from}`;
  return from === to ? String(from) : `${from} to ${to}`;
}

function sizeWords(size: string | undefined): string {
  const label = Object.entries(sizeLabels).find(([choice]) => choice === size)?.[1];
  if (label === undefined) return '';
  return label.startsWith('Up') ? `Edition ${label.toLowerCase()}` : label;
}
