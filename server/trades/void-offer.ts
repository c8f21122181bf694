import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sessionOf } from '../auth/require-session.ts';
import * as events from '../events.ts';
import { type Caller, traderOf } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';
import { anyRecord, ofRecord } from '../upstream/of-record.ts';
import { resolveOutcome } from '../upstream/trade-outcome.ts';
import { findAnswer } from './find-answer.ts';
import type { TradeDeps } from './trade-deps.ts';

type Standing = {
  readonly attributes: {
    readonly status: string;
    readonly edition: { readonly artwork: { readonly id: number } };
  };
};

/** The calls of one side, and its names in the log. */
type Side = {
  readonly kind: 'void-ask' | 'void-bid';
  readonly idName: 'askId' | 'bidId';
  readonly read: (upstream: Upstream, caller: Caller, id: number) => Promise<Standing>;
  readonly send: (upstream: Upstream, caller: Caller, id: number, key: string) => Promise<void>;
};

/**
 * Withdraws one's own bid or ask, for good. Its artwork is read first, so that its public answers
 * can be refreshed. Withdrawing twice is no error, as a person who got no answer may repeat it.
 */
export async function voidOffer(
  request: FastifyRequest,
  { upstream, publicReads, now }: TradeDeps,
  id: number,
  { kind, idName, read, send }: Side,
): Promise<{ ok: true }> {
  const caller = traderOf(request);
  const ids = { userId: sessionOf(request).user.id, kind, [idName]: id };
  const started = now();
  let step: events.TradeStep = 'look-up';
  const key = `${randomUUID()}.void`;
  try {
    const { edition, status } = (await read(upstream, caller, id)).attributes;
    if (status === 'Voided') return { ok: true };
    step = 'void';
    await send(upstream, caller, id, key)
      .catch(async (error) => {
        const { cause } = await findAnswer(error, () =>
          resolveOutcome(upstream, caller, key, ofRecord(anyRecord, id)),
        );
        events.tradeFound(request.log, ids, cause);
      })
      .finally(() => publicReads.invalidateArtwork(edition.artwork.id));
    events.tradeVoided(request.log, ids, now() - started);
    return { ok: true };
  } catch (error) {
    if (error instanceof Error) {
      events.tradeFailed(request.log, ids, step, error, now() - started);
    }
    throw error;
  }
}
