import type {
  ArtistCard,
  ArtistMarketView,
  ArtistView,
} from '../../../../shared/contracts/artists.ts';
import { money } from '../../../../shared/domain/money.ts';

export function artistCardOf(id: number, more: Partial<ArtistCard> = {}): ArtistCard {
  return {
    id,
    name: `Artist ${id}`,
    href: `/artists/artist-${id}/${id}`,
    numberOfArtworks: 7,
    avatar: null,
    ...more,
  };
}

export function artistOf(more: Partial<ArtistView> = {}): ArtistView {
  return {
    ...artistCardOf(8, { name: 'Inês Valadares', href: '/artists/ines-valadares/8' }),
    profile: null,
    birthYear: 1979,
    birthDate: '1979-03-14',
    nationalities: ['Portuguese'],
    description: 'She prints the sea.\n\nShe lives beside it.',
    description2: 'Two plates, wiped by hand.',
    links: {
      website: { label: 'inesvaladares.example', url: 'https://inesvaladares.example/' },
      instagram: { label: '@ines', url: 'https://www.instagram.com/ines/' },
      email: 'studio@inesvaladares.example',
    },
    mediums: [
      { name: 'Etching', count: 4 },
      { name: 'Aquatint', count: 3 },
    ],
    releases: [],
    similar: [],
    ...more,
  };
}

export function artistMarketOf(more: Partial<ArtistMarketView> = {}): ArtistMarketView {
  return {
    sold: 41,
    soldLastYear: 12,
    lastSales: [
      {
        artwork: 'Low Tide',
        suffix: 'AP',
        href: '/artworks/ines-valadares/8/low-tide/41?edition=Artist',
        price: money(42_000, 'GBP'),
        soldAt: '2026-11-01T23:30:00.000Z',
      },
    ],
    trend: [
      { start: '2026-04-01', sales: 3, median: money(38_000, 'GBP') },
      { start: '2026-10-01', sales: 5, median: money(42_000, 'GBP') },
    ],
    ...more,
  };
}
