import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toast } from '../../../lib/toast.ts';
import { openDesk, order } from '../testing/open-desk.tsx';

const listed = (id: number, status: string) => ({
  ...{ id, status, artwork: 'Night Ferry', edition: 'Main', title: 'Night Ferry' },
  ...{ buyer: 'bo@people.example', seller: 'sela@people.example', buyerTotal: 100_00 },
  ...{ buyerCurrency: 'GBP', trackingNumber: null, deadline: null },
  since: '2026-11-21T09:00:00.000Z',
});

test('orders are worked off by keyboard: a step, and on to the next that waits for us', async () => {
  const { network, address } = openDesk('/desk/orders', {
    'GET /api/desk/orders/list': {
      body: {
        orders: [listed(12, 'Shipped'), listed(13, 'AwaitingPayment'), listed(14, 'Received')],
        isMore: false,
      },
    },
    'GET /api/desk/orders/show?id=14': { body: { ...order, order: { ...order.order, id: 14 } } },
    'POST /api/desk/orders/advance': { body: { id: 12, status: 'Received' } },
  });
  await screen.findByRole('link', { name: '12' });
  await userEvent.keyboard('j{Enter}');
  expect(address()).toBe('/desk/orders/12');
  await screen.findByRole('button', { name: 'Mark as received' });
  await userEvent.keyboard('s');
  expect(
    await within(await screen.findByRole('dialog')).findByRole('button', {
      name: 'Mark as received',
    }),
  ).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(network.of('POST /api/desk/orders/advance')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('j');
  expect(address(), 'the buyer acts next on 13').toBe('/desk/orders/14');
  await userEvent.keyboard('k');
  expect(address()).toBe('/desk/orders/12');
});

test('a search that found more than it shows says so, and is of any status', async () => {
  openDesk('/desk/orders?find=for', {
    'GET /api/desk/orders/list?find=for': {
      body: { orders: [listed(12, 'Shipped')], isMore: true },
    },
  });
  expect(await screen.findByText(/^There are more of them: .*Add a word/)).toBeVisible();
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Any');
});

const submission = (id: number) => ({
  ...{ id, kind: 'work', status: 'Pending', reason: null },
  ...{ personId: 7, person: 'bo@people.example' },
  ...{ fields: { name: `Work ${id}` }, createdAt: '2026-11-21T09:00:00.000Z' },
  ...{ files: [], artworkId: null },
});

test.each([
  ['never', 0],
  ['no-answer', 1],
] as const)('a submission is decided once it is known what is next: %s', async (list, calls) => {
  const { network } = openDesk('/desk/submissions/1', {
    'GET /api/desk/submissions/list': list,
    'GET /api/desk/submissions/show?id=1': { body: submission(1) },
    'POST /api/desk/submissions/draft': { body: { id: 1, artworkId: 9, artistId: 3 } },
    'GET /api/desk/reasons/list': { body: [] },
  });
  const draft = await screen.findByRole('button', { name: 'Make it a draft' });
  if (list === 'no-answer') await waitFor(() => expect(draft).not.toHaveAttribute('aria-busy'));
  else expect(draft).toHaveAttribute('aria-busy');
  await userEvent.click(draft);
  await userEvent.keyboard('dr');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(network.of('POST /api/desk/submissions/draft')).toHaveLength(calls);
  if (list === 'never') expect(screen.queryByRole('dialog')).toBeNull();
});

test('submissions are decided by keyboard, one after the other', async () => {
  const told = vi.spyOn(toast, 'success').mockReturnValue(undefined);
  const { network, address } = openDesk('/desk/submissions/1', {
    'GET /api/desk/submissions/list': {
      body: [1, 2].map((id) => ({ ...submission(id), files: 0 })),
    },
    'GET /api/desk/submissions/show?id=1': { body: submission(1) },
    'GET /api/desk/submissions/show?id=2': { body: submission(2) },
    'POST /api/desk/submissions/draft': { body: { id: 1, artworkId: 9, artistId: 3 } },
    'POST /api/desk/submissions/reject': { body: { id: 2 } },
    'GET /api/desk/reasons/list': {
      body: ['We have it already.', 'We cannot place it.'].map((text, index) => ({
        ...{ id: index, kind: 'submission', text },
      })),
    },
  });
  await screen.findByRole('button', { name: 'Make it a draft' });
  await userEvent.keyboard('dd');
  await waitFor(() => expect(address()).toBe('/desk/submissions/2'));
  expect(network.of('POST /api/desk/submissions/draft')).toHaveLength(1);
  expect(told).toHaveBeenCalledWith(
    'Accepted as a draft. Its sender is told.',
    undefined,
    expect.objectContaining({ label: 'Open the draft' }),
  );
  await screen.findByRole('heading', { name: 'Work 2' });
  await userEvent.keyboard('r');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(dialog.getByLabelText('Reason')).toHaveValue('We cannot place it.');
  await userEvent.keyboard(' Sorry.{ArrowDown}{Control>}{Enter}{/Control}');
  await waitFor(() => expect(network.of('POST /api/desk/submissions/reject')).toHaveLength(1));
  expect(network.of('POST /api/desk/submissions/reject')[0]?.body).toEqual({
    id: 2,
    reason: 'We cannot place it. Sorry.',
  });
});

test('pictures of a submission are looked at one after the other, by keyboard', async () => {
  const file = (id: string, type = 'image/png') => ({ id, name: `${id}.png`, type });
  openDesk('/desk/submissions/1', {
    'GET /api/desk/submissions/list': { body: [] },
    'GET /api/desk/submissions/show?id=1': {
      body: {
        ...{ id: 1, kind: 'work', status: 'Pending', reason: null, fields: { name: 'Weir' } },
        ...{ personId: 7, person: 'bo@people.example', createdAt: '2026-11-21T09:00:00.000Z' },
        ...{ files: [file('front'), file('receipt', 'application/pdf'), file('back')] },
        artworkId: null,
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'back.png' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'back.png' }));
  expect(dialog.getByRole('img')).toHaveAttribute('src', '/api/desk/submissions/1/files/back');
  await userEvent.keyboard('z');
  expect(dialog.getByRole('button', { name: 'Actual size' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await userEvent.keyboard('z{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'front.png' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('dialog', { name: 'back.png' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: 'bo@people.example' })).toHaveAttribute(
    'href',
    '/desk/accounts/7',
  );
});
