import { request } from 'undici';
import { z } from 'zod';
import { type Movement, type PaymentPort, PaymentUnavailable } from './payment-port.ts';

const timeout = 10_000;

const named = z.object({ id: z.string() });
const setup = named.extend({ clientSecret: z.string() });
const card = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});
const savedCard = z
  .object({ paymentMethodId: z.string(), card, cardFingerprint: z.string().nullable() })
  .nullable();
const received = z.object({ amount: z.int(), currency: z.string() });
const outcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('succeeded'),
    id: z.string(),
    received,
  }),
  z.object({ kind: z.literal('declined'), id: z.string(), code: z.string() }),
  z.object({ kind: z.literal('action-required'), id: z.string(), url: z.string() }),
]);
const account = named.extend({
  detailsSubmitted: z.boolean(),
  payoutsEnabled: z.boolean(),
  requirements: z.array(z.string()),
  payoutFingerprint: z.string().nullable().default(null),
});

const reversals = z.object({
  disputes: z.array(
    named.extend({
      state: z.enum(['open', 'won', 'lost']),
      withdrawn: z.int(),
      evidenceBy: z.iso
        .datetime()
        .nullable()
        .transform((day) => (day === null ? null : new Date(day))),
    }),
  ),
  refunds: z.array(
    named.extend({ reference: z.string().nullable(), amount: z.int(), hasFailed: z.boolean() }),
  ),
});
/** It has one balance for each currency, and converts nothing. */
const movements = z.object({
  data: z.array(
    named
      .extend({
        kind: z.enum(['charge', 'refund', 'transfer', 'dispute']),
        sourceId: z.string(),
        chargeId: z.string().nullable(),
        amount: z.int(),
        currency: z.string(),
        fee: z.int(),
        at: z.iso.datetime(),
      })
      .transform(({ amount, currency, at, ...movement }): Movement => {
        const moved = { amount, currency };
        return { ...movement, moved, settled: moved, at: new Date(at) };
      }),
  ),
  hasMore: z.boolean(),
});

/** The sandbox processor. No money moves. */
export function openSandboxPayments(url: string): PaymentPort {
  async function ask<Answer extends z.ZodType>(
    path: string,
    answer: Answer,
    body?: object,
  ): Promise<z.output<Answer>> {
    try {
      const response = await request(new URL(path, url), {
        method: body === undefined ? 'GET' : 'POST',
        headersTimeout: timeout,
        bodyTimeout: timeout,
        ...(body === undefined
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (response.statusCode !== 200) {
        await response.body.dump();
        throw new PaymentUnavailable(`status-${response.statusCode}`);
      }
      return answer.parse(await response.body.json());
    } catch (error) {
      if (error instanceof PaymentUnavailable) throw error;
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'bad-answer';
      throw new PaymentUnavailable(code);
    }
  }
  const idOf = async (path: string, body: object) => (await ask(path, named, body)).id;
  const findId = async (path: string) => (await ask(path, named.nullable()))?.id ?? null;

  async function* pagesOf(wanted: Readonly<Record<string, string>>): AsyncGenerator<Movement> {
    let after: string | undefined;
    for (;;) {
      const query = new URLSearchParams({ ...wanted, ...(after !== undefined && { after }) });
      const page = await ask(`/v1/movements?${query}`, movements);
      yield* page.data;
      after = page.data.at(-1)?.id;
      if (!page.hasMore) return;
    }
  }

  return {
    name: 'sandbox',
    publishableKey: null,
    createCustomer: (reference) => idOf('/v1/customers', { reference }),
    startCardSetup: (customerId, unfinishedId) =>
      ask('/v1/setups', setup, { customerId, unfinishedId }),
    findCard: (setupId) => ask(`/v1/setups/${setupId}/card`, savedCard),
    forgetCard: async (paymentMethodId) => {
      await idOf('/v1/methods/forget', { paymentMethodId });
    },
    charge: ({ paymentMethodId, amount, reference }) =>
      ask('/v1/charges', outcome, { paymentMethodId, ...amount, reference }),
    retryCharge: ({ chargeId, paymentMethodId, returnUrl }) =>
      ask('/v1/charges/retry', outcome, { chargeId, paymentMethodId, returnUrl }),
    cancelCharge: (chargeId) => ask('/v1/charges/cancel', outcome.nullable(), { chargeId }),
    findCharge: ({ reference }) => ask(`/v1/charges/${reference}`, outcome.nullable()),
    refund: ({ chargeId, amount, reference }) =>
      idOf('/v1/refunds', { chargeId, amount, reference }),
    findReversals: ({ chargeId }) => ask(`/v1/charges/${chargeId}/reversals`, reversals),
    createPayoutAccount: (owner) => ask('/v1/accounts', account, owner),
    findPayoutAccount: (id) => ask(`/v1/accounts/${id}`, account),
    linkOnboarding: async ({ accountId, refreshUrl, returnUrl }) => {
      const link = await ask(`/v1/accounts/${accountId}/links`, z.object({ url: z.string() }), {
        refreshUrl,
        returnUrl,
      });
      return link.url;
    },
    transfer: ({ accountId, amount, reference }) =>
      idOf('/v1/transfers', { accountId, ...amount, reference }),
    findTransfer: ({ reference }) => findId(`/v1/transfers/${reference}`),
    listMovements: (since) => pagesOf(since === null ? {} : { since: since.toISOString() }),
    findMovements: (source) => pagesOf({ source }),
    findBalances: () => ask('/v1/balances', z.array(received)),
  };
}
