import type { CreateAskBody } from '../../shared/contracts/wire/trade-bodies.ts';
import { money } from '../../shared/domain/money.ts';
import { type AskRecord, draftAsk, placeAsk, readAsk } from '../upstream/asks.ts';
import type { Caller } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';
import { placedOf } from '../upstream/placed.ts';
import { resolveOutcome } from '../upstream/trade-outcome.ts';
import type { TradeSteps } from './place-trade.ts';

/** As `bidSteps`. `bidId`: the bid to sell into; 0: list the ask. */
export function askSteps(
  upstream: Upstream,
  caller: Caller,
  input: { readonly body: CreateAskBody; readonly bidId: number },
  key: string,
): TradeSteps {
  return {
    draft: async () => draftOf(await draftAsk(upstream, caller, input.body, `${key}.draft`)),
    place: ({ id }) =>
      placeAsk(upstream, caller, { askId: id, bidId: input.bidId }, `${key}.place`),
    statusOf: async ({ id }) => (await readAsk(upstream, caller, id)).attributes.status,
    resolve: ({ id }) => resolveOutcome(upstream, caller, `${key}.place`, placedOf(id)),
  };
}

function draftOf({ id, attributes: ask }: AskRecord) {
  const { payout, currency } = ask.lines;
  return { id, artworkId: ask.edition.artwork.id, comesTo: money(payout, currency) };
}
