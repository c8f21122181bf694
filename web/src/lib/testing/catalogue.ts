import type { OwnOrdersView } from '../../../../shared/contracts/account.ts';
import type {
  ArtworkCard,
  ArtworkView,
  BookOrderView,
  EditionView,
} from '../../../../shared/contracts/catalogue.ts';
import { defaultFees } from '../../../../shared/domain/default-fees.ts';
import { money } from '../../../../shared/domain/money.ts';

export function order(
  id: number,
  pounds: number,
  more: Partial<BookOrderView> = {},
): BookOrderView {
  const price = money(pounds * 100, 'GBP');
  return {
    id,
    price,
    priceGbp: price.amount,
    placedAt: '2026-11-01T10:00:00.000Z',
    sellerRegion: null,
    copy: null,
    ...more,
  };
}

/** The first order of each side is the best. */
export function editionOf(more: Partial<EditionView> = {}): EditionView {
  const { asks = [], bids = [] } = more;
  return {
    id: 500,
    name: 'Main',
    suffix: '',
    size: '50 × 70 cm',
    material: 'Etching on paper',
    editionSize: 75,
    features: 'Signed and numbered',
    includes: 'Certificate',
    information: '',
    lowestAsk: asks[0] ?? null,
    highestBid: bids[0] ?? null,
    lastSale: null,
    asks,
    bids,
    ...more,
  };
}

export function artworkOf(more: Partial<ArtworkView> = {}): ArtworkView {
  return {
    id: 41,
    name: 'Low Tide',
    artists: [{ id: 1, name: 'Inês Valadares' }],
    medium: 'Etching',
    releaseDate: '2024-03-01',
    isFullDate: true,
    gallery: 'Copias Paraná',
    description: 'A shore.',
    royalty: null,
    fees: defaultFees,
    href: '/artworks/ines-valadares/1/low-tide/41',
    pictures: [],
    editions: [editionOf()],
    shownEditionId: 500,
    release: null,
    ...more,
  };
}

export function cardOf(id: number, more: Partial<ArtworkCard> = {}): ArtworkCard {
  return {
    id,
    name: `Work ${id}`,
    artists: [{ id, name: `Artist ${id}` }],
    medium: 'Etching',
    year: 2024,
    href: `/artworks/artist/${id}/title/${id}`,
    picture: null,
    comesOut: null,
    shown: {
      editionId: id,
      name: 'Main',
      suffix: '',
      lowestAsk: { id, price: money(10_000, 'GBP'), priceGbp: 10_000 },
      highestBid: { id, price: money(9_000, 'GBP'), priceGbp: 9_000 },
      lastSale: null,
    },
    ...more,
  };
}

/** A person's asks and bids on the Main edition, each at £100. */
export function ownOrdersOf(asks: readonly number[], bids: readonly number[]): OwnOrdersView {
  const price = money(10_000, 'GBP');
  const order = (id: number) => ({ id, editionId: 500, price, expiresAt: null });
  const ask = (id: number) => ({ ...order(id), isLive: true, insured: false, copy: null });
  return { asks: asks.map(ask), bids: bids.map(order) };
}
