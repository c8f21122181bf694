import type {
  AskView,
  BidView,
  PurchaseView,
  SaleView,
  TradedEdition,
} from '../../../../../shared/contracts/account.ts';
import type { CasesOfOrder } from '../../../../../shared/contracts/cases.ts';
import { defaultFees } from '../../../../../shared/domain/default-fees.ts';
import { buyerLines, sellerLines } from '../../../../../shared/domain/fees.ts';
import { type Money, money } from '../../../../../shared/domain/money.ts';
import { fallbackRates as rates } from '../../../../../shared/domain/rates.ts';

export const lowTide: TradedEdition = {
  artworkId: 41,
  artworkName: 'Low Tide',
  artists: [{ id: 1, name: 'Inês Valadares' }],
  editionId: 500,
  editionName: 'Main',
  suffix: '',
  size: '50 × 70 cm',
  href: '/artworks/ines-valadares/1/low-tide/41',
  picture: null,
};

const fees = defaultFees;

export function buyersLines(price: Money) {
  return buyerLines({
    price,
    currency: 'GBP',
    buyerRegion: 'UK',
    sellerRegion: null,
    rates,
    fees,
  });
}

export function sellersLines(price: Money) {
  return sellerLines({ price, currency: 'GBP', royaltyPercent: 3, insured: false, rates, fees });
}

const placedAt = '2026-11-01T10:00:00.000Z';

export function bid(more: Partial<BidView> = {}): BidView {
  const price = money(25_000, 'GBP');
  return {
    id: 5,
    edition: lowTide,
    price,
    status: 'Approved',
    placedAt,
    expiresAt: null,
    isHighest: true,
    orderId: null,
    lines: buyersLines(price),
    ...more,
  };
}

export function ask(more: Partial<AskView> = {}): AskView {
  const price = money(29_000, 'GBP');
  return {
    id: 9,
    edition: lowTide,
    price,
    status: 'Approved',
    reason: null,
    placedAt,
    expiresAt: null,
    isLowest: true,
    insured: false,
    bulkAddedAt: null,
    lines: sellersLines(price),
    ...more,
  };
}

const orderCommon = {
  id: 33,
  askId: 9,
  bidId: 5,
  edition: lowTide,
  status: 'AwaitingShipment',
  createdAt: placedAt,
  shipment: null,
  history: [
    { status: 'AwaitingPayment', at: '2026-11-01T10:00:00.000Z' },
    { status: 'AwaitingShipment', at: '2026-11-01T10:05:00.000Z' },
  ],
  deadline: '2026-11-04T10:05:00.000Z',
  copy: null,
  isDisputed: false,
  isDisputeLost: false,
} satisfies Omit<SaleView, 'lines' | 'shipTo' | 'canExtend' | 'isPaymentDeclined'>;

export function purchase(more: Partial<PurchaseView> = {}): PurchaseView {
  const lines = buyersLines(money(30_000, 'GBP'));
  return { ...orderCommon, lines, paymentFailure: null, refunded: null, ...more };
}

export function sale(more: Partial<SaleView> = {}): SaleView {
  const lines = sellersLines(money(30_000, 'GBP'));
  return {
    ...orderCommon,
    lines,
    shipTo: ['Deckle', '1 Print Lane'],
    canExtend: true,
    isPaymentDeclined: false,
    ...more,
  };
}

export const noProblem: CasesOfOrder = { cases: [], reportable: [], returnTo: null };

/** Of a buyer's order that is not paid yet. */
export const noPapers = { royalty: null, papers: [], certificate: null };
