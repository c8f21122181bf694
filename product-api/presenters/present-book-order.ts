import type { WireBookOrder } from '../../shared/contracts/wire/catalogue.ts';
import { adjustedPrice } from '../../shared/domain/fees.ts';
import { money } from '../../shared/domain/money.ts';
import { currencyOfRegion, type Region } from '../../shared/domain/regions.ts';
import type { Terms } from '../market/terms.ts';
import type { BookAsk, BookBid } from '../queries/load-books.ts';

type Entity<Attributes> = { id: number; attributes: Attributes };

export function presentBookAsk(ask: BookAsk, terms: Terms): Entity<WireBookOrder> {
  const { id, attributes } = presentBookOrder(ask, ask.sellerRegion, terms);
  return { id, attributes: { ...attributes, copyDetails: ask.copyDetails } };
}

/** A bid's seller is unknown, so its prices assume the most expensive shipping. */
export function presentBookBid(bid: BookBid, terms: Terms): Entity<WireBookOrder> {
  return presentBookOrder(bid, null, terms);
}

function presentBookOrder(
  order: BookAsk | BookBid,
  sellerRegion: Region | null,
  terms: Terms,
): Entity<WireBookOrder> {
  const price = money(order.price, order.currency);
  const inRegion = (region: Region) =>
    adjustedPrice(price, { region, currency: currencyOfRegion(region) }, sellerRegion, terms)
      .amount;
  return {
    id: order.id,
    attributes: {
      price: order.price,
      priceGbp: order.priceGbp,
      currency: order.currency,
      status: order.status,
      placedAt: order.placedAt.toISOString(),
      expiresAt: order.expiresAt?.toISOString() ?? null,
      sellerRegion,
      adjustedPriceUk: inRegion('UK'),
      adjustedPriceUs: inRegion('US'),
      adjustedPriceCanMex: inRegion('CAN_MEX'),
      adjustedPriceEu1: inRegion('EU_1'),
      adjustedPriceEu2: inRegion('EU_2'),
      adjustedPriceRow: inRegion('ROW'),
      adjustedPriceMeast: inRegion('M_EAST'),
      adjustedPriceApac: inRegion('A_PAC'),
    },
  };
}
