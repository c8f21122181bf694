import { randomUUID } from 'node:crypto';
import type { ExpiryForm } from '../../shared/contracts/forms/trade.ts';
import { wireExtended } from '../../shared/contracts/wire/trades.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

/** Gives all live asks or bids of the person a later expiry; returns how many changed. */
export async function extendAll(
  upstream: Upstream,
  caller: Caller,
  side: 'asks' | 'bids',
  body: ExpiryForm,
): Promise<{ readonly extended: number }> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/${side}/extend-all`,
    body,
    idempotencyKey: randomUUID(),
    answer: wireExtended,
  });
  return data;
}
