import type {
  ArtworkView,
  BookPrice,
  EditionView,
} from '../../../../../shared/contracts/catalogue.ts';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { type BuyerLines, buyerLines } from '../../../../../shared/domain/fees.ts';
import { type Region, regions } from '../../../../../shared/domain/regions.ts';

/** What an ask of the edition costs this visitor, delivered. */
export function deliveredLines(
  taken: BookPrice,
  edition: EditionView,
  fees: ArtworkView['fees'],
  session: SessionView,
): BuyerLines {
  const ask = edition.asks.find(({ id }) => id === taken.id);
  return buyerLines({
    price: taken.price,
    currency: session.place.currency,
    buyerRegion: session.place.region,
    sellerRegion: regionNamed(ask?.sellerRegion ?? null),
    rates: session.rates.values,
    fees,
  });
}

function regionNamed(name: string | null): Region | null {
  return regions.find((region) => region === name) ?? null;
}
