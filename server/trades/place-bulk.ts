import type { FastifyRequest } from 'fastify';
import type { PlaceBulkForm } from '../../shared/contracts/forms/bulk.ts';
import type { WireBulkOutcome } from '../../shared/contracts/wire/listings.ts';
import { sessionOf } from '../auth/require-session.ts';
import * as events from '../events.ts';
import { placeBulkAsks, readBulkRows } from '../upstream/bulk-rows.ts';
import { traderOf } from '../upstream/caller.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import type { TradeDeps } from './trade-deps.ts';

/**
 * Places drafts of a bulk upload. Their artworks are read first, so that their public answers can
 * be refreshed, also where the answer to placing is lost.
 */
export async function placeBulk(
  request: FastifyRequest,
  { upstream, publicReads, now }: TradeDeps,
  { asks }: PlaceBulkForm,
): Promise<WireBulkOutcome[]> {
  const key = idempotencyKeyOf(request);
  const caller = traderOf(request);
  const userId = sessionOf(request).user.id;
  const ids = { userId, kind: 'bulk' } as const;
  const started = now();
  let step: events.TradeStep = 'look-up';
  try {
    const { rows } = await readBulkRows(upstream, caller);
    const sent = new Set(asks.map(({ askId }) => askId));
    const artworkIds = rows.flatMap(({ ask }) =>
      ask !== null && sent.has(ask.id) ? [ask.edition.artwork.id] : [],
    );
    step = 'place';
    const items = asks.map(({ askId, price, bidId }) => ({
      ...{ id: askId, price, userId, highestBidId: bidId },
      type: bidId === null ? ('ask' as const) : ('sell' as const),
    }));
    const outcomes = await placeBulkAsks(upstream, caller, items, key).finally(() => {
      for (const id of new Set(artworkIds)) publicReads.invalidateArtwork(id);
    });
    events.bulkPlaced(request.log, userId, outcomes, now() - started);
    return outcomes;
  } catch (error) {
    if (error instanceof Error) events.tradeFailed(request.log, ids, step, error, now() - started);
    throw error;
  }
}
