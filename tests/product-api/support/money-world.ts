import Stripe from 'stripe';
import type { Test } from 'tap';
import { createLogger } from '../../../product-api/boot/logger.ts';
import { openPayments } from '../../../product-api/payments/open-payments.ts';
import { noPurchaseRules } from '../../../product-api/payments/purchase-rules.ts';
import { wireCardSetup } from '../../../shared/contracts/wire/payments.ts';
import { createUser, startTestProductApi } from '../../support/product-api.ts';
import { startStripeDouble } from '../../support/stripe-double.ts';
import { bidOverHttp, clientOf, listOverHttp } from './trading-client.ts';

const webhookSecret = 'whsec_test';

/** A marketplace whose payments go to a server with Stripe's protocol, with a clock of its own. */
export async function openMoneyWorld(t: Pick<Test, 'teardown'>) {
  let clock = Date.parse('2026-11-01T09:00:00Z');
  const now = () => new Date(clock);
  const stripe = await startStripeDouble(t);
  const payments = openPayments({
    stripe: {
      secretKey: 'sk_test_canary',
      publishableKey: 'pk_test_1',
      webhookSecret,
      apiUrl: stripe.url,
    },
    sandboxUrl: null,
  });
  if (!payments) throw new Error('no payments');
  const purchaseRules = { ...noPurchaseRules, cardAt: 'stripe' } as const;
  const api = await startTestProductApi(t, { now, deps: { payments, purchaseRules } });
  const [edition = 0] = api.catalogue.editionIds;

  async function person() {
    const user = await createUser(api.db, { now: now() });
    return Object.assign(clientOf(api, user), { id: user.id });
  }

  async function addBuyer(card: 'good' | 'declined' | 'confirm') {
    const buyer = await person();
    const { data } = wireCardSetup.parse((await buyer('GET', '/api/profiles/card-setup')).body);
    stripe.saveCard(data.clientSecret.split('_secret')[0] ?? '', card);
    await buyer('GET', '/api/profiles/payment');
    return buyer;
  }

  async function addSeller() {
    const seller = await person();
    const urls = { refreshUrl: 'http://deckle.test/a', returnUrl: 'http://deckle.test/b' };
    await seller('POST', '/api/profiles/express', { body: urls });
    const link = stripe.calls.findLast(({ path }) => path === 'POST /v1/account_links');
    stripe.finishOnboarding(String(link?.fields.account));
    await seller('GET', '/api/profiles/payment');
    return seller;
  }

  let price = 100_00;
  return {
    api,
    stripe,
    now,
    jobs: { ...api.deps, payments: payments.port, log: createLogger('silent') },
    addBuyer,
    addSeller,
    passTime(milliseconds: number) {
      clock += milliseconds;
    },
    /** An order that awaits its payment. */
    async trade(buyer: Awaited<ReturnType<typeof person>>, seller: typeof buyer): Promise<number> {
      /** Above every bid that a cancelled order returned to the book. */
      price += 25_50;
      await listOverHttp(api, seller, edition, price);
      const { orderId } = await bidOverHttp(buyer, edition, price);
      if (orderId === null || orderId === undefined) throw new Error('nothing was traded');
      return orderId;
    },
    /** Sends one of Stripe's events; it may be old, repeated, out of order or forged. */
    async sendEvent(type: string, object: object, secret = webhookSecret): Promise<number> {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      });
      return answer.statusCode;
    },
  };
}
