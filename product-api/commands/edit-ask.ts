import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { EditAskBody } from '../../shared/contracts/wire/trade-bodies.ts';
import { askInBook, runningAsks } from '../../shared/domain/ask-status.ts';
import { money } from '../../shared/domain/money.ts';
import { priceInGbp } from '../../shared/domain/rates.ts';
import type { Transaction } from '../db/database.ts';
import { artworks } from '../db/schema/catalogue.ts';
import { asks } from '../db/schema/market.ts';
import { conflict, invalid, refused } from '../errors.ts';
import { refreshBestPrices } from '../market/best-prices.ts';
import { isLive } from '../market/book.ts';
import type { CommandContext } from '../market/command-context.ts';
import { expiryOf } from '../market/enter-book.ts';
import { sellerLinesAt } from '../market/lines.ts';
import { lockAsk } from '../market/lock-order.ts';
import { makeTrade } from '../market/make-trade.ts';
import { matchAsk } from '../market/match.ts';
import { notifyOfAsk } from '../market/notify-of-book.ts';
import { assertAgreed } from '../market/quotes.ts';
import { requireBounds, requireLead, requirePayout } from '../market/require-price.ts';
import { type AskRow, type EditionRow, type OrderRow, priceOf } from '../market/rows.ts';
import { readTerms, type Terms } from '../market/terms.ts';

const editable: ReadonlySet<AskRow['status']> = new Set([
  'Draft',
  'PendingAuthentication',
  'MoreInfoRequired',
  'Rejected',
  'Approved',
  'Paused',
]);

/**
 * Edits an ask that has not ended and quotes a new payout: by the fees of this moment where the
 * seller names the payout that they agree to, or else by those that they were quoted before. With a
 * new price the ask queues behind others of that price, must satisfy the lead rule against the best
 * other ask and, if it is in the book, trades at once with a bid that it now meets. Throws
 * 'trade.price-changed' where the seller would receive another payout than `expectedPayout`, and
 * 'trade.copy-fixed' where buyers can see other details of the copy.
 */
export async function editAsk(
  context: CommandContext,
  input: { readonly userId: number; readonly askId: number; readonly body: EditAskBody },
): Promise<void> {
  const { body } = input;
  const { tx } = context;
  const { edition, ask } = await lockAsk(tx, input.askId, input.userId);
  const now = context.now();
  const terms = await readTerms(tx, now);
  if (!editable.has(ask.status) || !isLive(ask, now)) throw conflict('trade.wrong-status');
  requireFitting(ask, body);
  requireSameCopy(ask, body);

  const price = money(body.price ?? ask.price, ask.currency);
  const isRepriced = price.amount !== ask.price;
  if (isRepriced) requireBounds('ask', price, terms.rates);
  const edited: AskRow = {
    ...ask,
    price: price.amount,
    priceGbp: isRepriced ? priceInGbp(price, terms.rates) : ask.priceGbp,
    expiresInDays: body.expiresInDays ?? ask.expiresInDays,
    dhlInsurance: body.dhlInsurance ?? ask.dhlInsurance,
    copyDetails: body.copyDetails ?? ask.copyDetails,
    royaltyPercent: await royaltyOf(tx, edition),
    feesId: body.expectedPayout ? terms.feesId : ask.feesId,
    placedAt: isRepriced ? now : ask.placedAt,
  };
  const lines = sellerLinesAt(price, edited, terms);
  requirePayout(lines);
  const { payout } = lines;
  edited.quotedPayout = payout.amount;
  if (runningAsks.includes(ask.status) && body.expiresInDays !== undefined) {
    edited.expiresAt = expiryOf(edited, now);
  }
  const { id: _, ...changes } = edited;
  await tx.update(asks).set(changes).where(eq(asks.id, ask.id));
  const moved = { edition, ask: edited, wasGbp: ask.priceGbp, terms, now };
  const sold = isRepriced ? await reposition(context, moved) : null;
  const received = sold ? money(sold.sellerPayout, sold.sellerCurrency) : payout;
  assertAgreed(received, body.expectedPayout);
}

type Repositioning = {
  readonly edition: EditionRow;
  readonly ask: AskRow;
  /** The price before the edit, in pence. */
  readonly wasGbp: number;
  readonly terms: Terms;
  readonly now: Date;
};

/** Returns the order, if the ask trades at its new price. */
async function reposition(
  context: CommandContext,
  { edition, ask, wasGbp, terms, now }: Repositioning,
): Promise<OrderRow | null> {
  const price = priceOf(ask);
  const match = await matchAsk(context.tx, ask, now);
  if (match.kind === 'own-order') throw refused('trade.own-order');
  if (match.kind === 'rest') {
    const others = { editionId: edition.id, now, notId: ask.id };
    await requireLead(context.tx, 'ask', price, terms.rates, others);
  }
  if (ask.status !== askInBook) return null;
  if (match.kind === 'trade') {
    return makeTrade(context, { edition, ask, bid: match.counterpart, resting: 'bid', terms, now });
  }
  const best = await refreshBestPrices(context.tx, edition, now, { ask: true });
  await notifyOfAsk(context, { edition, best, order: ask, wasGbp });
  return null;
}

function requireFitting(ask: AskRow, body: EditAskBody): void {
  if (body.editionId !== undefined && body.editionId !== ask.editionId) {
    throw invalid([{ path: ['editionId'], message: 'An ask stays with its edition' }]);
  }
  if (ask.type === 'sell' && (body.price !== undefined || body.expiresInDays !== undefined)) {
    throw invalid([{ path: ['price'], message: 'A sale takes the price of its bid' }]);
  }
}

/** A buyer gets the copy that was described when they looked: details in the book stay, also while paused. */
function requireSameCopy({ status, copyDetails }: AskRow, body: EditAskBody): void {
  if (!runningAsks.includes(status) || copyDetails === null) return;
  if (body.copyDetails === undefined) return;
  if (!isDeepStrictEqual(copyDetails, body.copyDetails)) throw conflict('trade.copy-fixed');
}

async function royaltyOf(tx: Transaction, edition: EditionRow): Promise<number | null> {
  const [artwork] = await tx
    .select({ royalty: artworks.royalty })
    .from(artworks)
    .where(eq(artworks.id, edition.artworkId));
  return artwork?.royalty ?? null;
}
