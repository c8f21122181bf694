import type { z } from 'zod';
import {
  wireCardRemoved,
  wireCardSetup,
  wireExpress,
  wirePaidOrder,
  wirePayment,
} from '../../shared/contracts/wire/payments.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

export async function readPayment(
  upstream: Upstream,
  caller: Caller,
): Promise<z.infer<typeof wirePayment>['data']> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/profiles/payment`,
    answer: wirePayment,
  });
  return data;
}

/** A GET that starts a new set-up each time: not retried. */
export async function startCardSetup(
  upstream: Upstream,
  caller: Caller,
): Promise<z.infer<typeof wireCardSetup>['data']> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'GET',
    to: path`/api/profiles/card-setup`,
    answer: wireCardSetup,
  });
  return data;
}

export async function removeCard(upstream: Upstream, caller: Caller): Promise<void> {
  await upstream.call(caller, {
    kind: 'write',
    method: 'DELETE',
    to: path`/api/profiles/payment/card`,
    answer: wireCardRemoved,
  });
}

/** Repeating it never charges twice, but it may take as long as a bank. */
export async function payOrder(
  upstream: Upstream,
  caller: Caller,
  id: number,
): Promise<z.infer<typeof wirePaidOrder>['data']> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/orders/${id}/payment`,
    answer: wirePaidOrder,
  });
  return data;
}

/** The link works once and for minutes: it is neither kept nor logged. */
export async function linkPayouts(
  upstream: Upstream,
  caller: Caller,
  addresses: { readonly refreshUrl: string; readonly returnUrl: string },
): Promise<string> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/profiles/express`,
    body: addresses,
    answer: wireExpress,
  });
  return data.url;
}
