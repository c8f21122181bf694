import type { BulkPlacedView, BulkRowsView, BulkRowView } from '../../shared/contracts/bulk.ts';
import { errorCodes, errorMessages } from '../../shared/contracts/error-codes.ts';
import type { WireBulkRow, WireBulkRows } from '../../shared/contracts/wire/bulk-rows.ts';
import type { WireBulkOutcome } from '../../shared/contracts/wire/listings.ts';
import { askStatuses } from '../../shared/domain/ask-status.ts';
import { type Currency, type Money, money } from '../../shared/domain/money.ts';
import { editionSuffix } from '../../shared/domain/shown-edition.ts';
import { sellerLinesView } from './lines-view.ts';
import { moneyOf } from './money-view.ts';
import { tradedEdition } from './traded-edition.ts';

export function bulkRowsView({ currency, rows }: WireBulkRows): BulkRowsView {
  return { currency, rows: rows.map(rowView) };
}

function rowView(row: WireBulkRow): BulkRowView {
  const { key, position, values, artworkId, edition, work, prices, ask, refusal } = row;
  return {
    ...{ key, position, values, artworkId },
    edition: edition && tradedEdition(edition),
    work: work && {
      name: work.name,
      by: work.artists.join(', '),
      editions: work.editions.map(({ id, name, otherName }) => ({
        id,
        label: editionSuffix(name, otherName) || name,
      })),
    },
    prices: {
      lowestAsk: price(prices.lowestAsk),
      justBelow: price(prices.justBelow),
      lastSale: price(prices.lastSale),
      highestBid: price(prices.highestBid),
    },
    ask: ask && {
      id: ask.id,
      price: moneyOf(ask),
      bidId: ask.type === 'sell' ? ask.highestBidId : null,
      lines: sellerLinesView(ask.saleLines ?? ask.lines),
      expiresInDays: ask.expiresInDays,
      insured: ask.dhlInsurance,
      documentStatus: ask.documentStatus,
    },
    refusal: refusal && refusalView(refusal),
  };
}

export function bulkPlacedView(outcomes: readonly WireBulkOutcome[]): BulkPlacedView {
  return {
    outcomes: outcomes.map((one) => {
      if (!one.ok) return { ok: false, askId: one.id, refusal: refusalView(one.error) };
      const status = askStatuses.find((known) => known === one.status) ?? 'PendingAuthentication';
      return { ok: true, askId: one.id, status, orderId: one.orderId };
    }),
  };
}

type Refusal = {
  readonly code?: string | null | undefined;
  readonly next?: { readonly amount: number; readonly currency: Currency } | null | undefined;
};

function refusalView({ code, next }: Refusal) {
  const known = errorCodes.find((one) => one === code) ?? 'request.invalid';
  return { message: errorMessages[known], next: price(next ?? null) };
}

function price(of: { readonly amount: number; readonly currency: Currency } | null): Money | null {
  return of && money(of.amount, of.currency);
}
