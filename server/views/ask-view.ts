import type { AskView } from '../../shared/contracts/account.ts';
import type { WireAsk } from '../../shared/contracts/wire/trades.ts';
import { sellerLinesView } from './lines-view.ts';
import { moneyOf } from './money-view.ts';
import { tradedEdition } from './traded-edition.ts';

type AskRecord = { readonly id: number; readonly attributes: WireAsk };

export function askView({ id, attributes: ask }: AskRecord): AskView {
  return {
    id,
    edition: tradedEdition(ask.edition),
    price: moneyOf(ask),
    status: ask.status,
    reason: ask.reason,
    placedAt: ask.placedAt,
    expiresAt: ask.expiresAt,
    isLowest: ask.isLowest,
    insured: ask.dhlInsurance,
    bulkAddedAt: ask.isBulk ? ask.createdAt : null,
    lines: sellerLinesView(ask.lines),
  };
}
