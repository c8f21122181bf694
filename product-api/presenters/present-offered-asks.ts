import type { WireEdition } from '../../shared/contracts/wire/catalogue.ts';
import { cheapestDelivered } from '../../shared/domain/cheapest-delivered.ts';
import { adjustedPrice } from '../../shared/domain/fees.ts';
import { currencyOfRegion, type Region, regions } from '../../shared/domain/regions.ts';
import { priceOf } from '../market/rows.ts';
import type { Terms } from '../market/terms.ts';
import type { BookAsk, BookBid } from '../queries/load-books.ts';

type OfferedAsks = ReadonlyMap<Region, readonly BookAsk[]>;

/** For each region the cheapest ask delivered there, then the cheapest of another seller. */
export function offeredAsks(asks: readonly BookAsk[], terms: Terms): OfferedAsks {
  return new Map(
    regions.map((region) => {
      const first = cheapestDelivered(asks, region, terms);
      const others = asks.filter(({ userId }) => userId !== first?.userId);
      const next = cheapestDelivered(others, region, terms);
      return [region, [first, next].filter((ask) => ask !== null)];
    }),
  );
}

/** The rows of a book that is cut, with those that are offered from further down. */
export function withOffered(asks: readonly BookAsk[], offered: OfferedAsks): BookAsk[] {
  const rows = [...asks, ...[...offered.values()].flat()];
  return [...new Map(rows.map((ask) => [ask.id, ask])).values()];
}

export function presentRegionalPrices(
  offered: OfferedAsks,
  highestBid: BookBid | null,
  terms: Terms,
): Partial<WireEdition> {
  const inRegion = (order: BookAsk | BookBid | null | undefined, region: Region) => {
    if (!order) return null;
    const to = { region, currency: currencyOfRegion(region) };
    const sellerRegion = 'sellerRegion' in order ? order.sellerRegion : null;
    const { amount } = adjustedPrice(priceOf(order), to, sellerRegion, terms);
    return { id: order.id, price: amount, currency: to.currency };
  };
  const ask = (region: Region) => inRegion(offered.get(region)?.[0], region);
  const bid = (region: Region) => inRegion(highestBid, region);
  const ids = [...offered].map(([region, asks]) => [region, asks.map(({ id }) => id)]);
  return {
    lowestAskUk: ask('UK'),
    lowestAskUs: ask('US'),
    lowestAskEu1: ask('EU_1'),
    lowestAskEu2: ask('EU_2'),
    lowestAskCanMex: ask('CAN_MEX'),
    lowestAskMeast: ask('M_EAST'),
    lowestAskApac: ask('A_PAC'),
    lowestAskRow: ask('ROW'),
    highestBidUk: bid('UK'),
    highestBidUs: bid('US'),
    highestBidEu1: bid('EU_1'),
    highestBidEu2: bid('EU_2'),
    highestBidCanMex: bid('CAN_MEX'),
    highestBidMeast: bid('M_EAST'),
    highestBidApac: bid('A_PAC'),
    highestBidRow: bid('ROW'),
    offeredAsks: Object.fromEntries(ids) as WireEdition['offeredAsks'],
  };
}
