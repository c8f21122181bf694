import type { z } from 'zod';
import type {
  WireArtist,
  WireArtistMarket,
  wireArtistSingle,
} from '../../shared/contracts/wire/artists.ts';
import type { WireImage } from '../../shared/contracts/wire/catalogue.ts';
import type { wireRelease } from '../../shared/contracts/wire/releases.ts';
import type { UpstreamDouble } from './upstream.ts';
import { artwork, page } from './wire-fixtures.ts';

const image: WireImage = {
  ...artwork().images[0]!,
  name: 'mara-lind',
};

type WholeArtist = z.infer<typeof wireArtistSingle>['data']['attributes'];

export function artist(over: Partial<WireArtist> = {}): WireArtist {
  return {
    name: 'Mara Lind',
    birthYear: 1961,
    birthDate: '1961-04-02',
    nationalities: [{ name: 'Danish', alpha2Code: 'DK' }],
    description: 'She prints boats.\n\nShe has one.',
    description2: 'Two plates.',
    socialLinks: {
      instagram: '@mara.lind',
      website: 'www.maralind.example',
      email: null,
    },
    numberOfArtworks: 2,
    images: [
      { ...image, name: 'mara-lind-2', alternativeText: 'The studio' },
      { ...image, name: 'mara-lind-1', alternativeText: 'A close view' },
    ],
    ...over,
  };
}

export function release(
  over: Partial<z.infer<typeof wireRelease>> = {},
): z.infer<typeof wireRelease> {
  return {
    name: 'Night Harbour',
    publisher: null,
    soldAt: null,
    extraArtists: null,
    kind: 'single',
    raffle: false,
    timedEdition: false,
    dateOnly: false,
    releaseStartTimestamp: '2026-10-01T10:00:00.000Z',
    releaseEndTimestamp: null,
    dateOnlyTimezone: null,
    artists: { data: [{ id: 3, attributes: { name: 'Mara Lind' } }] },
    artwork: { data: { id: 11, attributes: { name: 'Night Harbour' } } },
    artworkImages: [],
    seedHash: null,
    draw: null,
    ...over,
  };
}

export function artistMarket(over: Partial<WireArtistMarket> = {}): WireArtistMarket {
  return {
    sold: 12,
    soldLastYear: 4,
    lastSales: [
      {
        artworkId: 11,
        artwork: 'Night Harbour',
        artists: [
          { id: 3, name: 'Mara Lind' },
          { id: 5, name: 'Ada Quill' },
        ],
        editionId: 22,
        edition: 'Artist',
        otherName: null,
        soldAt: '2026-10-03T10:00:00.000Z',
        price: 52_000,
        currency: 'EUR',
        priceGbp: 45_600,
      },
    ],
    quarters: [{ start: '2026-01-01', sales: 3, medianGbp: 41_000 }],
    ...over,
  };
}

/** An upstream with one artist, who has artworks, sales and a release. */
export function answerArtists({ on }: UpstreamDouble): void {
  const one = { id: 3, attributes: artist() };
  const whole: WholeArtist = { ...artist(), mediums: [{ name: 'Print', count: 2 }] };
  on('GET /api/artists', { body: page([one]) });
  on('GET /api/artists/features/trending', { body: { data: [one] } });
  on('GET /api/artists/3', { body: { data: { id: 3, attributes: whole }, meta: {} } });
  on('GET /api/artists/market/3', { body: { data: artistMarket() } });
  on('GET /api/releases', { body: page([{ id: 1, attributes: release() }]) });
  on('POST /api/artworks/artist', { body: page([{ id: 11, attributes: artwork() }]) });
  on('POST /api/artworks/medium', { body: page([{ id: 11, attributes: artwork() }]) });
}
