import type { FastifyRequest } from 'fastify';
import { wireTraded } from '../../shared/contracts/wire/trades.ts';
import { sessionOf } from '../auth/require-session.ts';
import * as events from '../events.ts';
import type { Placed } from '../upstream/bids.ts';
import { type Caller, traderOf } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';
import { ofRecord } from '../upstream/of-record.ts';
import { resolveOutcome } from '../upstream/trade-outcome.ts';
import { findAnswer } from './find-answer.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import type { TradeDeps } from './trade-deps.ts';

type Standing = {
  readonly attributes: { readonly edition: { readonly artwork: { readonly id: number } } };
};

type Side<Form> = {
  readonly kind: 'edit-ask' | 'edit-bid';
  readonly idName: 'askId' | 'bidId';
  readonly read: (upstream: Upstream, caller: Caller, id: number) => Promise<Standing>;
  readonly send: (
    upstream: Upstream,
    caller: Caller,
    id: number,
    form: Form,
    key: string,
  ) => Promise<Placed>;
};

/**
 * Changes one's own bid or ask, once per Idempotency-Key; with its new price it can trade at once.
 * Its artwork is read first, so that its public answers can be refreshed.
 */
export async function editOffer<Form>(
  request: FastifyRequest,
  { upstream, publicReads, now }: TradeDeps,
  id: number,
  form: Form,
  { kind, idName, read, send }: Side<Form>,
): Promise<Placed> {
  const key = `${idempotencyKeyOf(request)}.place`;
  const caller = traderOf(request);
  const ids = { userId: sessionOf(request).user.id, kind, [idName]: id };
  const started = now();
  let step: events.TradeStep = 'look-up';
  try {
    const { edition } = (await read(upstream, caller, id)).attributes;
    step = 'edit';
    const edited = await send(upstream, caller, id, form, key)
      .catch(async (error) => {
        const { answer, cause } = await findAnswer(error, () =>
          resolveOutcome(upstream, caller, key, ofRecord(wireTraded, id)),
        );
        events.tradeFound(request.log, { ...ids, orderId: answer.data.orderId }, cause);
        return answer.data;
      })
      .finally(() => publicReads.invalidateArtwork(edition.artwork.id));
    events.tradeEdited(request.log, { ...ids, orderId: edited.orderId }, now() - started);
    return edited;
  } catch (error) {
    if (error instanceof Error) {
      events.tradeFailed(request.log, ids, step, error, now() - started);
    }
    throw error;
  }
}
