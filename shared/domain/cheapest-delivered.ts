import { adjustedPrice, type Fees, upliftPercent } from './fees.ts';
import { type Currency, money } from './money.ts';
import { type Rates, rate } from './rates.ts';
import { currencyOfRegion, type Region } from './regions.ts';

type DeliverableAsk = {
  readonly id: number;
  /** Minor units of `currency`. */
  readonly price: number;
  readonly currency: Currency;
  readonly sellerRegion: Region;
  readonly placedAt: Date;
};

/**
 * The ask that costs a buyer in this region least, delivered; of equally expensive ones the
 * earliest. The processing fee is left out: it is the same percentage of each.
 */
export function cheapestDelivered<Ask extends DeliverableAsk>(
  asks: readonly Ask[],
  region: Region,
  terms: { readonly rates: Rates; readonly fees: Fees },
): Ask | null {
  const currency = currencyOfRegion(region);
  const costs = asks.map((ask) => {
    const price = money(ask.price, ask.currency);
    const uplift = upliftPercent(region, ask.sellerRegion, terms.fees);
    return {
      ask,
      delivered: adjustedPrice(price, { region, currency }, ask.sellerRegion, terms).amount,
      /** Decides between prices that rounding makes equal, so that a group's lowest price wins. */
      exact: ask.price * rate(ask.currency, currency, terms.rates) * (1 + uplift / 100),
    };
  });
  const [cheapest] = costs.toSorted(
    (a, b) =>
      a.delivered - b.delivered ||
      a.exact - b.exact ||
      a.ask.placedAt.getTime() - b.ask.placedAt.getTime() ||
      a.ask.id - b.ask.id,
  );
  return cheapest?.ask ?? null;
}
