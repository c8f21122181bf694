import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '../../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../../lib/testing/stub-fetch.ts';
import { recentPeriods } from '../../logic/recent-periods.ts';
import { DeskPage } from '../../pages/desk-page.tsx';

const soon = new Date(Date.now() + 3_600_000).toISOString();
const session = {
  ...{ roles: ['treasurer'], hasFactor: true, passkeys: [] },
  ...{ openUntil: soon, freshUntil: soon },
};
const compared = { processor: 'stripe', at: '2026-11-20T14:05:00.000Z', movements: 40 };
const balances = [
  { account: 'processor', currency: 'GBP', balance: 104_00, holders: 0 },
  { account: 'seller', currency: 'GBP', balance: -86_00, holders: 2 },
  { account: 'application-fees', currency: 'GBP', balance: -18_00, holders: 0 },
];

const [month = '', before = ''] = recentPeriods(new Date());

function open(checked: object, totals: Readonly<Record<string, Answer | Answer[]>> = {}) {
  const network = stubFetch({
    'GET /api/desk/session': { body: session },
    'GET /api/desk/ledger/balances': { body: balances },
    [`GET /api/desk/ledger/totals?period=${month}`]: { body: [] },
    ...totals,
    'GET /api/desk/ledger/check': {
      body: { transactions: 1200, compared, faults: [], discrepancies: [], ...checked },
    },
  });
  renderAt('/desk/ledger', <DeskPage />);
  return network;
}

test('a ledger that is right says so, with whose money it is', async () => {
  open({});
  expect(await screen.findByText('Every sum is right')).toBeVisible();
  expect(screen.getByText(/1,200 transactions: all balance/)).toBeVisible();
  const owed = await screen.findByRole('table', { name: 'What is owed' });
  expect(within(owed).getByRole('row', { name: 'Payouts to sellers 2 £86' })).toBeVisible();
});

test('what is not right stands first, each with its order', async () => {
  open({
    faults: [{ problem: 'unbalanced', orderId: 7, found: 1, expected: 0, currency: 'GBP' }],
    discrepancies: [
      {
        ...{ kind: 'missing-here', sourceId: 'pi_9', orderId: null, here: 0, there: 700 },
        ...{ currency: 'AUD', seenAt: '2026-11-20T13:05:00.000Z' },
      },
    ],
  });
  expect(await screen.findByText('Something is not right')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Order 7' })).toHaveAttribute('href', '/desk/orders/7');
  const apart = screen.getByRole('table', { name: 'Differences from the card processor' });
  expect(within(apart).getByText('AUD 700')).toBeVisible();
  expect(within(apart).getByText('The processor has it, the ledger does not')).toBeVisible();
});

test('totals are those of the month that is chosen, and a failure says so', async () => {
  const row = { account: 'royalties', currency: 'GBP', opening: 0, debits: 0 };
  const then = { ...row, credits: -4_50, closing: -4_50 };
  const network = open(
    {},
    {
      [`GET /api/desk/ledger/totals?period=${before}`]: [
        { status: 400, error: 'request.invalid' },
        { body: [then] },
      ],
    },
  );
  expect(await screen.findByRole('heading', { name: 'By month' })).toBeVisible();
  await userEvent.selectOptions(await screen.findByLabelText('Month or year'), before);
  expect(await screen.findByText('We couldn’t load the totals')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const totals = within(await screen.findByRole('table', { name: 'Totals by account' }));
  expect(
    totals.getByRole('row', { name: 'Royalties to artists £0 £0 £4.50 -£4.50' }),
  ).toBeVisible();
  expect(network.of(`GET /api/desk/ledger/totals?period=${before}`).length).toBeGreaterThan(1);
});
