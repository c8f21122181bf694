import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { recentPeriods } from '../../logic/recent-periods.ts';
import { openDesk } from '../../testing/open-desk.tsx';

const [month] = recentPeriods(new Date());
const record = 'POST /api/desk/royalties/record-payment';
const list = [
  { artistId: 2, artist: 'Ada Lark', currency: 'GBP', owed: 128_50, paid: 0, lastPaidAt: null },
  { artistId: null, artist: null, currency: 'GBP', owed: 4_00, paid: 0, lastPaidAt: null },
];
const shown = {
  ...{ id: 2, artist: 'Ada Lark', period: month, proposals: [] },
  sums: [{ currency: 'GBP', opening: 100_00, earned: 28_50, paid: 0, closing: 128_50 }],
  movements: [
    {
      ...{ at: '2026-11-20T09:00:00.000Z', orderId: 7, title: 'Night Ferry', reference: null },
      ...{ amount: 28_50, currency: 'GBP' },
    },
  ],
};
const answers = {
  'GET /api/desk/royalties/list': { body: list },
  [`GET /api/desk/royalties/show?id=2&period=${month}`]: { body: shown },
};

test('lists what each artist is owed, works without an artist too', async () => {
  openDesk('/desk/royalties', answers);
  const table = within(await screen.findByRole('table', { name: 'Royalties by artist' }));
  expect(table.getByRole('link', { name: 'Ada Lark' })).toHaveAttribute(
    'href',
    '/desk/royalties/2',
  );
  expect(table.getByRole('row', { name: /Works without an artist £4/ })).toBeVisible();
});

test('a payment is proposed once; a wrong amount and a refusal are told', async () => {
  const { network } = openDesk('/desk/royalties/2', {
    ...answers,
    [record]: [{ status: 409, error: 'royalty.not-owed' }, 'never'],
  });
  expect(await screen.findByText('Owed after')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order 7' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Record a payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByLabelText('Amount');
  expect(amount).toHaveValue('128.50');
  await userEvent.type(dialog.getByLabelText('The bank’s reference'), 'BACS 9');
  await userEvent.clear(amount);
  await userEvent.type(amount, '12.345');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(dialog.getByText(/an amount above zero/)).toBeVisible();
  expect(network.of(record)).toEqual([]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '100');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await dialog.findByText('Nothing was changed')).toBeVisible();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Propose' }));
  expect(network.of(record)).toHaveLength(2);
  expect(network.of(record)[1]?.body).toEqual({
    ...{ id: 2, currency: 'GBP', amount: 100_00, payment: 'BACS 9' },
  });
});
