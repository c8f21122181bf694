import { type WireMarket, wireMarket } from '../../shared/contracts/wire/market.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

export async function readMarket(upstream: Upstream, caller: Caller): Promise<WireMarket> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/market`,
    answer: wireMarket,
  });
  return data;
}
