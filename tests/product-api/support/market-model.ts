import { asks, bids } from '../../../product-api/db/schema/market.ts';
import { profiles } from '../../../product-api/db/schema/people.ts';
import { HttpError } from '../../../product-api/errors.ts';
import type { AskRow, BidRow } from '../../../product-api/market/rows.ts';
import { readRates } from '../../../product-api/market/terms.ts';
import type { Rates } from '../../../shared/domain/rates.ts';
import { type Market, readOrder } from './market.ts';

/**
 * A second implementation of the market's rules, written from the specification and the decisions
 * with their numbers, without any code of the first.
 */
export type Outcome =
  | {
      readonly kind: 'trade';
      readonly askId?: number;
      readonly bidId?: number;
      /** The price of the order that was in the book, in its own currency. */
      readonly price: number;
      readonly currency: string;
    }
  | { readonly kind: 'rest'; readonly status: string }
  | { readonly kind: 'refused'; readonly code: string };

type Entering = { readonly userId: number; readonly editionId: number; readonly price: number };
type Row = AskRow | BidRow;
type World = {
  readonly asks: readonly AskRow[];
  readonly bids: readonly BidRow[];
  readonly now: Date;
  /** Pence per minor unit of the user's currency. */
  readonly perUnit: number;
  readonly rates: Rates;
  /** The user's country. */
  readonly country: string;
};

const at = ({ price, currency }: Row) => ({ kind: 'trade', price, currency }) as const;
const refusal = (code: string): Outcome => ({ kind: 'refused', code });
const earlier = (a: Row, b: Row) => a.placedAt.getTime() - b.placedAt.getTime() || a.id - b.id;
const cheapest = (rows: readonly AskRow[]) =>
  rows.toSorted((a, b) => a.priceGbp - b.priceGbp || earlier(a, b))[0];
const dearest = (rows: readonly BidRow[]) =>
  rows.toSorted((a, b) => b.priceGbp - a.priceGbp || earlier(a, b))[0];
const isOver = (row: Row, now: Date) => row.expiresAt !== null && row.expiresAt <= now;
const leadIn = (pence: number) =>
  pence < 100_00 ? 1_00 : pence < 1000_00 ? 5_00 : pence < 5000_00 ? 10_00 : 20_00;
const isTooClose = (lead: number, bestGbp: number) => lead > 0 && lead < leadIn(bestGbp);

async function worldOf(market: Market, userId: number, editionId: number): Promise<World> {
  const rates = await readRates(market.db);
  const people = await market.db.select().from(profiles);
  const person = people.find((one) => one.userId === userId);
  const currency = person?.currency;
  const now = market.now();
  const standing = <Order extends Row>(rows: readonly Order[]) =>
    rows.filter((row) => row.editionId === editionId && !isOver(row, now));
  return {
    asks: standing(await market.db.select().from(asks)),
    bids: standing(await market.db.select().from(bids)),
    now,
    rates,
    country: person?.shippingAddress?.country ?? 'GB',
    perUnit: currency === 'USD' ? rates.usdToGbp : currency === 'EUR' ? rates.eurToGbp : 1,
  };
}

/** The expected outcome of a bid that is drafted and placed now. */
export async function expectBid(market: Market, bid: Entering): Promise<Outcome> {
  const world = await worldOf(market, bid.userId, bid.editionId);
  if (bid.price < 20_00 || bid.price > 999_999_00) return refusal('trade.price-refused');
  const gbp = Math.round(bid.price * world.perUnit);
  const inBook = world.asks.filter(({ status }) => status === 'Approved');
  const met = cheapest(inBook.filter(({ userId }) => userId !== bid.userId));
  if (met && met.priceGbp <= gbp) return { ...at(met), askId: met.id };
  const own = world.asks.filter(
    ({ userId, status, priceGbp }) =>
      userId === bid.userId &&
      (status === 'Approved' || status === 'PendingAuthentication') &&
      priceGbp <= gbp,
  );
  if (own.length > 0) return refusal('trade.own-order');
  const highest = dearest(world.bids.filter(({ status }) => status === 'Approved'));
  if (highest && isTooClose(gbp - highest.priceGbp, highest.priceGbp)) {
    return refusal('trade.price-refused');
  }
  return { kind: 'rest', status: 'Approved' };
}

/** The same for a listing. */
export async function expectAsk(market: Market, ask: Entering): Promise<Outcome> {
  const world = await worldOf(market, ask.userId, ask.editionId);
  if (ask.price < 20_00 || ask.price > 999_999_00) return refusal('trade.price-refused');
  const gbp = Math.round(ask.price * world.perUnit);
  const inBook = world.bids.filter(({ status }) => status === 'Approved');
  const met = dearest(inBook.filter(({ userId }) => userId !== ask.userId));
  if (met && met.priceGbp >= gbp) return { ...at(met), bidId: met.id };
  if (inBook.some((bid) => bid.userId === ask.userId && bid.priceGbp >= gbp)) {
    return refusal('trade.own-order');
  }
  const lowest = cheapest(world.asks.filter(({ status }) => status === 'Approved'));
  if (lowest && isTooClose(lowest.priceGbp - gbp, lowest.priceGbp)) {
    return refusal('trade.price-refused');
  }
  const everything = await market.db.select().from(asks);
  const isKnown = everything.some(
    (one) =>
      one.userId === ask.userId &&
      one.editionId === ask.editionId &&
      (one.status === 'Approved' || one.status === 'Done') &&
      one.authenticatedAt !== null,
  );
  return { kind: 'rest', status: isKnown ? 'Approved' : 'PendingAuthentication' };
}

/** Where the model's people live, and what shipping there adds in percent. */
const homes = {
  GB: { region: 'UK', currency: 'GBP', uplift: 6 },
  US: { region: 'US', currency: 'USD', uplift: 8 },
  DE: { region: 'EU_1', currency: 'EUR', uplift: 9 },
} as const;

/** The ask that costs a person least, delivered. */
function offered(
  rows: readonly AskRow[],
  { country, rates }: Pick<World, 'country' | 'rates'>,
): AskRow | undefined {
  const home = homes[country as keyof typeof homes];
  const into = {
    GBP: { GBP: 1, USD: rates.usdToGbp, EUR: rates.eurToGbp },
    USD: { GBP: rates.gbpToUsd, USD: 1, EUR: rates.eurToUsd },
    EUR: { GBP: rates.gbpToEur, USD: rates.usdToEur, EUR: 1 },
  }[home.currency];
  const exact = (ask: AskRow) =>
    ask.price * into[ask.currency] * (ask.sellerRegion === home.region ? 1 : 1 + home.uplift / 100);
  const delivered = (ask: AskRow) => {
    const price = Math.round(ask.price * into[ask.currency]);
    const isNear = ask.sellerRegion === home.region;
    return price + (isNear ? 0 : Math.round((price * home.uplift) / 100));
  };
  return rows.toSorted(
    (a, b) => delivered(a) - delivered(b) || exact(a) - exact(b) || earlier(a, b),
  )[0];
}

/** The expected outcome of a purchase of this ask. */
export async function expectPurchase(
  market: Market,
  { userId, editionId, askId }: { userId: number; editionId: number; askId: number },
): Promise<Outcome> {
  const world = await worldOf(market, userId, editionId);
  const inBook = world.asks.filter(({ status }) => status === 'Approved');
  const others = inBook.filter((ask) => ask.userId !== userId);
  const met = [cheapest(others), offered(others, world)].find((ask) => ask?.id === askId);
  if (met) return { ...at(met), askId };
  return refusal(cheapest(inBook)?.id === askId ? 'trade.own-order' : 'trade.ask-sold');
}

/** The expected outcome of a sale to this bid. */
export async function expectSale(
  market: Market,
  { userId, editionId, bidId }: { userId: number; editionId: number; bidId: number },
): Promise<Outcome> {
  const world = await worldOf(market, userId, editionId);
  const inBook = world.bids.filter(({ status }) => status === 'Approved');
  const met = dearest(inBook.filter((bid) => bid.userId !== userId));
  if (met?.id === bidId) return { ...at(met), bidId };
  if (inBook.length === 0) return refusal('trade.no-bids');
  return refusal(met ? 'trade.bid-sold' : 'trade.own-order');
}

/** Runs a command and throws, in words, where the outcome is not the expected one. */
export async function hold(
  market: Market,
  expected: Outcome,
  command: () => Promise<{ readonly status: string; readonly orderId: number | null }>,
): Promise<void> {
  const found = await outcomeOf(market, command);
  /** Prices of two currencies may round to a penny less than the quote: the trade may then fail. */
  const mayFail = found.kind === 'refused' && found.code === 'trade.price-changed';
  if (expected.kind === 'trade' && mayFail) return;
  const isAsExpected = Object.entries(expected).every(
    ([key, value]) => Reflect.get(found, key) === value,
  );
  if (!isAsExpected) {
    throw new Error(`expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
  }
}

async function outcomeOf(market: Market, command: Parameters<typeof hold>[2]): Promise<Outcome> {
  try {
    const { status, orderId } = await command();
    if (orderId === null) return { kind: 'rest', status };
    const { askId, bidId, price, currency } = await readOrder(market, orderId);
    return { kind: 'trade', askId, bidId, price, currency };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return refusal(error.details.code ?? error.message);
  }
}
