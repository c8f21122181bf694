import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import * as events from '../events.ts';
import { sessionOf } from '../plugins/session.ts';
import { type Caller, traderOf } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';
import { findOut } from './find-out.ts';

type Standing = {
  readonly attributes: {
    readonly status: string;
    readonly edition: { readonly artwork: { readonly id: number } };
  };
};

/** One side's calls, and how the log calls them. */
type Side = {
  readonly kind: 'void-ask' | 'void-bid';
  readonly idName: 'askId' | 'bidId';
  readonly read: (upstream: Upstream, caller: Caller, id: number) => Promise<Standing>;
  readonly send: (upstream: Upstream, caller: Caller, id: number) => Promise<void>;
};

/**
 * Takes one's own bid or ask back, for good. Which artwork's book it stands in is read first, to be
 * refreshed after. When the answer is lost it is read once more; one that has been taken back
 * before stays so, that whoever did not hear of it may ask again.
 */
export async function takeBack(
  request: FastifyRequest,
  { upstream, publicReads, now }: Deps,
  id: number,
  { kind, idName, read, send }: Side,
): Promise<{ ok: true }> {
  const caller = traderOf(request);
  const ids = { userId: sessionOf(request).user.id, kind, [idName]: id };
  const started = now();
  let step: events.TradeStep = 'look-up';
  const look = async () => (await read(upstream, caller, id)).attributes;
  try {
    const { edition, status } = await look();
    if (status === 'Voided') return { ok: true };
    step = 'void';
    await send(upstream, caller, id)
      .catch(async (error) => {
        const { cause } = await findOut(error, look, (now) => now === 'Voided');
        events.tradeFound(request.log, ids, cause);
      })
      .finally(() => publicReads.tradedIn(edition.artwork.id));
    events.tradeVoided(request.log, ids, now() - started);
    return { ok: true };
  } catch (error) {
    if (error instanceof Error) {
      events.tradeFailed(request.log, ids, step, error, now() - started);
    }
    throw error;
  }
}
