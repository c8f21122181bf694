import { noBulkValues } from '../../../shared/domain/bulk-row.ts';
import { addressIn, type TestProductApi } from '../../support/product-api.ts';
import type { Victim } from './victim.ts';

type Body = Readonly<Record<string, unknown>>;

/** Fields that only the server may set. */
export const forbiddenFields: Body = {
  status: 'Approved',
  userId: 1,
  user: { id: 1 },
  owner: 1,
  sellerId: 1,
  buyerId: 1,
  role: 'operator',
  id: 1,
  priceGbp: 1,
  buyerTotal: 1,
  sellerPayout: 1_000_000,
  quotedPayout: 1,
  applicationFee: 0,
  royalitiesFee: 0,
  processFee: 0,
  fees: { applicationFee: 0 },
  authenticatedAt: '2026-01-01T00:00:00Z',
  confirmedAt: '2026-01-01T00:00:00Z',
  placedAt: '2020-01-01T00:00:00Z',
  expiresAt: '2099-01-01T00:00:00Z',
  rank: 1,
  createdAt: '2020-01-01T00:00:00Z',
};

/** A valid body for each call that has one; ids are the victim's. */
export function soundBodies({ catalogue }: TestProductApi, victim: Victim): Record<string, Body> {
  const [artistId = 0] = catalogue.artistIds;
  const [artworkId = 0] = catalogue.artworkIds;
  const [editionId = 0, bidOn = 0] = catalogue.editionIds;
  const password = 'correct-horse-1';
  const listing = { price: 400_00, expiresInDays: 30 };
  return {
    'POST /api/auth/local/login': { identifier: 'a@example.com', password },
    'POST /api/auth/local/register': {
      firstName: 'A',
      lastName: 'B',
      username: 'ab',
      email: 'not an address',
      password,
    },
    'POST /api/auth/send-email-confirmation': { email: 'a@example.com' },
    'POST /api/auth/email-confirmation': {
      ...{ confirmation: 'x', password, passwordConfirmation: password },
    },
    'POST /api/auth/forgot-password': { email: 'a@example.com' },
    'POST /api/auth/reset-password': { code: 'x', password, passwordConfirmation: password },
    'POST /api/users/changePassword': {
      oldPassword: 'wrong-one-1',
      password,
      passwordConfirmation: password,
    },
    'PUT /api/users/me': { firstName: 'A', lastName: 'B', username: 'attacker' },
    'POST /api/users/providers/:provider/code': { password },
    'POST /api/users/providers/:provider': { code: 'x', access_token: 'x' },
    'POST /api/users/providers/:provider/disconnect': { password },
    'POST /api/users/email': { email: 'attacker@example.com', password },
    'POST /api/auth/change-email': { code: 'x' },
    'POST /api/profiles/leave': { password },
    'POST /api/unsubscribe': { token: 'a.b.c' },
    'POST /api/artworks/latest-asks': { pageSize: 3 },
    'POST /api/artworks/latest-bids': { pageSize: 3 },
    'POST /api/artworks/new-releases': { pageSize: 3 },
    'POST /api/artworks/latest-search': { searchIds: [artworkId], pageSize: 3 },
    'POST /api/artworks/artist': { artistId, medium: 'Etching', page: 1, pageSize: 3 },
    'POST /api/artworks/medium': { medium: 'Etching', page: 1, pageSize: 3 },
    'POST /api/artworks/prices': { artworkIds: [artworkId], pageSize: 3 },
    'POST /api/artists/total-artworks': { artistIds: [artistId] },
    'POST /api/latest-searches/artwork': { artworkId },
    'POST /api/latest-searches/artist': { artistId },
    'POST /api/save-artworks': { artworkId },
    'POST /api/follow-artists': { artistId, followArtistNewSale: true, onboardingFlow: false },
    'POST /api/release-notifications/save': { releaseId: victim.releaseId },
    'POST /api/release-notifications/delete': { releaseId: victim.releaseId },
    'POST /api/feed/read': { upTo: 1 },
    'POST /api/raffle-entries': { releaseId: victim.releaseId },
    'POST /api/asks': { type: 'ask', editionId, ...listing, status: 'Draft' },
    'PUT /api/asks/:id': { ...listing, dhlInsurance: true, editionId },
    'POST /api/asks/:id/comments': { coaComments: 'Mine.' },
    'POST /api/asks/extend-all': { expiresInDays: 60 },
    'POST /api/asks/bulk/place': {
      asks: [{ id: victim.askId, price: 400_00, type: 'ask', userId: victim.id }],
    },
    'POST /api/trades/outcome': { key: 'a-lost-trade' },
    'POST /api/asks/bulk/void': { asks: [{ id: victim.askId }] },
    'PUT /api/bulk-rows': {
      rows: [
        {
          ...{ key: '6f1c1f0e-8a53-4c54-9c3b-0c7d8d5c1f2a', position: 1 },
          values: { ...noBulkValues, price: '400' },
          ...{ artworkId: null, editionId },
        },
      ],
    },
    'POST /api/bulk-rows/remove': { keys: ['6f1c1f0e-8a53-4c54-9c3b-0c7d8d5c1f2a'] },
    'POST /api/bids': {
      ...{ type: 'bid', editionId, ...listing, status: 'Draft' },
      price: 300_00,
    },
    'PUT /api/bids/:id': { ...listing, editionId: bidOn },
    'POST /api/bids/extend-all': { expiresInDays: 60 },
    'POST /api/bids/price-converted': { price: 100_00, currency: 'GBP', to: 'USD' },
    'PUT /api/bids/update/shipping-address-change': { bidId: victim.bidId, country: 'GB' },
    'PUT /api/orders/:id/shipment': {
      ...{ carrier: 'DHL', trackingNumber: 'JD0146', shippedOn: '2026-11-01' },
    },
    'PUT /api/orders/:id/case/return': { carrier: 'DHL', trackingNumber: 'JD0146' },
    'PUT /api/profiles/:id': { followArtistNewSale: false, billingAddress: addressIn('GB') },
    'PUT /api/profiles/update/shipping-address/:id': { shippingAddress: addressIn('GB') },
    'PUT /api/profiles/update/onboarding/:id': { status: 'SKIPPED' },
    'PUT /api/profiles/update/user/preferences': { followArtistNewSale: false },
    'PUT /api/profiles/update/user/away': { until: null },
    'PUT /api/profiles/update/user/release': { raffle: true, time: '17:30' },
    'POST /api/profiles/produce/google-analytics': {
      event: 'bid_1',
      clientId: 'a',
      sessionId: 'b',
      params: {},
    },
    'POST /api/profiles/express': {
      refreshUrl: 'http://deckle.test/a',
      returnUrl: 'http://deckle.test/b',
    },
  };
}

/** Valid bodies that are refused all the same, because nothing in them is the attacker's. */
export const refusedAnyway: ReadonlySet<string> = new Set([
  'POST /api/auth/local/login',
  'POST /api/auth/local/register',
  'POST /api/auth/email-confirmation',
  'POST /api/auth/reset-password',
  'POST /api/users/changePassword',
  'POST /api/users/email',
  'POST /api/users/providers/:provider/code',
  'POST /api/users/providers/:provider',
  'POST /api/users/providers/:provider/disconnect',
  'POST /api/auth/change-email',
  'POST /api/profiles/leave',
  'POST /api/unsubscribe',
  'PUT /api/orders/:id/shipment',
  'PUT /api/orders/:id/case/return',
  'POST /api/profiles/express',
]);

/** Calls with a form, and calls without a body. */
export const formCalls: ReadonlySet<string> = new Set([
  'POST /api/artworks/submit-work',
  'POST /api/releases/submit',
  'POST /api/asks/:id/documents',
  'POST /api/orders/:id/case',
  'POST /api/orders/:id/case/messages',
]);
export const bodilessCalls: ReadonlySet<string> = new Set([
  'POST /api/auth/logout',
  'POST /api/asks/:id/place/:x',
  'PUT /api/orders/:id/extension',
  'PUT /api/orders/:id/case/withdrawal',
  'POST /api/orders/:id/payment',
  'POST /api/bids/:id/place',
  'DELETE /api/asks/:id',
  'DELETE /api/asks/:id/documents/:docId',
  'DELETE /api/bids/:id',
  'DELETE /api/save-artworks/:id',
  'DELETE /api/follow-artists/:id',
  'DELETE /api/raffle-entries/:id',
  'DELETE /api/profiles/payment/card',
  'POST /api/users/password-link',
  'DELETE /api/users/email',
  'DELETE /api/users/sessions',
  'DELETE /api/users/sessions/:id',
]);

/** Values of another type, or out of bounds. */
export function wrongFor(field: string, value: unknown): unknown[] {
  /** 0 days means 'until accepted'. */
  if (field === 'expiresInDays') return ['30', {}, [], true, -1, 31, 1.5, null];
  if (typeof value === 'number') {
    const beyond = [2 ** 31, Number.MAX_SAFE_INTEGER, 1e21];
    return ['x', '1', {}, [], true, -1, 0, 1.5, null, ...beyond];
  }
  if (typeof value === 'boolean') return ['yes', 1, {}, []];
  if (typeof value === 'string') return [5, {}, [], true, '\u0000', 'x'.repeat(20_000)];
  if (Array.isArray(value)) return ['x', {}, 5, [null], [{}], ['x'], [-1], [1.5]];
  return ['x', 5, [], true];
}
