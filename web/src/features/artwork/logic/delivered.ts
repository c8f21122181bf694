import type { EditionView } from '../../../../../shared/contracts/catalogue.ts';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { type BuyerLines, buyerLines, defaultFees } from '../../../../../shared/domain/fees.ts';
import { type Region, regions } from '../../../../../shared/domain/regions.ts';

/** What the lowest ask comes to at this visitor's door; null where nothing is for sale. */
export function deliveredLines(edition: EditionView, session: SessionView): BuyerLines | null {
  const [ask] = edition.asks;
  if (!ask) return null;
  return buyerLines({
    price: ask.price,
    currency: session.place.currency,
    buyerRegion: session.place.region,
    sellerRegion: regionNamed(ask.sellerRegion),
    rates: session.rates.values,
    fees: defaultFees,
  });
}

function regionNamed(name: string | null): Region | null {
  return regions.find((region) => region === name) ?? null;
}
