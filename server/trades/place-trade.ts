import type { FastifyBaseLogger } from 'fastify';
import type { Money } from '../../shared/domain/money.ts';
import { type HttpError, keyReused, type NextPrice, priceChanged } from '../errors.ts';
import * as events from '../events.ts';
import type { Placed } from '../upstream/bids.ts';
import type { Outcome } from '../upstream/trade-outcome.ts';
import { findAnswer } from './find-answer.ts';

/** The parts of a bid or an ask that placing needs. */
export type Draft = { readonly id: number; readonly artworkId: number; readonly comesTo: Money };

export type TradeSteps = {
  draft(): Promise<Draft>;
  /** The current status of the drafted record. */
  statusOf(draft: Draft): Promise<Placed['status']>;
  place(draft: Draft): Promise<Placed>;
  /** The outcome of placing, after its answer was lost. */
  resolve(draft: Draft): Promise<Outcome<{ readonly data: Placed }>>;
};

type Trade = {
  readonly ids: events.TradeIds;
  /** The name of the drafted record's id in the log. */
  readonly idName: 'askId' | 'bidId';
  /** The amount that the person agreed to: a buyer's total or a seller's payout. */
  readonly agreed: NextPrice;
  readonly steps: TradeSteps;
  readonly invalidateArtwork: (artworkId: number) => void;
  readonly now: () => number;
};

/**
 * Drafts, compares the amount with what the person agreed to, places. Nothing is tried twice. When
 * the answer to placing is lost, it is looked up by its key.
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
      // The page shows older rates or fees: its next read shows these.
      trade.invalidateArtwork(draft.artworkId);
      throw await refusalOf(draft, steps);
    }
    step = 'place';
    const placed = await place(log, ids, draft, trade).finally(() => {
      // Also after an unknown outcome: the public answers may have changed.
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
 * If this key's draft was placed before, the request reuses the key for another trade. A draft
 * binds no one, and the product API deletes it after a day.
 */
async function refusalOf(draft: Draft, steps: TradeSteps): Promise<HttpError> {
  return (await steps.statusOf(draft)) === 'Draft' ? priceChanged(draft.comesTo) : keyReused();
}

function isSame(is: Money, agreed: NextPrice): boolean {
  return is.amount === agreed.amount && is.currency === agreed.currency;
}
