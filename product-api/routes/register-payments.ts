import type { App, Deps, Route } from '../deps.ts';
import { payOrderRoute } from './orders/pay-order.ts';
import { startCardSetupRoute } from './payments/start-card-setup.ts';
import { startExpressRoute } from './payments/start-express.ts';
import { removeCardRoute } from './profiles/remove-card.ts';
import { stripeWebhookRoute } from './webhooks/stripe-webhook.ts';

const routes: readonly Route[] = [
  startCardSetupRoute,
  startExpressRoute,
  removeCardRoute,
  stripeWebhookRoute,
  payOrderRoute,
];

/** Cards, payouts and the processor's events. */
export function registerPaymentRoutes(app: App, deps: Deps): void {
  for (const route of routes) route(app, deps);
}
