import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import type { App } from '../deps.ts';
import type { TradeIds } from '../market/placed.ts';
import { findTradeIds } from '../queries/find-trade-ids.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Ids that the answer contains. */
    answeredIds: LoggedIds;
  }
}

const id = z.coerce.number().int().positive().max(999_999_999).optional().catch(undefined);
const names = z.object({ editionId: id, askId: id, bidId: id, orderId: id }).partial().catch({});
const params = z.object({ id, x: id }).partial().catch({});
const body = names.and(z.object({ lowestAskId: id, highestBidId: id }).partial().catch({}));
const attributes = names.and(
  z
    .object({ edition: z.object({ id }) })
    .partial()
    .catch({}),
);
const single = z.object({ data: names.and(z.object({ id, attributes: attributes.optional() })) });
const several = z.object({ data: z.array(z.object({ id, orderId: id.nullable() })) });

const trading = /^\/api\/(asks|bids|orders)(?:\/|$)/;

type LoggedIds = TradeIds & {
  /** Of a bulk call. */
  readonly askIds?: readonly number[];
  readonly orderIds?: readonly number[];
};

/** Keeps the ids of an answer for the request's log line. */
export function addTradeIds(app: App): void {
  app.decorateRequest('answeredIds');
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const own = ownField(request);
    if (own !== null) request.answeredIds = idsIn(payload, own);
    return payload;
  });
}

function idsIn(payload: unknown, own: OwnField): LoggedIds {
  const many = several.safeParse(payload);
  if (many.success) {
    return {
      askIds: many.data.data.flatMap((one) => one.id ?? []),
      orderIds: many.data.data.flatMap((one) => one.orderId ?? []),
    };
  }
  const one = single.safeParse(payload);
  if (!one.success) return {};
  const { id, attributes = {}, ...named } = one.data.data;
  const { edition, ...inside } = attributes;
  return known({ editionId: edition?.id, ...inside, ...known(named), [own]: id });
}

/**
 * The ids of the records that a trading request concerns, for its log line. A refusal's answer has
 * none, so they are looked up.
 */
export async function tradeIdsOf(
  request: FastifyRequest,
  isRefused: boolean,
  db: Database,
): Promise<LoggedIds> {
  const own = ownField(request);
  if (own === null) return {};
  const path = params.parse(request.params);
  const sent = body.parse(request.body ?? {});
  const simple = known({
    askId: sent.lowestAskId,
    bidId: sent.highestBidId ?? path.x,
    ...known({ editionId: sent.editionId, askId: sent.askId, bidId: sent.bidId }),
    [own]: path.id,
    ...request.answeredIds,
  });
  const ids = { ...request.answeredIds, ...simple };
  const isKnown = ids.editionId !== undefined || request.currentUser === null;
  if (!isRefused || isKnown) return ids;
  return findTradeIds(db, ids).catch(() => ids);
}

type OwnField = 'askId' | 'bidId' | 'orderId';

/** The id's name for the record of a trading write; null for any other request. */
function ownField(request: FastifyRequest): OwnField | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const found = trading.exec(request.routeOptions.url ?? '')?.[1];
  if (found === 'asks') return 'askId';
  if (found === 'bids') return 'bidId';
  return found === 'orders' ? 'orderId' : null;
}

type Given = { readonly [Name in keyof TradeIds]?: number | undefined };

function known({ editionId, askId, bidId, orderId }: Given): TradeIds {
  return {
    ...(editionId === undefined ? {} : { editionId }),
    ...(askId === undefined ? {} : { askId }),
    ...(bidId === undefined ? {} : { bidId }),
    ...(orderId === undefined ? {} : { orderId }),
  };
}
