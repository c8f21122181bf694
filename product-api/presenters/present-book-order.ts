import type { WireBookOrder } from '../../shared/contracts/wire/catalogue.ts';
import { adjustedPrice } from '../../shared/domain/fees.ts';
import { money } from '../../shared/domain/money.ts';
import type { Rates } from '../../shared/domain/rates.ts';
import { currencyOfRegion, type Region } from '../../shared/domain/regions.ts';
import type { BookAsk, BookBid } from '../queries/load-books.ts';

type Entity<Attributes> = { id: number; attributes: Attributes };

export function presentBookAsk(ask: BookAsk, rates: Rates): Entity<WireBookOrder> {
  const { id, attributes } = presentBookOrder(ask, ask.sellerRegion, rates);
  return { id, attributes: { ...attributes, copyDetails: ask.copyDetails } };
}

/** A bid's seller is unknown, so its prices assume the most expensive shipping. */
export function presentBookBid(bid: BookBid, rates: Rates): Entity<WireBookOrder> {
  return presentBookOrder(bid, null, rates);
}

function presentBookOrder(
  order: BookAsk | BookBid,
  sellerRegion: Region | null,
  rates: Rates,
): Entity<WireBookOrder> {
  const price = money(order.price, order.currency);
  const inRegion = (region: Region) =>
    adjustedPrice(price, { region, currency: currencyOfRegion(region) }, sellerRegion, rates)
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
