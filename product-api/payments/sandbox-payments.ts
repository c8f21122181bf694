import { request } from 'undici';
import { z } from 'zod';
import { type PaymentPort, PaymentUnavailable } from './payment-port.ts';

const timeout = 10_000;

const named = z.object({ id: z.string() });
const setup = named.extend({ clientSecret: z.string() });
const card = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});
const savedCard = z.object({ paymentMethodId: z.string(), card }).nullable();
const outcome = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('succeeded'),
    id: z.string(),
    received: z.object({ amount: z.int(), currency: z.string() }),
  }),
  z.object({ kind: z.literal('declined'), id: z.string(), code: z.string() }),
  z.object({ kind: z.literal('action-required'), id: z.string(), url: z.string() }),
]);
const account = named.extend({
  detailsSubmitted: z.boolean(),
  payoutsEnabled: z.boolean(),
  requirements: z.array(z.string()),
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
    refund: ({ chargeId, reference }) => idOf('/v1/refunds', { chargeId, reference }),
    findReversals: async ({ reference }) => {
      const id = reference === null ? null : await findId(`/v1/refunds/${reference}`);
      const refunds = id === null ? [] : [{ id, reference, amount: 0, hasFailed: false }];
      return { disputes: [], refunds };
    },
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
  };
}
