import type { MailKind } from '../../shared/contracts/wire/mail.ts';
import { wireUnsubscribe } from '../../shared/contracts/wire/mail.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

/** The token names the account, so a session in the browser is ignored. */
const asVisitor = (caller: Caller): Caller => ({ ...caller, jwt: null });

type Ended = Promise<{ readonly kind: MailKind }>;

export async function readUnsubscribe(upstream: Upstream, caller: Caller, token: string): Ended {
  const { data } = await upstream.call(asVisitor(caller), {
    kind: 'read',
    method: 'GET',
    to: path`/api/unsubscribe`,
    query: new URLSearchParams({ token }),
    answer: wireUnsubscribe,
  });
  return data;
}

export async function unsubscribe(upstream: Upstream, caller: Caller, token: string): Ended {
  const { data } = await upstream.call(asVisitor(caller), {
    kind: 'write',
    method: 'POST',
    to: path`/api/unsubscribe`,
    body: { token },
    answer: wireUnsubscribe,
  });
  return data;
}
