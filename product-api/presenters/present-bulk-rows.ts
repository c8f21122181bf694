import type { WireBulkRow, WireBulkRows } from '../../shared/contracts/wire/bulk-rows.ts';
import { type Currency, type Money, money } from '../../shared/domain/money.ts';
import { crosses, greatestLeadingAsk, wholePrice } from '../../shared/domain/order-book.ts';
import { convert, priceInGbp, type Rates } from '../../shared/domain/rates.ts';
import { priceOf } from '../market/rows.ts';
import type { LoadedBulkRow, LoadedBulkRows } from '../queries/load-bulk-rows.ts';
import type { BestOrder } from '../queries/load-editions.ts';
import { presentBulkAsk } from './present-bulk-ask.ts';
import { presentTradedEdition } from './present-trade.ts';

export function presentBulkRows(
  { currency, terms, rows }: LoadedBulkRows,
  now: Date,
): WireBulkRows {
  return {
    currency,
    rows: rows.map((one) => presentRow(one, currency, terms.rates, now)),
  };
}

function presentRow(
  loaded: LoadedBulkRow,
  currency: Currency,
  rates: Rates,
  now: Date,
): WireBulkRow {
  const { row, editions, ask } = loaded;
  const chosen = editions.find(({ edition }) => edition.id === row.editionId);
  const [first] = editions;
  return {
    ...{ key: row.key, position: row.position, values: row.values, artworkId: row.artworkId },
    edition: chosen ? presentTradedEdition(chosen.traded) : null,
    work: first
      ? {
          name: first.traded.artworkName,
          artists: first.traded.artists.map(({ name }) => name),
          editions: editions.map(({ edition: { id, name, otherName } }) => ({
            ...{ id, name, otherName },
          })),
        }
      : null,
    prices: pricesOf(loaded, currency, rates),
    ask: ask && presentBulkAsk(ask, now),
    refusal: row.refusal,
  };
}

/** Suggested prices in the seller's currency, none of which the market would refuse. */
function pricesOf(
  { row, editions, highestBid }: LoadedBulkRow,
  currency: Currency,
  rates: Rates,
): WireBulkRow['prices'] {
  const chosen = editions.find(({ edition }) => edition.id === row.editionId);
  if (!chosen) return { lowestAsk: null, justBelow: null, lastSale: null, highestBid: null };
  const { edition, lowestAsk } = chosen;
  const { lastSalePrice, lastSaleCurrency } = edition;
  const lastSale =
    lastSalePrice !== null && lastSaleCurrency !== null
      ? convert(money(lastSalePrice, lastSaleCurrency), currency, rates)
      : null;
  const bid = highestBid?.priceGbp ?? 0;
  const leading = lowestAsk && greatestLeadingAsk(lowestAsk.priceGbp, currency, rates);
  const whole = leading && wholePrice('ask', leading);
  const stands = (price: Money) => !crosses(priceInGbp(price, rates), bid);
  return {
    lowestAsk: lowestAsk && level(lowestAsk, currency, rates),
    justBelow: [whole, leading].find((price) => price && stands(price)) ?? null,
    lastSale,
    highestBid: highestBid && convert(priceOf(highestBid), currency, rates),
  };
}

/** Level with the lowest ask: rounding in the conversion must not take the lead by a penny. */
function level(lowest: BestOrder, currency: Currency, rates: Rates): Money {
  const price = convert(money(lowest.price, lowest.currency), currency, rates);
  const leads = priceInGbp(price, rates) < lowest.priceGbp;
  return leads ? money(price.amount + 1, currency) : price;
}
