import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Currency } from '../../../shared/domain/money.ts';
import { savePreferences } from '../../upstream/account-settings.ts';
import { callerOf } from '../../upstream/caller.ts';
import type { Upstream } from '../../upstream/client.ts';

/** Keeps it with the account of a signed-in person; null: the currency of each place. */
export async function saveOwnCurrency(
  request: FastifyRequest,
  reply: FastifyReply,
  upstream: Upstream,
  currency: Currency | null,
): Promise<void> {
  const { session, ownCurrency } = request;
  if (!session) return;
  const userId = session.user.id;
  if (ownCurrency?.userId === userId && ownCurrency.currency === currency) return;
  await savePreferences(upstream, callerOf(request), userId, { currency });
  reply.keepCurrency({ userId, currency });
}
