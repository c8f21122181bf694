import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { toast } from '../../../lib/toast.ts';
import { DeskPage } from './desk-page.tsx';

const soon = new Date(Date.now() + 3_600_000).toISOString();
const session = {
  roles: ['owner'],
  hasFactor: true,
  passkeys: [],
  openUntil: soon,
  freshUntil: soon,
};
const ask = {
  ...{ id: 7, artworkId: 3, artwork: 'Night Ferry', edition: 'Main', price: 520_00 },
  ...{ currency: 'GBP', seller: 'sela@people.example', copy: null, version: 'v1' },
  placedAt: '2026-11-20T09:00:00.000Z',
  heldBy: null,
};
const shownAsk = {
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
const mine = { id: 7, isMine: true, name: 'me', until: soon };
const order = {
  order: {
    ...{ id: 12, status: 'Shipped', askId: 1, bidId: 2, price: 1, currency: 'GBP' },
    ...{ buyerCurrency: 'GBP', buyerPrice: 100_00, buyerShipping: 0, buyerProcessFee: 0 },
    ...{ buyerTotal: 100_00, sellerCurrency: 'GBP', sellerPrice: 100_00 },
    ...{ sellerApplicationFee: 0, sellerRoyalty: 0, sellerInsurance: 0, sellerPayout: 100_00 },
    ...{ carrier: null, trackingNumber: 'JD1', shippedOn: null, deadline: null },
    createdAt: '2026-11-20T09:00:00.000Z',
  },
  ...{ artworkId: 3, artwork: 'Night Ferry', edition: 'Main' },
  ...{ buyer: 'bo@people.example', seller: 'sela@people.example' },
  history: [{ status: 'Shipped', at: '2026-11-21T09:00:00.000Z', requestId: null }],
  ...{ shipTo: ['Bo', 'Bath'], notes: [], pictures: [] },
  mails: [
    {
      ...{ id: 3, recipient: 'bo@people.example', subject: 'It is on its way', attempts: 4 },
      ...{ createdAt: '2026-11-21T09:00:00.000Z', sentAt: null, failure: 'EENVELOPE 550' },
    },
  ],
  ...{ payments: [], proposals: [], audit: [] },
};

function open(at: string, answers: Record<string, Answer | Answer[]> = {}) {
  const network = stubFetch({
    'GET /api/desk/session': { body: session },
    'GET /api/desk/asks/pending': { body: [ask, { ...ask, id: 8, artwork: 'Kiln Door' }] },
    'GET /api/desk/asks/show?id=7': { body: shownAsk },
    'GET /api/desk/asks/show?id=8': { body: { ...shownAsk, id: 8, version: 'v8' } },
    'GET /api/desk/orders/show?id=12': { body: order },
    'GET /api/desk/today/show': { body: [] },
    'GET /api/desk/setup/show': { body: [] },
    'GET /api/desk/reasons/list': { body: [{ id: 1, kind: 'more', text: 'Please send more.' }] },
    'POST /api/desk/asks/hold': { body: mine },
    'POST /api/desk/asks/release': { body: { id: 7 } },
    ...answers,
  });
  return { network, ...renderAt(at, <DeskPage />) };
}

describe('before the desk is open', () => {
  test('a collector is told whom it is for', async () => {
    open('/desk', { 'GET /api/desk/session': { status: 403, error: 'desk.not-staff' } });
    expect(await screen.findByText(/for the people who run the marketplace/)).toBeVisible();
  });

  test('the first visitor of a new marketplace is told how it gets an owner', async () => {
    open('/desk', {
      'GET /api/desk/session': [{ status: 403, error: 'desk.no-owner' }, { body: session }],
    });
    expect(await screen.findByText(/people invite .*--role owner/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open the desk' }));
    expect(await screen.findByText('Nothing waits')).toBeVisible();
  });

  test('a new member sets up a second factor, and sees the recovery codes once', async () => {
    const closed = { body: { ...session, hasFactor: false, openUntil: null, freshUntil: null } };
    const { network } = open('/desk', {
      'GET /api/desk/session': [closed, { body: session }],
      'POST /api/desk/factor': { body: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' } },
      'POST /api/desk/factor/first-code': [
        { status: 400, error: 'desk.code-wrong' },
        { body: { codes: ['aaaa-1111'] } },
      ],
    });
    await userEvent.type(await screen.findByLabelText('Your password'), 'a long pass 1');
    await userEvent.click(screen.getByRole('button', { name: 'Set up an app' }));
    expect(await screen.findByText('ABCD EFGH')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/This code is wrong/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('aaaa-1111')).toBeVisible();
    expect(network.of('POST /api/desk/factor')[0]?.body).toEqual({ password: 'a long pass 1' });
    await userEvent.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText('Nothing waits')).toBeVisible();
  });

  test('a member enters a code', async () => {
    const closed = { body: { ...session, openUntil: null, freshUntil: null } };
    open('/desk', {
      'GET /api/desk/session': closed,
      'POST /api/desk/session': [{ status: 400, error: 'desk.code-wrong' }, { body: session }],
    });
    const code = await screen.findByLabelText('Code');
    await userEvent.type(code, '123456{Enter}');
    expect(await screen.findByText(/This code is wrong/)).toBeVisible();
    expect(code).toHaveValue('');
    await userEvent.type(code, '654321{Enter}');
    expect(await screen.findByText('Nothing waits')).toBeVisible();
  });
});

describe('the first steps', () => {
  const step = (name: string, state: string, value = '') => ({ step: name, state, value });
  const later = [step('work', 'done'), step('listing', 'done')];
  test('show what is done and what is to do', async () => {
    open('/desk', {
      'GET /api/desk/setup/show': {
        body: [
          step('address', 'trial', 'http://localhost:3000'),
          step('payments', 'open'),
          step('mail', 'done', 'mail.example'),
          ...later,
        ],
      },
    });
    const steps = await screen.findByRole('region', { name: 'To the first sale' });
    expect(within(steps).getAllByText('Done')).toHaveLength(3);
    expect(within(steps).getByText('STRIPE_SECRET_KEY')).toBeVisible();
    expect(within(steps).getByText('Mail leaves by mail.example.')).toBeVisible();
  });

  test('go when none is left', async () => {
    open('/desk', {
      'GET /api/desk/setup/show': {
        body: [step('address', 'trial', 'http://localhost:3000'), ...later],
      },
    });
    expect(await screen.findByText('Nothing waits')).toBeVisible();
    expect(screen.queryByText('To the first sale')).toBeNull();
  });
});

describe('the queue', () => {
  test('is decided by keyboard, each verdict on the version that is shown', async () => {
    const { network, address } = open('/desk/listings', {
      'POST /api/desk/asks/approve': { body: { id: 7, status: 'Approved', orderId: null } },
      'POST /api/desk/asks/reject': { body: { id: 8, status: 'Rejected' } },
    });
    await screen.findByRole('button', { name: 'Approve' });
    await userEvent.keyboard('1aa');
    await waitFor(() => expect(address()).toBe('/desk/listings/8'));
    expect(network.of('POST /api/desk/asks/approve').map(({ body }) => body)).toEqual([
      { id: 7, version: 'v1', checks: ['signature'] },
    ]);
    await screen.findByRole('button', { name: 'Approve' });
    await userEvent.keyboard('r');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Another edition. a m r');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(network.of('POST /api/desk/asks/reject')[0]?.body).toEqual({
        id: 8,
        version: 'v8',
        checks: [],
        reason: 'Another edition. a m r',
      }),
    );
    expect(network.of('POST /api/desk/asks/approve')).toHaveLength(1);
  });

  test('shows why nothing was decided, and j and k go through it', async () => {
    const { address } = open('/desk/listings/7', {
      'POST /api/desk/asks/approve': { status: 409, error: 'trade.wrong-status' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is no longer possible.');
    await userEvent.keyboard('j');
    expect(address()).toBe('/desk/listings/8');
    await userEvent.keyboard('k');
    expect(address()).toBe('/desk/listings/7');
  });

  test('shows who holds a listing, without verdicts', async () => {
    const { network } = open('/desk/listings/7', {
      'POST /api/desk/asks/hold': { body: { ...mine, isMine: false, name: 'ada@people.example' } },
    });
    expect(await screen.findByText('ada@people.example is deciding this listing')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.keyboard('aj');
    await waitFor(() => {
      const released = network.of('POST /api/desk/asks/release').map(({ body }) => body);
      expect(released).toContainEqual({ id: 7 });
    });
    expect(network.of('POST /api/desk/asks/approve')).toHaveLength(0);
  });

  test('has no verdicts for a viewer', async () => {
    open('/desk/listings/7', {
      'GET /api/desk/session': { body: { ...session, roles: ['viewer'] } },
    });
    expect(await screen.findByText('The seller sent no documents.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});

describe('an order', () => {
  test('shows mails that did not arrive, and keeps a note', async () => {
    const { network } = open('/desk/orders/12', {
      'POST /api/desk/orders/note': { body: { id: 1 } },
      'POST /api/desk/mails/resend': { body: { id: 3 } },
    });
    expect(await screen.findByText(/It is on its way.*not taken.*EENVELOPE 550/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send again: It is on its way' }));
    await waitFor(() =>
      expect(network.of('POST /api/desk/mails/resend')[0]?.body).toEqual({ id: 3 }),
    );
    await userEvent.type(screen.getByLabelText('Note for colleagues'), 'Called the seller.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep the note' }));
    await waitFor(() =>
      expect(network.of('POST /api/desk/orders/note')[0]?.body).toEqual({
        id: 12,
        text: 'Called the seller.',
      }),
    );
  });

  test('takes a step from the status that is shown', async () => {
    const { network } = open('/desk/orders/12', {
      'POST /api/desk/orders/advance': { body: { id: 12, status: 'Received' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as received' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as received' }));
    await waitFor(() =>
      expect(network.of('POST /api/desk/orders/advance')[0]?.body).toEqual({
        id: 12,
        from: 'Shipped',
      }),
    );
  });

  test('says that a colleague moved it before', async () => {
    const told = vi.spyOn(toast, 'error').mockReturnValue(undefined);
    open('/desk/orders/12', {
      'POST /api/desk/orders/advance': { status: 409, error: 'trade.wrong-status' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as received' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as received' }));
    await waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringContaining('a colleague')));
  });

  test('asks for a fresh code before money, and sends the same press again', async () => {
    const { network } = open('/desk/orders/12', {
      'POST /api/desk/orders/cancel': [
        { status: 403, error: 'desk.factor-needed' },
        { body: { id: 12, status: 'Cancelled' } },
      ],
      'POST /api/desk/session': { body: session },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Lost.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the order' }));
    await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(network.of('POST /api/desk/orders/cancel')).toHaveLength(2));
    const keys = network
      .of('POST /api/desk/orders/cancel')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('that does not exist is said to be unknown', async () => {
    open('/desk/orders/9', {
      'GET /api/desk/orders/show?id=9': { status: 404, error: 'not-found' },
    });
    expect(await screen.findByText('There is no order 9')).toBeVisible();
  });
});

test('an unknown place of the desk is said to be unknown', async () => {
  open('/desk/orders/12/more');
  expect(await screen.findByText('There is no such place at the desk')).toBeVisible();
});
