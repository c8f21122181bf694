import type Stripe from 'stripe';
import { callStripe, isCode } from './call-stripe.ts';
import type { Movement, PaymentPort, Received } from './payment-port.ts';

const pageSize = 100;
const expand = ['data.source'];

/** Stripe's balance transactions, and what it holds. */
export function stripeMovements(
  stripe: Stripe,
): Pick<PaymentPort, 'listMovements' | 'findMovements' | 'findBalances'> {
  async function* pagesOf(wanted: Stripe.BalanceTransactionListParams): AsyncGenerator<Movement> {
    let after: string | undefined;
    for (;;) {
      const from = after === undefined ? {} : { starting_after: after };
      const page = await callStripe(() =>
        stripe.balanceTransactions
          .list({ ...wanted, ...from, limit: pageSize, expand })
          .catch(noneIfMissing),
      );
      if (page === null) return;
      for (const moved of page.data) yield movementOf(moved);
      after = page.data.at(-1)?.id;
      if (!page.has_more) return;
    }
  }
  return {
    listMovements: (since) =>
      pagesOf(since === null ? {} : { created: { gte: Math.floor(since.getTime() / 1000) } }),
    async *findMovements(sourceId) {
      const source = sourceId.startsWith('pi_') ? await chargeOf(stripe, sourceId) : sourceId;
      if (source !== null) yield* pagesOf({ source });
    },
    findBalances: () =>
      callStripe(async () => {
        const { available, pending } = await stripe.balance.retrieve();
        const sums = new Map<string, number>();
        for (const { amount, currency } of [...available, ...pending]) {
          sums.set(currency, (sums.get(currency) ?? 0) + amount);
        }
        return [...sums].map(([currency, amount]) => receivedOf(amount, currency));
      }),
  };
}

/** Balance transactions are of Stripe's charges, which a payment intent has; null: it has none. */
function chargeOf(stripe: Stripe, intentId: string): Promise<string | null> {
  return callStripe(async () => {
    const intent = await stripe.paymentIntents.retrieve(intentId).catch(noneIfMissing);
    return idOf(intent?.latest_charge ?? null);
  });
}

function noneIfMissing(error: unknown): null {
  if (!isCode(error, 'resource_missing')) throw error;
  return null;
}

function receivedOf(amount: number, currency: string): Received {
  return { amount, currency: currency.toUpperCase() };
}

function movementOf({ id, source, type, ...moved }: Stripe.BalanceTransaction): Movement {
  const settled = receivedOf(moved.amount, moved.currency);
  const common = { id, settled, fee: moved.fee, at: new Date(moved.created * 1000) };
  const of = typeof source === 'string' ? null : source;
  const sign = Math.sign(moved.amount);
  switch (of?.object) {
    case 'charge': {
      const chargeId = idOf(of.payment_intent) ?? of.id;
      const asked = receivedOf(sign * of.amount, of.currency);
      return { ...common, kind: 'charge', sourceId: chargeId, chargeId, moved: asked };
    }
    case 'refund':
    case 'dispute': {
      const chargeId = idOf(of.payment_intent);
      const asked = receivedOf(sign * of.amount, of.currency);
      return { ...common, kind: of.object, sourceId: of.id, chargeId, moved: asked };
    }
    case 'transfer': {
      const asked = receivedOf(sign * of.amount, of.currency);
      return { ...common, kind: 'transfer', sourceId: of.id, chargeId: null, moved: asked };
    }
    default: {
      const kind = type.startsWith('payout') ? 'withdrawal' : 'other';
      const sourceId = idOf(source) ?? id;
      return { ...common, kind, sourceId, chargeId: null, moved: settled };
    }
  }
}

function idOf(one: string | { readonly id: string } | null): string | null {
  return typeof one === 'string' ? one : (one?.id ?? null);
}
