import type {
  AwayView,
  BidView,
  BuyingView,
  ExtendedView,
  ListingBooksView,
  MovedBidsView,
  OrderView,
  OwnOrdersView,
  ProfileView,
  SellingView,
  TradeTotalsView,
} from '../contracts/account.ts';
import type { SubmissionView } from '../contracts/documents.ts';
import type { AddressesForm } from '../contracts/forms/address.ts';
import type { ShipmentForm } from '../contracts/forms/shipment.ts';
import type { AwayForm, ExpiryForm } from '../contracts/forms/trade.ts';
import type { OkView } from '../contracts/ok.ts';
import type {
  CardSetupView,
  PaidOrderView,
  PaymentView,
  PayoutLinkView,
} from '../contracts/payment.ts';
import type { Delete, Get, Post, Put } from './call.ts';

type OfArtwork = { readonly artworkId?: number };

export const getBuying: Get<BuyingView, [], OfArtwork> = 'GET /api/account/buying';
export const getSelling: Get<SellingView, [], OfArtwork> = 'GET /api/account/selling';
export const getAskTotals: Get<TradeTotalsView> = 'GET /api/account/asks/totals';
export const getBidTotals: Get<TradeTotalsView> = 'GET /api/account/bids/totals';
/** A bid of one's own that was placed. */
export const getBid: Get<BidView, ['id']> = 'GET /api/account/bids/:id';
/** The open bids that delivery to another country changes, before the address is saved. */
export const getMovedBids: Get<MovedBidsView, [], { readonly country: string }> =
  'GET /api/account/bids/moved';
export const getSubmission: Get<SubmissionView, ['id']> = 'GET /api/account/submissions/:id';
export const getOrder: Get<OrderView, ['id']> = 'GET /api/account/orders/:id';
/** Says that the artwork was shipped; until it is received, corrects what was said. */
export const recordShipment: Put<OrderView, ['id'], ShipmentForm> =
  'PUT /api/account/orders/:id/shipment';
/** Charges the present card for an order whose charge was declined or not confirmed. */
export const payOrder: Post<PaidOrderView, ['id']> = 'POST /api/account/orders/:id/payment';
/** Takes the one extension of the time to ship. */
export const extendShipment: Put<OrderView, ['id']> = 'PUT /api/account/orders/:id/extension';
/** Gives all live asks a later expiry; an earlier one changes nothing. */
export const extendAsks: Put<ExtendedView, [], ExpiryForm> = 'PUT /api/account/asks/expiry';
export const extendBids: Put<ExtendedView, [], ExpiryForm> = 'PUT /api/account/bids/expiry';
export const getListingBooks: Get<ListingBooksView> = 'GET /api/account/asks/books';
export const setAway: Put<AwayView, [], AwayForm> = 'PUT /api/account/away';
/** `id` is the artwork's. */
export const getOwnOrders: Get<OwnOrdersView, ['id']> = 'GET /api/artworks/:id/own-orders';
export const getPayment: Get<PaymentView> = 'GET /api/account/payment';
export const startCardSetup: Post<CardSetupView> = 'POST /api/account/card-setup';
export const removeCard: Delete<OkView> = 'DELETE /api/account/payment/card';
export const linkPayouts: Post<PayoutLinkView> = 'POST /api/account/payouts/link';
export const getProfile: Get<ProfileView> = 'GET /api/profile';
export const saveAddresses: Put<ProfileView, [], AddressesForm> = 'PUT /api/profile/addresses';
