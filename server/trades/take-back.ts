import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { HttpError } from '../errors.ts';
import * as events from '../events.ts';
import { sessionOf } from '../plugins/session.ts';
import { type Caller, traderOf } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';

type Standing = {
  readonly attributes: { readonly edition: { readonly artwork: { readonly id: number } } };
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
 * refreshed after.
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
  try {
    const { edition } = (await read(upstream, caller, id)).attributes;
    step = 'void';
    await send(upstream, caller, id).finally(() => publicReads.tradedIn(edition.artwork.id));
    events.tradeVoided(request.log, ids, now() - started);
    return { ok: true };
  } catch (error) {
    if (error instanceof HttpError) {
      events.tradeFailed(request.log, ids, step, error, now() - started);
    }
    throw error;
  }
}
