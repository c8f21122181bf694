import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CaseRecord } from '../../../../../../shared/desk/case-record.ts';
import { openDesk, order } from '../../testing/open-desk.tsx';

const at = '2026-11-21T09:00:00.000Z';
const waiting: CaseRecord = {
  ...{ id: 3, kind: 'damaged', stage: 'desk', deadline: '2026-11-26T09:00:00.000Z' },
  ...{ openedAt: at, disputeId: null, returnCarrier: null, returnTracking: null },
  ...{ outcome: null, decision: null, decidedBy: null, closedAt: null, refundAmount: null },
  decisions: ['refund', 'partial-refund', 'send-back', 'refuse'],
  messages: [{ id: 1, side: 'buyer', text: 'A corner is bent.', at, pictures: [] }],
};
const shown = (more: object) => ({
  'GET /api/desk/orders/show?id=12': { body: { ...order, ...more } },
});
const decide = 'POST /api/desk/cases/decide';
const repay = 'POST /api/desk/orders/record-repayment';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a case says what was reported, who acts and until when', async () => {
  openDesk('/desk/orders/12', shown({ cases: [waiting] }));
  const one = within(await screen.findByRole('region', { name: 'It arrived damaged' }));
  expect(one.getByText('A corner is bent.')).toBeVisible();
  expect(one.getByText(/^We decide, by 26 Nov/)).toBeVisible();
});

test('a dispute says until when the bank takes evidence', async () => {
  const atBank = { kind: 'dispute', stage: 'bank', disputeId: 'dp_9', decisions: [] } as const;
  openDesk('/desk/orders/12', shown({ cases: [{ ...waiting, ...atBank }] }));
  expect(await screen.findByText(/send it the evidence, by 26 Nov/)).toBeVisible();
  expect(screen.getByText('dp_9')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Decide' })).toBeNull();
});

test('a part is decided once; a wrong amount is kept and explained', async () => {
  const { network } = openDesk('/desk/orders/12', {
    ...shown({ cases: [waiting] }),
    [decide]: [{ status: 409, error: 'trade.wrong-status' }, 'never'],
  });
  await press('Decide');
  const dialog = within(await screen.findByRole('dialog', { name: 'Decide the case' }));
  await userEvent.selectOptions(dialog.getByLabelText('Decision'), 'partial-refund');
  const amount = dialog.getByLabelText('Back to the buyer');
  expect(dialog.getByText(/The seller’s payout is £100/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'The corner was bent before.');
  const button = dialog.getByRole('button', { name: 'Decide' });
  for (const wrong of ['12,50', '0', 'twelve']) {
    await userEvent.clear(amount);
    await userEvent.type(amount, wrong);
    await userEvent.click(button);
    expect(dialog.getByText(/an amount above zero/)).toBeVisible();
    expect(amount).toHaveValue(wrong);
  }
  expect(network.of(decide)).toEqual([]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '12.50');
  await userEvent.click(button);
  expect(await dialog.findByText('Nothing was decided')).toBeVisible();
  expect(amount).toHaveValue('12.50');
  await userEvent.dblClick(button);
  expect(network.of(decide)).toHaveLength(2);
  expect(network.of(decide)[1]?.body).toEqual({
    ...{ id: 3, decision: 'partial-refund', amount: 12.5 },
    reason: 'The corner was bent before.',
  });
});

test('what the seller owes is repaid in part, and only in its currency', async () => {
  const { network } = openDesk('/desk/orders/12', {
    ...shown({ sellerDebt: 90_00 }),
    [repay]: [{ status: 409, error: 'desk.no-debt' }, 'never'],
  });
  expect(await screen.findByText('The seller owes £90')).toBeVisible();
  expect(screen.getByText(/payouts in another currency are paid in full/)).toBeVisible();
  await press('Record a repayment');
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a repayment' }));
  const amount = dialog.getByLabelText('Amount');
  expect(amount).toHaveValue('90.00');
  await userEvent.type(dialog.getByLabelText('The bank’s reference'), 'BACS 4');
  await userEvent.clear(amount);
  await userEvent.type(amount, '-4');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(dialog.getByText(/an amount above zero/)).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '40');
  await userEvent.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await dialog.findByText('Nothing was proposed')).toBeVisible();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Propose' }));
  expect(network.of(repay)).toHaveLength(2);
  expect(network.of(repay)[1]?.body).toEqual({
    ...{ id: 12, from: 'Shipped', payment: 'BACS 4', amount: 40 },
  });
});

test('the evidence is printed with both sides’ words, and taken away again', async () => {
  const findPaper = () =>
    screen.queryByRole('heading', { name: /^Order 12, / })?.closest('[data-print]') ?? null;
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    expect(findPaper()).toHaveTextContent('A corner is bent.');
    expect(findPaper()).toHaveTextContent('tracking number JD1');
  });
  openDesk('/desk/orders/12', {
    ...shown({ cases: [{ ...waiting, kind: 'dispute', stage: 'bank' }] }),
    'GET /api/desk/asks/show?id=1': { status: 404, error: 'not-found' },
  });
  await press('Print the evidence');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  await waitFor(() => expect(findPaper()).toBeNull());
});
