import type { FastifyBaseLogger } from 'fastify';
import type { Money } from '../../shared/domain/money.ts';
import { type HttpError, keyReused, type NextPrice, priceChanged } from '../errors.ts';
import * as events from '../events.ts';
import type { Placed } from '../upstream/bids.ts';
import type { Outcome } from '../upstream/trade-outcome.ts';
import { findAnswer } from './find-answer.ts';

/** A bid or an ask as far as placing it goes. */
export type Draft = { readonly id: number; readonly artworkId: number; readonly comesTo: Money };

export type TradeSteps = {
  draft(): Promise<Draft>;
  /** How the drafted record stands now. */
  statusOf(draft: Draft): Promise<Placed['status']>;
  place(draft: Draft): Promise<Placed>;
  /** What became of placing, when its answer was lost. */
  resolve(draft: Draft): Promise<Outcome<{ readonly data: Placed }>>;
};

type Trade = {
  readonly ids: events.TradeIds;
  /** How the drafted record is called in the log. */
  readonly idName: 'askId' | 'bidId';
  /** What the person saw and agreed to: the total of a buyer, the payout of a seller. */
  readonly agreed: NextPrice;
  readonly steps: TradeSteps;
  readonly invalidateArtwork: (artworkId: number) => void;
  readonly now: () => number;
};

/**
 * Drafts, compares with what the person agreed to, places. Nothing here is tried twice. When the
 * answer to placing is lost it is looked up by its key.
 */
export async function placeTrade(log: FastifyBaseLogger, trade: Trade): Promise<Placed> {
  const { steps } = trade;
  const started = trade.now();
  let ids = trade.ids;
  let step: events.TradeStep = 'draft';
  try {
    const draft = await steps.draft();
    ids = { ...ids, [trade.idName]: draft.id };
    step = 'compare';
    if (!isSame(draft.comesTo, trade.agreed)) {
      throw await refusalOf(draft, steps);
    }
    step = 'place';
    const placed = await place(log, ids, draft, trade).finally(() => {
      // Also when its outcome is unknown: what everybody sees may have changed.
      trade.invalidateArtwork(draft.artworkId);
    });
    events.tradePlaced(log, { ...ids, orderId: placed.orderId }, trade.now() - started);
    return placed;
  } catch (error) {
    if (error instanceof Error) events.tradeFailed(log, ids, step, error, trade.now() - started);
    throw error;
  }
}

async function place(
  log: FastifyBaseLogger,
  ids: events.TradeIds,
  draft: Draft,
  trade: Trade,
): Promise<Placed> {
  const { steps } = trade;
  return steps.place(draft).catch(async (error) => {
    const { answer, cause } = await findAnswer(error, () => steps.resolve(draft));
    events.tradeFound(log, { ...ids, orderId: answer.data.orderId }, cause);
    return answer.data;
  });
}

/**
 * The amounts differ. Where the key's own draft has been placed before, the request is another one
 * under a used key; what was placed stands. A mere draft is left alone: it binds nobody, and the
 * product API drops it after a day.
 */
async function refusalOf(draft: Draft, steps: TradeSteps): Promise<HttpError> {
  return (await steps.statusOf(draft)) === 'Draft' ? priceChanged(draft.comesTo) : keyReused();
}

function isSame(is: Money, agreed: NextPrice): boolean {
  return is.amount === agreed.amount && is.currency === agreed.currency;
}
