import type { App, Deps, Route } from '../deps.ts';
import { artistMarketRoute } from './artists/artist-market.ts';
import { getArtistRoute } from './artists/get-artist.ts';
import { isFollowRoute } from './artists/is-follow.ts';
import { listArtistsRoute } from './artists/list-artists.ts';
import { totalArtworksRoute } from './artists/total-artworks.ts';
import { trendingArtistsRoute } from './artists/trending-artists.ts';
import { artworksByArtistRoute, artworksByMediumRoute } from './artworks/artworks-by.ts';
import { getArtworkRoute, getArtworkWithBooksRoute } from './artworks/get-artwork.ts';
import { isSavedRoute } from './artworks/is-saved.ts';
import { latestAsksRoute, latestBidsRoute } from './artworks/latest-artworks.ts';
import { listArtworksRoute } from './artworks/list-artworks.ts';
import { listPricesRoute } from './artworks/list-prices.ts';
import { previewArtworkRoute } from './artworks/preview-artwork.ts';
import {
  moreFromArtistRoute,
  newReleasesRoute,
  similarArtworksRoute,
} from './artworks/related-artworks.ts';
import { searchedArtworksRoute } from './artworks/searched-artworks.ts';
import { submitWorkRoute } from './artworks/submit-work.ts';
import { confirmEmailRoute, confirmWithPasswordRoute } from './auth/confirm-email.ts';
import { forgotPasswordRoute } from './auth/forgot-password.ts';
import { loginRoute } from './auth/login.ts';
import { logoutRoute } from './auth/logout.ts';
import { providerCallbackRoute } from './auth/provider-callback.ts';
import { registerRoute } from './auth/register.ts';
import { resetPasswordRoute } from './auth/reset-password.ts';
import { sendEmailConfirmationRoute } from './auth/send-email-confirmation.ts';
import { conditionPictureRoutes } from './desk/condition-pictures.ts';
import { deskAccessRoute } from './desk/desk-access.ts';
import { deskFactorRoutes, getDeskSessionRoute } from './desk/desk-session.ts';
import { getSubmissionFileRoute } from './desk/get-submission-file.ts';
import { passkeyRoutes } from './desk/passkeys.ts';
import { runOperationRoutes } from './desk/run-operation.ts';
import { uploadImportRoute } from './desk/upload-import.ts';
import { uploadLogoRoute } from './desk/upload-logo.ts';
import { uploadPictureRoute } from './desk/upload-picture.ts';
import { getExchangeRatesRoute } from './exchanges/get-exchange-rates.ts';
import { listFeatureFlagsRoute } from './feature-flags/list-feature-flags.ts';
import { countUnreadRoute } from './feed/count-unread.ts';
import { listFeedRoute } from './feed/list-feed.ts';
import { readFeedRoute } from './feed/read-feed.ts';
import { followArtistRoute } from './follow-artists/follow-artist.ts';
import { listFollowsRoute } from './follow-artists/list-follows.ts';
import { unfollowArtistRoute } from './follow-artists/unfollow-artist.ts';
import { healthzRoute } from './health/healthz.ts';
import { readyzRoute } from './health/readyz.ts';
import { listSearchesRoute } from './latest-searches/list-searches.ts';
import {
  rememberArtistSearchRoute,
  rememberArtworkSearchRoute,
} from './latest-searches/remember-search.ts';
import { getLogoRoute } from './media/get-logo.ts';
import { getPictureRoute } from './media/get-picture.ts';
import { getCertificateRoute } from './papers/get-certificate.ts';
import { closeAccountRoute, getLeavingRoute } from './profiles/close-account.ts';
import { getPaymentRoute } from './profiles/get-payment.ts';
import { getProfileRoute } from './profiles/get-profile.ts';
import { produceAnalyticsRoute } from './profiles/produce-analytics.ts';
import { updateAwayRoute } from './profiles/update-away.ts';
import { updateOnboardingRoute } from './profiles/update-onboarding.ts';
import { updatePreferencesRoute } from './profiles/update-preferences.ts';
import { updateProfileRoute } from './profiles/update-profile.ts';
import { updateReleaseSettingsRoute } from './profiles/update-release-settings.ts';
import { updateShippingAddressRoute } from './profiles/update-shipping-address.ts';
import { registerContentRoutes } from './register-content.ts';
import { registerPaymentRoutes } from './register-payments.ts';
import { registerTradingRoutes } from './register-trading.ts';
import { listNotificationsRoute } from './release-notifications/list-notifications.ts';
import {
  deleteNotificationRoute,
  saveNotificationRoute,
} from './release-notifications/write-notification.ts';
import { getDrawRoute } from './releases/get-draw.ts';
import { listReleasesRoute } from './releases/list-releases.ts';
import { previewReleaseRoute } from './releases/preview-release.ts';
import { submitReleaseRoute } from './releases/submit-release.ts';
import { listSavesRoute } from './save-artworks/list-saves.ts';
import { saveArtworkRoute } from './save-artworks/save-artwork.ts';
import { unsaveArtworkRoute } from './save-artworks/unsave-artwork.ts';
import { getSiteRoute } from './site/get-site.ts';
import { getSubmissionRoute } from './submissions/get-submission.ts';
import {
  cancelEmailChangeRoute,
  changeEmailRoute,
  requestEmailChangeRoute,
} from './users/change-email.ts';
import { changePasswordRoute } from './users/change-password.ts';
import { exportAccountRoute } from './users/export-account.ts';
import { getMeRoute } from './users/get-me.ts';
import { mailPasswordLinkRoute } from './users/mail-password-link.ts';
import { providerRoutes } from './users/providers.ts';
import { endOtherSessionsRoute, endSessionRoute, listSessionsRoute } from './users/sessions.ts';
import { updateMeRoute } from './users/update-me.ts';

const routes: readonly Route[] = [
  healthzRoute,
  readyzRoute,
  loginRoute,
  registerRoute,
  confirmEmailRoute,
  confirmWithPasswordRoute,
  sendEmailConfirmationRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  providerCallbackRoute,
  logoutRoute,
  getMeRoute,
  updateMeRoute,
  exportAccountRoute,
  changePasswordRoute,
  mailPasswordLinkRoute,
  requestEmailChangeRoute,
  cancelEmailChangeRoute,
  changeEmailRoute,
  providerRoutes,
  listSessionsRoute,
  endSessionRoute,
  endOtherSessionsRoute,
  listArtworksRoute,
  getArtworkRoute,
  latestAsksRoute,
  latestBidsRoute,
  getArtworkWithBooksRoute,
  moreFromArtistRoute,
  similarArtworksRoute,
  newReleasesRoute,
  artworksByMediumRoute,
  artworksByArtistRoute,
  listPricesRoute,
  searchedArtworksRoute,
  isSavedRoute,
  saveArtworkRoute,
  listSavesRoute,
  unsaveArtworkRoute,
  listArtistsRoute,
  getArtistRoute,
  trendingArtistsRoute,
  artistMarketRoute,
  totalArtworksRoute,
  isFollowRoute,
  followArtistRoute,
  listFollowsRoute,
  unfollowArtistRoute,
  listSearchesRoute,
  rememberArtworkSearchRoute,
  rememberArtistSearchRoute,
  getExchangeRatesRoute,
  getSiteRoute,
  listFeatureFlagsRoute,
  getProfileRoute,
  updateProfileRoute,
  updateShippingAddressRoute,
  updatePreferencesRoute,
  updateReleaseSettingsRoute,
  updateAwayRoute,
  updateOnboardingRoute,
  getPaymentRoute,
  produceAnalyticsRoute,
  getLeavingRoute,
  closeAccountRoute,
  submitWorkRoute,
  submitReleaseRoute,
  getSubmissionRoute,
  listReleasesRoute,
  saveNotificationRoute,
  deleteNotificationRoute,
  listNotificationsRoute,
  listFeedRoute,
  countUnreadRoute,
  readFeedRoute,
  getLogoRoute,
  getCertificateRoute,
  getPictureRoute,
  getDeskSessionRoute,
  deskFactorRoutes,
  uploadLogoRoute,
  deskAccessRoute,
  uploadPictureRoute,
  uploadImportRoute,
  previewArtworkRoute,
  getDrawRoute,
  previewReleaseRoute,
  passkeyRoutes,
  conditionPictureRoutes,
  getSubmissionFileRoute,
  runOperationRoutes,
];

/** All routes of the product API. */
export function registerRoutes(app: App, deps: Deps): void {
  for (const route of routes) route(app, deps);
  registerContentRoutes(app, deps);
  registerTradingRoutes(app, deps);
  registerPaymentRoutes(app, deps);
}
