import type { BidView, ProfileView } from '../../../../../shared/contracts/account.ts';
import type {
  ArtworkView,
  BookOrderView,
  EditionView,
  PictureView,
} from '../../../../../shared/contracts/catalogue.ts';
import type { CopyView } from '../../../../../shared/contracts/copy-details.ts';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { type Currency, money } from '../../../../../shared/domain/money.ts';
import { fallbackRates, priceInGbp } from '../../../../../shared/domain/rates.ts';
import type { Region } from '../../../../../shared/domain/regions.ts';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { artworkOf, editionOf } from '../../../lib/testing/catalogue.ts';
import { ada, adasAddress } from '../../../lib/testing/in-app.tsx';

export function bookOrder(
  id: number,
  amount: number,
  more: {
    readonly currency?: Currency;
    readonly sellerRegion?: Region;
    readonly copy?: CopyView;
  } = {},
): BookOrderView {
  const price = money(amount, more.currency ?? 'GBP');
  return {
    id,
    price,
    priceGbp: priceInGbp(price, fallbackRates),
    placedAt: '2026-11-01T10:00:00.000Z',
    sellerRegion: more.sellerRegion ?? null,
    copy: more.copy ?? null,
  };
}

/** The first order of each side is the best. */
export function edition(
  book: { readonly asks: BookOrderView[]; readonly bids: BookOrderView[] },
  more: Partial<EditionView> = {},
): EditionView {
  return editionOf({ ...book, ...more });
}

const picture: PictureView = {
  alt: 'Low Tide, an etching in blue and sand',
  placeholder: '#8aa0a8',
  width: 1000,
  height: 1400,
  formats: [{ name: 'small', url: '/media/41/small.webp', width: 500, height: 700 }],
};

export function artwork(main: EditionView, more: Partial<ArtworkView> = {}): ArtworkView {
  return artworkOf({
    pictures: [picture],
    editions: [main],
    shownEditionId: main.id,
    ...more,
  });
}

export function session(more: Partial<SessionView> = {}): SessionView {
  const { sandbox } = unknownVisitor;
  return { ...unknownVisitor, user: ada, sandbox: { ...sandbox, payments: true }, ...more };
}

export const profile: ProfileView = { shippingAddress: adasAddress, billingAddress: null };

/** A bid as its owner sees it in the account. */
export function ownBid(id: number, amount: number): BidView {
  const price = money(amount, 'GBP');
  return {
    id,
    edition: {
      artworkId: 41,
      artworkName: 'Low Tide',
      artists: [{ id: 1, name: 'Inês Valadares' }],
      editionId: 500,
      editionName: 'Main',
      suffix: '',
      size: '50 × 70 cm',
      href: '/artworks/ines-valadares/1/low-tide/41',
      picture: null,
    },
    price,
    status: 'Approved',
    placedAt: '2026-11-20T12:00:00.000Z',
    expiresAt: null,
    isHighest: true,
    orderId: null,
    lines: { price, shipping: price, processFee: price, total: price },
  };
}
