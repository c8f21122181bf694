import type { App, Deps, Route } from '../deps.ts';
import { deleteCardRoute } from './account/delete-card.ts';
import { getBidRoute } from './account/get-bid.ts';
import { getBuyingRoute } from './account/get-buying.ts';
import { getListingBooksRoute } from './account/get-listing-books.ts';
import { getMovedBidsRoute } from './account/get-moved-bids.ts';
import { getOrderRoute } from './account/get-order.ts';
import { getPaymentRoute } from './account/get-payment.ts';
import { getSellingRoute } from './account/get-selling.ts';
import { getSubmissionRoute } from './account/get-submission.ts';
import { getAskTotalsRoute, getBidTotalsRoute } from './account/get-totals.ts';
import { postCardSetupRoute } from './account/post-card-setup.ts';
import { postOrderPaymentRoute } from './account/post-order-payment.ts';
import { postPayoutLinkRoute } from './account/post-payout-link.ts';
import { putAwayRoute } from './account/put-away.ts';
import { putAsksExpiryRoute, putBidsExpiryRoute } from './account/put-expiry.ts';
import { putExtensionRoute } from './account/put-extension.ts';
import { putShipmentRoute } from './account/put-shipment.ts';
import { postEventRoute } from './analytics/post-event.ts';
import { getArticleByIdRoute, getArticleRoute } from './articles/get-article.ts';
import { listArticleWorksRoute } from './articles/list-article-works.ts';
import { listArticlesRoute } from './articles/list-articles.ts';
import { getArtistRoute } from './artists/get-artist.ts';
import { getArtistMarketRoute } from './artists/get-market.ts';
import { listArtistsRoute } from './artists/list-artists.ts';
import { listSuggestedArtistsRoute } from './artists/list-suggested.ts';
import { listArtistWorksRoute } from './artists/list-works.ts';
import { searchArtistsRoute } from './artists/search-artists.ts';
import { findArtistNamesRoute } from './artworks/find-artist-names.ts';
import { getArtworkRoute } from './artworks/get-artwork.ts';
import { getMarketRoute } from './artworks/get-market.ts';
import { getOwnOrdersRoute } from './artworks/get-own-orders.ts';
import { getRelatedRoute } from './artworks/get-related.ts';
import { listArtworksRoute } from './artworks/list-artworks.ts';
import { listPriceRangesRoute } from './artworks/list-price-ranges.ts';
import { deleteAskRoute } from './asks/delete-ask.ts';
import { postAskRoute } from './asks/post-ask.ts';
import { putAskRoute } from './asks/put-ask.ts';
import { postChangePasswordRoute } from './auth/post-change-password.ts';
import { postConfirmEmailRoute } from './auth/post-confirm-email.ts';
import { postForgotPasswordRoute } from './auth/post-forgot-password.ts';
import { postLoginRoute } from './auth/post-login.ts';
import { postLogoutRoute } from './auth/post-logout.ts';
import { postRegisterRoute } from './auth/post-register.ts';
import { postResetPasswordRoute } from './auth/post-reset-password.ts';
import { postSendConfirmationRoute } from './auth/post-send-confirmation.ts';
import { deleteBidRoute } from './bids/delete-bid.ts';
import { postBidRoute } from './bids/post-bid.ts';
import { putBidRoute } from './bids/put-bid.ts';
import { getBulkRowsRoute } from './bulk-rows/get-bulk-rows.ts';
import { placeBulkRowsRoute } from './bulk-rows/place-bulk-rows.ts';
import { putBulkRowsRoute } from './bulk-rows/put-bulk-rows.ts';
import { removeBulkRowsRoute } from './bulk-rows/remove-bulk-rows.ts';
import { caseFormRoutes, caseRoutes } from './cases/case-routes.ts';
import { getCollectionRoute } from './collections/get-collection.ts';
import { listCollectionsRoute } from './collections/list-collections.ts';
import { getConnectCallbackRoute } from './connect/get-callback.ts';
import { getConnectRoute } from './connect/get-start.ts';
import { postAppleCallbackRoute } from './connect/post-apple-callback.ts';
import { putConsentRoute } from './consent/put-consent.ts';
import { deskFormRoutes, deskRoutes } from './desk-routes.ts';
import { getOpenApiRoute } from './docs/get-openapi.ts';
import { deleteDocumentRoute } from './documents/delete-document.ts';
import { getDocumentRoute } from './documents/get-document.ts';
import { getDocumentsRoute } from './documents/get-documents.ts';
import { postDocumentRoute } from './documents/post-document.ts';
import { postReviewRoute } from './documents/post-review.ts';
import { putCommentsRoute } from './documents/put-comments.ts';
import { countUnreadRoute } from './feed/count-unread.ts';
import { listFeedRoute } from './feed/list-feed.ts';
import { readFeedRoute } from './feed/read-feed.ts';
import { deleteFollowRoute } from './follow-artists/delete-follow.ts';
import { listFollowsRoute } from './follow-artists/list-follows.ts';
import { postFollowRoute } from './follow-artists/post-follow.ts';
import { listFollowedArtistsRoute } from './following/list-artists.ts';
import { listSavedArtworksRoute } from './following/list-artworks.ts';
import { takingForms } from './form-scope.ts';
import { postGateRoute } from './gate/post-gate.ts';
import { getHealthzRoute } from './health/get-healthz.ts';
import { getReadyzRoute } from './health/get-readyz.ts';
import { getHomeRoute } from './home/get-home.ts';
import { getHomeNewsRoute } from './home/get-home-news.ts';
import { getMarketReportRoute } from './invest/get-market.ts';
import { getNotificationsRoute } from './notifications/get-notifications.ts';
import { listPastNotificationsRoute } from './notifications/list-past.ts';
import { getPageRoute } from './pages/get-page.ts';
import { getCertificateRoute } from './papers/get-certificate.ts';
import { getOrderPaperRoute } from './papers/get-order-paper.ts';
import { getRoyaltyStatementRoute } from './papers/get-royalty-statement.ts';
import { getStatementRoute, listStatementsRoute } from './papers/get-statements.ts';
import { deletePlaceRoute } from './place/delete-place.ts';
import { putPlaceRoute } from './place/put-place.ts';
import { getOnboardingRoute } from './profile/get-onboarding.ts';
import { getProfileRoute } from './profile/get-profile.ts';
import { putAddressesRoute } from './profile/put-addresses.ts';
import { putOnboardingRoute } from './profile/put-onboarding.ts';
import { postPurchaseRoute } from './purchases/post-purchase.ts';
import { getRecentlyViewedRoute } from './recently-viewed/get-recently-viewed.ts';
import { postRecentlyViewedRoute } from './recently-viewed/post-recently-viewed.ts';
import { deleteNotificationRoute } from './release-notifications/delete-notification.ts';
import { listNotificationsRoute } from './release-notifications/list-notifications.ts';
import { putNotificationRoute } from './release-notifications/put-notification.ts';
import { deleteEntryRoute } from './releases/delete-entry.ts';
import { getCalendarFileRoute } from './releases/get-calendar-file.ts';
import { getDrawRoute } from './releases/get-draw.ts';
import { getEntryRoute } from './releases/get-entry.ts';
import { getReleaseRoute } from './releases/get-release.ts';
import { listReleasesRoute } from './releases/list-releases.ts';
import { postEntryRoute } from './releases/post-entry.ts';
import { postSaleRoute } from './sales/post-sale.ts';
import { deleteSaveRoute } from './saves/delete-save.ts';
import { listSavesRoute } from './saves/list-saves.ts';
import { putSaveRoute } from './saves/put-save.ts';
import { getLatestSearchesRoute } from './search/get-latest-searches.ts';
import { getSearchRoute } from './search/get-search.ts';
import { postLatestSearchesRoute } from './search/post-latest-searches.ts';
import { getSessionRoute } from './session/get-session.ts';
import { connectProviderRoute, disconnectProviderRoute } from './settings/connections.ts';
import { deleteEmailRoute, postChangeEmailRoute, postEmailRoute } from './settings/email.ts';
import { getExportRoute } from './settings/get-export.ts';
import { getSettingsRoute } from './settings/get-settings.ts';
import { getLeavingRoute, postLeaveRoute } from './settings/leave.ts';
import { postPasswordLinkRoute } from './settings/post-password-link.ts';
import { putNameRoute } from './settings/put-name.ts';
import { putPreferencesRoute } from './settings/put-preferences.ts';
import { putReleasePreferencesRoute } from './settings/put-release-preferences.ts';
import {
  deleteOtherSessionsRoute,
  deleteSessionRoute,
  getSessionsRoute,
} from './settings/sessions.ts';
import { getRobotsRoute } from './sitemap/get-robots.ts';
import { sitemapRoutes } from './sitemap/sitemap.ts';
import { postReleaseRoute } from './submissions/post-release.ts';
import { postWorkRoute } from './submissions/post-work.ts';
import { postOutcomeRoute } from './trades/post-outcome.ts';
import { getUnsubscribeRoute } from './unsubscribe/get-unsubscribe.ts';
import { postOneClickRoute, postUnsubscribeRoute } from './unsubscribe/post-unsubscribe.ts';

const routes: readonly Route[] = [
  getHealthzRoute,
  getReadyzRoute,
  postGateRoute,
  getSessionRoute,
  putPlaceRoute,
  deletePlaceRoute,
  putConsentRoute,
  postEventRoute,
  postLoginRoute,
  postRegisterRoute,
  postLogoutRoute,
  postConfirmEmailRoute,
  postSendConfirmationRoute,
  postForgotPasswordRoute,
  postResetPasswordRoute,
  postChangePasswordRoute,
  getConnectRoute,
  getConnectCallbackRoute,
  postAppleCallbackRoute,
  getHomeRoute,
  getHomeNewsRoute,
  listArtworksRoute,
  listPriceRangesRoute,
  findArtistNamesRoute,
  getArtworkRoute,
  getMarketRoute,
  getRelatedRoute,
  getOwnOrdersRoute,
  listSavesRoute,
  putSaveRoute,
  deleteSaveRoute,
  getRecentlyViewedRoute,
  postRecentlyViewedRoute,
  listReleasesRoute,
  getReleaseRoute,
  getDrawRoute,
  getCalendarFileRoute,
  getEntryRoute,
  postEntryRoute,
  deleteEntryRoute,
  listNotificationsRoute,
  putNotificationRoute,
  deleteNotificationRoute,
  listArticlesRoute,
  getArticleRoute,
  getArticleByIdRoute,
  listArticleWorksRoute,
  getPageRoute,
  getMarketReportRoute,
  sitemapRoutes,
  getRobotsRoute,
  getSearchRoute,
  getLatestSearchesRoute,
  postLatestSearchesRoute,
  listArtistsRoute,
  searchArtistsRoute,
  listSuggestedArtistsRoute,
  getArtistRoute,
  getArtistMarketRoute,
  listArtistWorksRoute,
  listCollectionsRoute,
  getCollectionRoute,
  listFollowsRoute,
  postFollowRoute,
  deleteFollowRoute,
  listFeedRoute,
  countUnreadRoute,
  readFeedRoute,
  listFollowedArtistsRoute,
  listSavedArtworksRoute,
  getNotificationsRoute,
  listPastNotificationsRoute,
  getSettingsRoute,
  putNameRoute,
  putPreferencesRoute,
  putReleasePreferencesRoute,
  connectProviderRoute,
  disconnectProviderRoute,
  postEmailRoute,
  deleteEmailRoute,
  postChangeEmailRoute,
  postPasswordLinkRoute,
  getSessionsRoute,
  deleteSessionRoute,
  deleteOtherSessionsRoute,
  getExportRoute,
  getLeavingRoute,
  postLeaveRoute,
  getProfileRoute,
  getOnboardingRoute,
  putOnboardingRoute,
  putAddressesRoute,
  postBidRoute,
  putBidRoute,
  deleteBidRoute,
  getBulkRowsRoute,
  putBulkRowsRoute,
  removeBulkRowsRoute,
  placeBulkRowsRoute,
  postPurchaseRoute,
  postAskRoute,
  putAskRoute,
  deleteAskRoute,
  postSaleRoute,
  postOutcomeRoute,
  getDocumentsRoute,
  getDocumentRoute,
  deleteDocumentRoute,
  putCommentsRoute,
  postReviewRoute,
  takingForms([
    postDocumentRoute,
    caseFormRoutes,
    ...deskFormRoutes,
    postWorkRoute,
    postReleaseRoute,
  ]),
  getBuyingRoute,
  getSellingRoute,
  getOrderRoute,
  getOrderPaperRoute,
  listStatementsRoute,
  getStatementRoute,
  getCertificateRoute,
  getRoyaltyStatementRoute,
  getMovedBidsRoute,
  getBidRoute,
  getAskTotalsRoute,
  getBidTotalsRoute,
  getSubmissionRoute,
  putShipmentRoute,
  putExtensionRoute,
  caseRoutes,
  getListingBooksRoute,
  putAwayRoute,
  putAsksExpiryRoute,
  putBidsExpiryRoute,
  getPaymentRoute,
  postCardSetupRoute,
  deleteCardRoute,
  postOrderPaymentRoute,
  postPayoutLinkRoute,
  getUnsubscribeRoute,
  postUnsubscribeRoute,
  postOneClickRoute,
  ...deskRoutes,
  getOpenApiRoute,
];

/** Registers every route except pages, files and pictures. */
export function registerRoutes(app: App, deps: Deps): void {
  for (const route of routes) route(app, deps);
}
