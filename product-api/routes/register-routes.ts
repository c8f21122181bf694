import type { App, Deps, Route } from '../deps.ts';
import { getArtistRoute } from './artists/get-artist.ts';
import { listArtistsRoute } from './artists/list-artists.ts';
import { getArtworkRoute } from './artworks/get-artwork.ts';
import { latestAsksRoute, latestBidsRoute } from './artworks/latest-artworks.ts';
import { listArtworksRoute } from './artworks/list-artworks.ts';
import { confirmEmailRoute } from './auth/confirm-email.ts';
import { forgotPasswordRoute } from './auth/forgot-password.ts';
import { loginRoute } from './auth/login.ts';
import { logoutRoute } from './auth/logout.ts';
import { providerCallbackRoute } from './auth/provider-callback.ts';
import { registerRoute } from './auth/register.ts';
import { resetPasswordRoute } from './auth/reset-password.ts';
import { sendEmailConfirmationRoute } from './auth/send-email-confirmation.ts';
import { getExchangeRatesRoute } from './exchanges/get-exchange-rates.ts';
import { listFeatureFlagsRoute } from './feature-flags/list-feature-flags.ts';
import { healthzRoute } from './health/healthz.ts';
import { readyzRoute } from './health/readyz.ts';
import { getPictureRoute } from './media/get-picture.ts';
import { getProfileRoute } from './profiles/get-profile.ts';
import { updateProfileRoute } from './profiles/update-profile.ts';
import { updateShippingAddressRoute } from './profiles/update-shipping-address.ts';
import { registerTradingRoutes } from './register-trading.ts';
import { changePasswordRoute } from './users/change-password.ts';
import { getMeRoute } from './users/get-me.ts';

const routes: readonly Route[] = [
  healthzRoute,
  readyzRoute,
  loginRoute,
  registerRoute,
  confirmEmailRoute,
  sendEmailConfirmationRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  providerCallbackRoute,
  logoutRoute,
  getMeRoute,
  changePasswordRoute,
  listArtworksRoute,
  getArtworkRoute,
  latestAsksRoute,
  latestBidsRoute,
  listArtistsRoute,
  getArtistRoute,
  getExchangeRatesRoute,
  listFeatureFlagsRoute,
  getProfileRoute,
  updateProfileRoute,
  updateShippingAddressRoute,
  getPictureRoute,
];

/** Everything that the product API answers. */
export function registerRoutes(app: App, deps: Deps): void {
  for (const route of routes) route(app, deps);
  registerTradingRoutes(app, deps);
}
