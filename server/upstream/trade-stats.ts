import type { z } from 'zod';
import { wireTradeStats } from '../../shared/contracts/wire/trades.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import type { UpstreamPath } from './path.ts';

export type TradeStats = z.infer<typeof wireTradeStats>['data'];

/** Number and value of all that the person placed, by status. */
export async function readStats(
  upstream: Upstream,
  caller: Caller,
  to: UpstreamPath,
): Promise<TradeStats> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to,
    query: new URLSearchParams({ type: 'stats' }),
    answer: wireTradeStats,
  });
  return data;
}
