import type { FastifyRequest } from 'fastify';
import type { PlacedAsk } from '../../shared/contracts/account.ts';
import { sessionOf } from '../auth/require-session.ts';
import * as events from '../events.ts';
import { placeAsk, readAsk } from '../upstream/asks.ts';
import { traderOf } from '../upstream/caller.ts';
import { placedOf } from '../upstream/placed.ts';
import { resolveOutcome } from '../upstream/trade-outcome.ts';
import { findAnswer } from './find-answer.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import type { TradeDeps } from './trade-deps.ts';

/** Places an ask again for which an operator requested changes, at the price that it has. */
export async function resubmitAsk(
  request: FastifyRequest,
  { upstream, publicReads, now }: TradeDeps,
  askId: number,
): Promise<PlacedAsk> {
  const key = `${idempotencyKeyOf(request)}.place`;
  const caller = traderOf(request);
  const ids = { userId: sessionOf(request).user.id, kind: 'ask', askId } as const;
  const started = now();
  let step: events.TradeStep = 'look-up';
  try {
    const { edition } = (await readAsk(upstream, caller, askId)).attributes;
    step = 'place';
    const { status, orderId } = await placeAsk(upstream, caller, { askId, bidId: 0 }, key)
      .catch(async (error) => {
        const { answer, cause } = await findAnswer(error, () =>
          resolveOutcome(upstream, caller, key, placedOf(askId)),
        );
        events.tradeFound(request.log, ids, cause);
        return answer.data;
      })
      .finally(() => publicReads.invalidateArtwork(edition.artwork.id));
    events.tradePlaced(request.log, { ...ids, orderId }, now() - started);
    return { askId, status, orderId };
  } catch (error) {
    if (error instanceof Error) {
      events.tradeFailed(request.log, ids, step, error, now() - started);
    }
    throw error;
  }
}
