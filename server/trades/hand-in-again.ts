import type { FastifyRequest } from 'fastify';
import type { PlacedAsk } from '../../shared/contracts/account.ts';
import { canBeHandedIn } from '../../shared/domain/ask-documents.ts';
import type { Deps } from '../deps.ts';
import * as events from '../events.ts';
import { sessionOf } from '../plugins/session.ts';
import { placeAsk, readAsk } from '../upstream/asks.ts';
import { traderOf } from '../upstream/caller.ts';
import { findOut } from './find-out.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';

/** Places an ask that an operator sent back: at the price that it has, to be looked at once more. */
export async function handInAgain(
  request: FastifyRequest,
  { upstream, publicReads, now }: Deps,
  askId: number,
): Promise<PlacedAsk> {
  const key = idempotencyKeyOf(request);
  const caller = traderOf(request);
  const ids = { userId: sessionOf(request).user.id, kind: 'ask', askId } as const;
  const started = now();
  let step: events.TradeStep = 'look-up';
  const look = async () => (await readAsk(upstream, caller, askId)).attributes;
  try {
    const { edition } = (await readAsk(upstream, caller, askId)).attributes;
    step = 'place';
    const { status, orderId } = await placeAsk(upstream, caller, { askId, bidId: 0 }, key)
      .catch(async (error) => {
        // One that went through is no longer one that was sent back.
        const { fate, cause } = await findOut(error, look, (now) => !canBeHandedIn.has(now));
        events.tradeFound(request.log, ids, cause);
        return { status: fate.status, orderId: null };
      })
      .finally(() => publicReads.tradedIn(edition.artwork.id));
    events.tradePlaced(request.log, { ...ids, orderId }, now() - started);
    return { askId, status, orderId };
  } catch (error) {
    if (error instanceof Error) {
      events.tradeFailed(request.log, ids, step, error, now() - started);
    }
    throw error;
  }
}
