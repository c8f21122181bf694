import type { Page } from '@playwright/test';
import { startDeckle } from '../../support/start-deckle.ts';
import { type StripeDouble, startStripeDouble } from '../../support/stripe-double.ts';
import { test as base } from './test.ts';

/** A stub of js.stripe.com: one field, and a call to the API. */
const script = `
  window.Stripe = (key) => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Card number');
    const element = {
      mount: (place) => place.replaceChildren(field),
      on: () => element, off: () => element, once: () => element,
      update() {}, destroy() {},
    };
    const elements = { create: () => element, getElement: () => element, update() {} };
    let secret = '';
    return {
      elements: (options) => { secret = options.clientSecret; return elements; },
      confirmSetup: async () => {
        const answer = await fetch('https://api.stripe.com/v1/setup_intents/confirm', {
          method: 'POST', body: JSON.stringify({ secret, number: field.value, key }),
        });
        return answer.json();
      },
      createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
      registerAppInfo() {}, _registerWrapper() {},
    };
  };
  window.Stripe.version = 'test';
`;

type Site = { readonly url: string; readonly stripe: StripeDouble };
type Stripe = {
  /** Stubs Stripe's hosts in a page: 4242… is accepted, any other card has expired. */
  serve(page: Page): Promise<void>;
  /** Makes the script unavailable, or available again. */
  hideScript(isHidden: boolean): void;
};

/** A marketplace with Stripe as its processor; API and script are doubles. */
export const test = base.extend<{ stripe: Stripe }, { site: Site }>({
  site: [
    async ({}, use) => {
      const undos: (() => unknown)[] = [];
      const stripe = await startStripeDouble({ teardown: (undo) => void undos.push(undo) });
      const deckle = await startDeckle({
        STRIPE_SECRET_KEY: 'sk_test_e2e',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_e2e',
        STRIPE_WEBHOOK_SECRET: 'whsec_e2e',
        STRIPE_API_URL: stripe.url,
      });
      await use({ url: deckle.url, stripe });
      await deckle.stop();
      for (const undo of undos) await undo();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  stripe: async ({ site }, use) => {
    let isScriptHidden = false;
    await use({
      hideScript: (isHidden) => {
        isScriptHidden = isHidden;
      },
      async serve(page) {
        await page.route('https://js.stripe.com/**', (route) =>
          isScriptHidden
            ? route.fulfill({ status: 404, body: '' })
            : route.fulfill({ contentType: 'text/javascript', body: script }),
        );
        await page.route('https://api.stripe.com/**', async (route) => {
          const { secret, number } = JSON.parse(route.request().postData() ?? '{}');
          const isGood = number === '4242424242424242';
          if (isGood) site.stripe.saveCard(secret.split('_secret')[0]);
          await route.fulfill({
            headers: { 'access-control-allow-origin': '*' },
            json: isGood ? {} : { error: { type: 'card_error', decline_code: 'expired_card' } },
          });
        });
      },
    });
  },
});
