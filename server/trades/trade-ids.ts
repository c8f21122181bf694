import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { TradeIds } from '../events.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route trades: each of its failures is logged with the person and the records. */
    trade?: TradeIds['kind'];
  }
}

const id = z.int().positive().optional().catch(undefined);
const sent = z.object({ editionId: id, askId: id, bidId: id }).catch({});
const params = z
  .object({ id: z.coerce.number().int().positive().optional().catch(undefined) })
  .partial()
  .catch({});

/** The ids of a trading request, even of one that failed validation. */
export function tradeIdsOf(
  request: Pick<FastifyRequest, 'body' | 'params' | 'routeOptions'>,
  userId: number | null,
): TradeIds | null {
  const kind = request.routeOptions.config.trade;
  if (kind === undefined) return null;
  const { id: own } = params.parse(request.params ?? {});
  const named = sent.parse(request.body ?? {});
  return {
    userId,
    kind,
    ...named,
    ...(kind.endsWith('ask') && own ? { askId: own } : {}),
    ...(kind.endsWith('bid') && own ? { bidId: own } : {}),
  };
}
