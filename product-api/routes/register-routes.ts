import type { App, Deps, Route } from '../deps.ts';
import { confirmEmailRoute } from './auth/confirm-email.ts';
import { loginRoute } from './auth/login.ts';
import { logoutRoute } from './auth/logout.ts';
import { registerRoute } from './auth/register.ts';
import { sendEmailConfirmationRoute } from './auth/send-email-confirmation.ts';
import { healthzRoute } from './health/healthz.ts';
import { readyzRoute } from './health/readyz.ts';
import { registerTradingRoutes } from './register-trading.ts';
import { getMeRoute } from './users/get-me.ts';

const routes: readonly Route[] = [
  healthzRoute,
  readyzRoute,
  loginRoute,
  registerRoute,
  confirmEmailRoute,
  sendEmailConfirmationRoute,
  logoutRoute,
  getMeRoute,
];

/** Everything that the product API answers. */
export function registerRoutes(app: App, deps: Deps): void {
  for (const route of routes) route(app, deps);
  registerTradingRoutes(app, deps);
}
