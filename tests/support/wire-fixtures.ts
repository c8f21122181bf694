import { initialCollections } from '../../product-api/db/initial-collections.ts';
import type { WireUser } from '../../shared/contracts/wire/auth.ts';
import type { WireArtwork, WireEdition, WireImage } from '../../shared/contracts/wire/catalogue.ts';
import type { WireOrder } from '../../shared/contracts/wire/orders.ts';
import type { WirePayment } from '../../shared/contracts/wire/payments.ts';
import type { WireShowcase } from '../../shared/contracts/wire/showcase.ts';
import type { WireAsk, WireBid } from '../../shared/contracts/wire/trades.ts';
import { fallbackRates } from '../../shared/domain/rates.ts';
import type { UpstreamDouble } from './upstream.ts';

const at = '2026-01-02T03:04:05.000Z';

export const ada: WireUser = {
  id: 7,
  username: 'ada-1f2e3d4c',
  email: 'ada@canary.example',
  firstName: 'Ada',
  lastName: 'Lovelace',
  createdAt: at,
  provider: 'local',
};

/** Formatted like a JWT; the BFF reads its expiry only. */
export function jwtOf(
  options: { expiresIn?: number; padding?: number; mark?: string } = {},
): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + (options.expiresIn ?? 3600);
  const padding = 'x'.repeat(options.padding ?? 0);
  const claims = { exp, sub: ada.id, mark: options.mark ?? 'canary-jwt', padding };
  return `${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`;
}

export const image: WireImage = {
  name: '1',
  alternativeText: 'Waves in blue',
  url: '/media/0190a0b0-0000-4000-8000-000000000001/large.webp',
  width: 1600,
  height: 1200,
  placeholder: '#345678',
  formats: {
    xs: { url: '/media/0190a0b0-0000-4000-8000-000000000001/xs.webp', width: 64, height: 48 },
    thumbnail: { url: '/m/t', width: 240, height: 180 },
    small: { url: '/m/s', width: 480, height: 360 },
    medium: { url: '/m/m', width: 960, height: 720 },
    large: { url: '/m/l', width: 1600, height: 1200 },
  },
};

const bookOrder = {
  price: 50_000,
  priceGbp: 50_000,
  currency: 'GBP',
  status: 'Approved',
  placedAt: at,
  expiresAt: null,
  sellerRegion: 'UK',
  adjustedPriceUk: 1,
  adjustedPriceUs: 1,
  adjustedPriceCanMex: 1,
  adjustedPriceEu1: 1,
  adjustedPriceEu2: 1,
  adjustedPriceRow: 1,
  adjustedPriceMeast: 1,
  adjustedPriceApac: 1,
} as const;

export function edition(over: Partial<WireEdition> = {}): WireEdition {
  return {
    name: 'Main',
    otherName: null,
    createdAt: at,
    size: '50 × 70 cm',
    material: 'Etching',
    editionSize: 50,
    features: '',
    includes: '',
    information: '',
    mainPrice: 40_000,
    currency: 'GBP',
    shipmentWeightOverride: null,
    shipmentCategory: null,
    additionalCertification: false,
    lowestAsk: { id: 31, price: 50_000, priceGbp: 50_000, currency: 'GBP' },
    highestBid: { id: 41, price: 45_000, priceGbp: 45_000, currency: 'GBP' },
    lastSale: { price: 47_000, currency: 'GBP', soldAt: at },
    asks: {
      data: [
        { id: 31, attributes: { ...bookOrder } },
        { id: 32, attributes: { ...bookOrder, price: 52_000, priceGbp: 52_000 } },
        { id: 33, attributes: { ...bookOrder, status: 'PendingAuthentication' } },
      ],
    },
    bids: {
      data: [
        {
          id: 41,
          attributes: { ...bookOrder, price: 45_000, priceGbp: 45_000, sellerRegion: null },
        },
      ],
    },
    ...over,
  };
}

export function artwork(over: Partial<WireArtwork> = {}): WireArtwork {
  return {
    name: 'Night Harbour',
    medium: 'Print',
    releaseDate: '2019-05-01',
    isFullDate: true,
    royalty: null,
    upcomingRelease: false,
    gallery: 'Quay',
    description: 'Boats.',
    createdAt: at,
    artists: { data: [{ id: 3, attributes: { name: 'Mara Lind' } }] },
    images: [image],
    editions: { data: [{ id: 21, attributes: edition() }] },
    ...over,
  };
}

export const adasAddress = {
  name: 'Ada Lovelace',
  address: '12 Canary Wharf Lane',
  address_2: '',
  city: 'London',
  country: 'GB',
  postalCode: 'E14 5AB',
  state: '',
  phone: '+447700900123',
};

const tradedEdition = {
  id: 21,
  name: 'Main',
  otherName: null,
  size: '50 × 70 cm',
  artwork: { id: 11, name: 'Night Harbour', artists: [{ id: 3, name: 'Mara Lind' }], image },
};

const buyerLines = {
  currency: 'GBP',
  price: 46_000,
  shipping: 2_760,
  processFee: 1_950,
  total: 50_710,
} as const;
export const sellerLines = {
  currency: 'GBP',
  price: 60_000,
  applicationFee: 3_600,
  royalty: 1_800,
  insurance: 0,
  payout: 54_600,
} as const;

const trade = {
  priceGbp: 46_000,
  currency: 'GBP',
  isBulk: false,
  edition: tradedEdition,
  createdAt: at,
  placedAt: at,
  expiresAt: null,
  orderId: null,
} as const;

export function bid(over: Partial<WireBid> = {}): WireBid {
  return {
    ...trade,
    type: 'bid',
    price: 46_000,
    status: 'Draft',
    isHighest: false,
    lines: buyerLines,
    ...over,
  };
}

export function ask(over: Partial<WireAsk> = {}): WireAsk {
  return {
    ...trade,
    type: 'ask',
    price: 60_000,
    status: 'Draft',
    dhlInsurance: false,
    reason: null,
    isLowest: false,
    lines: sellerLines,
    ...over,
  };
}

export function order(over: Partial<WireOrder> = {}): WireOrder {
  return {
    side: 'buyer',
    askId: 31,
    bidId: 51,
    edition: tradedEdition,
    status: 'AwaitingShipment',
    createdAt: at,
    trackingNumber: null,
    carrier: null,
    shippedOn: null,
    canExtend: false,
    shipTo: null,
    deadline: null,
    history: [{ status: 'AwaitingPayment', at }],
    buyerLines,
    sellerLines: null,
    shippingAddress: adasAddress,
    sellerType: 'PRIVATE_SELLER',
    paymentFailure: null,
    isPaymentDeclined: false,
    isDisputed: false,
    isDisputeLost: false,
    refundedAmount: null,
    royalty: null,
    papers: [],
    certificate: null,
    ...over,
  };
}

export const payment: WirePayment['data'] = {
  currency: 'GBP',
  stripeAccount: 'other',
  processor: 'stripe',
  buyingCard: { brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2031 },
  payouts: { status: 'incomplete', requirements: ['external_account'] },
};

export function page<Item>(items: readonly Item[]) {
  return {
    data: items,
    meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: items.length } },
  };
}

/** What curators chose; nothing unless given. */
export function showcase(over: Partial<WireShowcase> = {}): WireShowcase {
  return { 'home-works': [], 'header-artists': [], 'onboarding-artists': [], ...over };
}

/** An upstream with valid answers to every call, for a user called Ada. */
export function answerEverything(upstream: UpstreamDouble): void {
  const on = upstream.on;
  on('GET /readyz', { body: { ok: true } });
  on('POST /api/auth/local/login', () => ({ body: { jwt: jwtOf(), user: ada } }));
  on('POST /api/auth/local/register', { body: { user: ada } });
  on('GET /api/auth/email-confirmation', () => ({ body: { jwt: jwtOf(), user: ada } }));
  on('POST /api/auth/email-confirmation', () => ({ body: { jwt: jwtOf(), user: ada } }));
  on('POST /api/auth/send-email-confirmation', { body: { ok: true } });
  on('POST /api/auth/logout', { body: { ok: true } });
  on('GET /api/feature-flags', { body: { data: [{ name: 'calm', enabled: true }] } });
  on('GET /api/exchanges/exchange-rates/get', {
    body: { data: Object.entries(fallbackRates).map(([name, value]) => ({ name, value })) },
  });
  on('GET /api/artworks', { body: page([{ id: 11, attributes: artwork() }]) });
  on('GET /api/artworks/11', { body: { data: { id: 11, attributes: artwork() }, meta: {} } });
  on('POST /api/artworks/latest-asks', { body: { data: [{ id: 11, attributes: artwork() }] } });
  on('POST /api/artworks/latest-bids', { body: { data: [{ id: 11, attributes: artwork() }] } });
  on('POST /api/artworks/new-releases', { body: { data: [{ id: 11, attributes: artwork() }] } });
  on('GET /api/artists', { body: page([]) });
  on('GET /api/artists/features/trending', { body: { data: [] } });
  on('GET /api/releases', { body: page([]) });
  on('GET /api/content/articles', { body: page([]) });
  on('GET /api/showcase', { body: { data: showcase() } });
  on('GET /api/collections', {
    body: {
      data: initialCollections.map((one, id) => ({ id, attributes: { ...one, artworkIds: [] } })),
    },
  });
  on('POST /api/artworks/prices', { body: { data: [] } });
  on('POST /api/bids', { body: { data: { id: 51, attributes: bid() }, meta: {} } });
  on('POST /api/bids/51/place', { body: { data: { id: 51, status: 'Approved', orderId: null } } });
  on('GET /api/bids/51', { body: { data: { id: 51, attributes: bid() }, meta: {} } });
  on('DELETE /api/bids/51', { body: { data: { id: 51, attributes: bid() }, meta: {} } });
  on('GET /api/bids', { body: page([{ id: 51, attributes: bid({ status: 'Approved' }) }]) });
  on('POST /api/asks', { body: { data: { id: 61, attributes: ask() }, meta: {} } });
  on('POST /api/asks/61/place/:bid', ({ path }) => ({
    body: {
      data: path.endsWith('/0')
        ? { id: 61, status: 'PendingAuthentication', orderId: null }
        : { id: 61, status: 'Done', orderId: 71 },
    },
  }));
  on('GET /api/asks/61', { body: { data: { id: 61, attributes: ask() }, meta: {} } });
  on('DELETE /api/asks/61', { body: { data: { id: 61, attributes: ask() }, meta: {} } });
  on('GET /api/asks', { body: page([{ id: 61, attributes: ask({ status: 'Approved' }) }]) });
  on('GET /api/orders', ({ query }) => {
    const side = query.get('filters[side][$eq]') === 'seller' ? 'seller' : 'buyer';
    return { body: page([{ id: 71, attributes: orderOf(side) }]) };
  });
  on('GET /api/orders/71', { body: { data: { id: 71, attributes: order() }, meta: {} } });
  const profile = {
    data: {
      id: ada.id,
      attributes: {
        currency: 'GBP',
        countryIp: null,
        shippingAddress: adasAddress,
        billingAddress: null,
        disableNonEssentialCookies: false,
      },
    },
    meta: {},
  };
  on('GET /api/profiles/me', { body: profile });
  on('PUT /api/profiles/update/shipping-address/7', { body: profile });
  on('PUT /api/profiles/7', { body: profile });
  on('PUT /api/profiles/update/user/preferences', { body: profile });
  on('POST /api/profiles/produce/google-analytics', { body: { data: { sent: true } } });
  on('GET /api/profiles/payment', { body: { data: payment } });
  on('GET /api/profiles/card-setup', {
    body: {
      data: { clientSecret: 'seti_1_secret_canary', processor: 'stripe', publishableKey: 'pk_1' },
    },
  });
  on('DELETE /api/profiles/payment/card', { body: { data: { removed: true } } });
  on('POST /api/profiles/express', { body: { data: { url: 'https://connect.test/canary' } } });
}

function orderOf(side: 'buyer' | 'seller'): WireOrder {
  return side === 'buyer' ? order() : order({ side, buyerLines: null, sellerLines });
}
