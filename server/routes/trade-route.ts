import type { z } from 'zod';
import type { Post } from '../../shared/api/call.ts';
import {
  type PlacedAsk,
  type PlacedBid,
  placedAsk,
  placedBid,
} from '../../shared/contracts/account.ts';
import { tradeEvent } from '../analytics/trade-event.ts';
import { requireSession, sessionOf } from '../auth/require-session.ts';
import type { Route } from '../deps.ts';
import type { NextPrice } from '../errors.ts';
import type { TradeIds } from '../events.ts';
import { idempotencyKeyOf } from '../trades/idempotency-key.ts';
import { placeTrade, type TradeSteps } from '../trades/place-trade.ts';
import type { Placed } from '../upstream/bids.ts';
import { type Caller, traderOf } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';
import { operation } from './operation.ts';
import { tradeHeaders } from './responses.ts';

type TradeForm = { readonly editionId: number; readonly askId?: number; readonly bidId?: number };

/** A buyer's draft is a bid, a seller's an ask. */
type Side<Form> =
  | { readonly side: 'buyer'; readonly call: Post<PlacedBid, [], Form> }
  | { readonly side: 'seller'; readonly call: Post<PlacedAsk, [], Form> };

type Trade<Form extends z.core.$ZodType<TradeForm>> = Side<z.input<Form>> & {
  readonly kind: TradeIds['kind'];
  readonly summary: string;
  readonly description?: string;
  readonly form: Form;
  /** The amount that the person agreed to: a buyer's total or a seller's payout. */
  readonly agreed: (form: z.output<Form>) => NextPrice;
  readonly steps: (
    upstream: Upstream,
    caller: Caller,
    form: z.output<Form>,
    key: string,
  ) => TradeSteps;
};

const sides = {
  buyer: {
    idName: 'bidId',
    answer: placedBid,
    answerOf: ({ id, orderId }: Placed) => ({ bidId: id, orderId }),
  },
  seller: {
    idName: 'askId',
    answer: placedAsk,
    answerOf: ({ id, status, orderId }: Placed) => ({ askId: id, status, orderId }),
  },
} as const;

/** A route that trades: drafts, compares the amount with what the person agreed to, places. */
export function tradeRoute<Form extends z.core.$ZodType<TradeForm>>(trade: Trade<Form>): Route {
  const { kind, side, summary, description } = trade;
  const { idName, answer, answerOf } = sides[side];
  const call = trade.call as Post<PlacedBid | PlacedAsk, [], unknown>;
  const body = trade.form as z.core.$ZodType;
  return (app, { upstream, publicReads, analytics, now }) => {
    app.route({
      ...operation(call, {
        tags: ['trades'],
        summary,
        ...(description === undefined ? {} : { description }),
        headers: tradeHeaders,
        body,
        answer,
      }),
      config: { trade: kind },
      preValidation: requireSession,
      handler: async (request, reply) => {
        const key = idempotencyKeyOf(request);
        const form = request.body as z.output<Form>;
        const { editionId, askId, bidId } = form;
        const agreed = trade.agreed(form);
        const placed = await placeTrade(request.log, {
          ids: { userId: sessionOf(request).user.id, kind, editionId, askId, bidId },
          idName,
          agreed,
          steps: trade.steps(upstream, traderOf(request), form, key),
          invalidateArtwork: publicReads.invalidateArtwork,
          now,
        });
        analytics.count(request, reply, tradeEvent(side, editionId, agreed, placed));
        return answerOf(placed);
      },
    });
  };
}
