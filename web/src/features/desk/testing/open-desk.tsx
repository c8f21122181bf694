import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { DeskPage } from '../pages/desk-page.tsx';

const soon = new Date(Date.now() + 3_600_000).toISOString();
export const session = {
  roles: ['owner'],
  hasFactor: true,
  passkeys: [],
  openUntil: soon,
  freshUntil: soon,
};
export const ask = {
  ...{ id: 7, artworkId: 3, artwork: 'Night Ferry', edition: 'Main', price: 520_00 },
  ...{ title: 'Night Ferry', sellerId: 4, isForColleague: false },
  ...{ currency: 'GBP', seller: 'sela@people.example', copy: null, version: 'v1' },
  placedAt: '2026-11-20T09:00:00.000Z',
  heldBy: null,
};
export const shownAsk = {
  ...ask,
  ...{ status: 'PendingAuthentication', reason: null, editionSize: 50, size: '50 × 70 cm' },
  ...{ medium: 'Etching', artists: 'Ada Lark', picture: null, documents: [], comments: {} },
  ...{ market: { lowestAsk: 530_00, highestBid: null, lastSale: null }, priceGbp: 520_00 },
  history: { since: '2026-01-02T00:00:00.000Z', sold: 0, notShipped: 0, rejected: 0 },
  ...{ editionId: 5, earlier: [], decisions: [] },
  checklist: [
    { point: 'signature', note: 'Lower right, in pencil' },
    { point: 'number', note: null },
  ],
};
export const mine = { id: 7, isMine: true, name: 'me', until: soon };
export const order = {
  order: {
    ...{ id: 12, status: 'Shipped', askId: 1, bidId: 2, price: 100_00, currency: 'GBP' },
    ...{ buyerCurrency: 'GBP', buyerPrice: 100_00, buyerShipping: 0, buyerProcessFee: 0 },
    ...{ buyerTotal: 100_00, sellerCurrency: 'GBP', sellerPrice: 100_00 },
    ...{ sellerApplicationFee: 0, sellerRoyalty: 0, sellerInsurance: 0, sellerPayout: 100_00 },
    ...{ carrier: null, trackingNumber: 'JD1', shippedOn: null, deadline: null },
    createdAt: '2026-11-20T09:00:00.000Z',
  },
  ...{ artworkId: 3, artwork: 'Night Ferry', edition: 'Main', editionSize: 50 },
  ...{ title: 'Night Ferry', artists: 'Ada Lark', path: '/artworks/ada-lark-2/night-ferry-3' },
  picture: '/media/a/thumbnail.webp',
  copy: {
    ...{ number: '12/50', newCondition: true, conditionNotes: '' },
    ...{ certificate: true, framed: false, provenance: '' },
  },
  ...{ buyer: 'bo@people.example', buyerId: 5, seller: 'sela@people.example', sellerId: 4 },
  history: [{ status: 'Shipped', at: '2026-11-21T09:00:00.000Z', requestId: null }],
  ...{ shipTo: ['Bo', 'Bath'], notes: [], pictures: [] },
  mails: [
    {
      ...{ id: 3, recipient: 'bo@people.example', subject: 'It is on its way', attempts: 4 },
      ...{ createdAt: '2026-11-21T09:00:00.000Z', sentAt: null, failure: 'EENVELOPE 550' },
    },
  ],
  ...{ payments: [], proposals: [], audit: [], cases: [], shared: [], sellerDebt: 0 },
};

export function openDesk(at: string, answers: Record<string, Answer | Answer[]> = {}) {
  const network = stubFetch({
    'GET /api/desk/session': { body: session },
    'GET /api/desk/asks/pending': { body: [ask, { ...ask, id: 8, artwork: 'Kiln Door' }] },
    'GET /api/desk/asks/show?id=7': { body: shownAsk },
    'GET /api/desk/asks/show?id=8': { body: { ...shownAsk, id: 8, version: 'v8' } },
    'GET /api/desk/orders/show?id=12': { body: order },
    'GET /api/desk/orders/list': { body: { orders: [], isMore: false } },
    'GET /api/desk/today/show': { body: [] },
    'GET /api/desk/setup/show': { body: [] },
    'GET /api/desk/reasons/list': { body: [{ id: 1, kind: 'more', text: 'Please send more.' }] },
    'POST /api/desk/asks/hold': { body: mine },
    'POST /api/desk/asks/release': { body: { id: 7 } },
    ...answers,
  });
  return { network, ...renderAt(at, <DeskPage />) };
}
