import { describe, expect, it } from 'vitest';
import type { ArtworkCard } from '../../../../../shared/contracts/catalogue.ts';
import { cardOf } from '../../../lib/testing/catalogue.ts';
import { mixArtists } from './mix-artists.ts';

const work = (id: number, artist: number): ArtworkCard =>
  cardOf(id, { artists: [{ id: artist, name: `Artist ${artist}` }] });
const idsOf = (works: readonly ArtworkCard[]) => works.map(({ id }) => id);

describe('mixArtists', () => {
  it('separates works of one artist', () => {
    expect(idsOf(mixArtists([work(1, 1), work(2, 1), work(3, 2)]))).toEqual([1, 3, 2]);
  });

  it('keeps every work if one artist made them all', () => {
    expect(idsOf(mixArtists([work(1, 1), work(2, 1)]))).toEqual([1, 2]);
  });

  it('returns an empty list for an empty list', () => {
    expect(mixArtists([])).toEqual([]);
  });
});
