import type { CreateBidBody } from '../../shared/contracts/wire/trade-bodies.ts';
import { money } from '../../shared/domain/money.ts';
import { type BidRecord, draftBid, placeBid, readBid } from '../upstream/bids.ts';
import type { Caller } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';
import { placedOf } from '../upstream/placed.ts';
import { resolveOutcome } from '../upstream/trade-outcome.ts';
import type { TradeSteps } from './place-trade.ts';

/**
 * Each upstream call has its own key, derived from the browser's, so that a retry repeats nothing.
 */
export function bidSteps(
  upstream: Upstream,
  caller: Caller,
  body: CreateBidBody,
  key: string,
): TradeSteps {
  return {
    draft: async () => draftOf(await draftBid(upstream, caller, body, `${key}.draft`)),
    place: ({ id }) => placeBid(upstream, caller, id, `${key}.place`),
    statusOf: async ({ id }) => (await readBid(upstream, caller, id)).attributes.status,
    resolve: ({ id }) => resolveOutcome(upstream, caller, `${key}.place`, placedOf(id)),
  };
}

function draftOf({ id, attributes: bid }: BidRecord) {
  const { total, currency } = bid.lines;
  return { id, artworkId: bid.edition.artwork.id, comesTo: money(total, currency) };
}
