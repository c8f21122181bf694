import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { OrderView } from '../../../../../shared/contracts/account.ts';
import type { CaseView } from '../../../../../shared/contracts/cases.ts';
import { errorMessages } from '../../../../../shared/contracts/error-codes.ts';
import { formatMoney, money } from '../../../../../shared/domain/money.ts';
import { messages } from '../../../lib/messages.ts';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { ada, adasAddress } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { stubXhr } from '../../../lib/testing/stub-xhr.ts';
import { TradeOrderPage } from '../pages/trade-order-page.tsx';
import { noPapers, noProblem, purchase, sale } from '../testing/fixtures.ts';

const openedAt = '2026-11-10T10:00:00.000Z';
const deadline = '2026-11-13T10:00:00.000Z';
const aCase = (more: Partial<CaseView> = {}): CaseView => ({
  ...{ id: 1, kind: 'damaged', stage: 'seller', deadline, openedAt, closedAt: null },
  ...{ outcome: null, decision: null, refunded: null, parcel: null },
  messages: [{ id: 1, side: 'buyer', text: 'A corner is bent.', at: openedAt, pictures: [] }],
  ...more,
});
const delivered = { status: 'Delivered', deadline } as const;
const bought = (problem: Partial<OrderView['problem']>): OrderView => ({
  ...{ side: 'buyer', order: purchase(delivered), shippingAddress: adasAddress },
  ...{ sellerType: null, problem: { ...noProblem, ...problem }, ...noPapers },
});
const sold = (problem: Partial<OrderView['problem']>): OrderView => ({
  ...{ side: 'seller', order: sale(delivered), papers: [] },
  problem: { ...noProblem, ...problem },
});

function open(view: OrderView, answers: Record<string, Answer | Answer[]> = {}) {
  const network = stubFetch({
    'GET /api/account/orders/33': { body: view },
    'GET /api/profile': { body: { shippingAddress: adasAddress, billingAddress: null } },
    ...answers,
  });
  const pages = (
    <Routes>
      <Route element={<TradeOrderPage />} path="/my-account/buying/order/:artworkId/:orderId" />
      <Route element={<TradeOrderPage />} path="/my-account/selling/sale/:artworkId/:orderId" />
    </Routes>
  );
  const at = view.side === 'buyer' ? 'buying/order' : 'selling/sale';
  renderAt(`/my-account/${at}/41/33`, pages, { ...unknownVisitor, user: ada });
  return network;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const reportable = ['damaged', 'not-as-described', 'not-arrived'] as const;

describe('a problem that the buyer reports', () => {
  test('needs a reason and words, and keeps what was written', async () => {
    const sent = stubXhr();
    open(bought({ reportable: [...reportable] }));
    await press('Report a problem');
    await press('Report it');
    expect(await screen.findByLabelText('What do you see?')).toBeInvalid();
    expect(screen.getByLabelText('What is wrong?')).toBeInvalid();
    await userEvent.type(screen.getByLabelText('What do you see?'), 'A corner is bent.');
    await press('Report it');
    expect(screen.getByLabelText('What do you see?')).toHaveValue('A corner is bent.');
    expect(sent).toEqual([]);
  });

  test('is sent once however often the button is pressed, and is shown', async () => {
    const sent = stubXhr();
    const network = open(bought({ reportable: [...reportable] }));
    await press('Report a problem');
    await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'damaged');
    await userEvent.type(screen.getByLabelText('What do you see?'), 'A corner is bent.');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Report it' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.form.get('reason')).toBe('damaged');
    const shown = bought({ cases: [aCase()] });
    network.answer('GET /api/account/orders/33', { body: shown });
    sent[0]?.answer(200, shown);
    expect(await screen.findByRole('heading', { name: 'It arrived damaged' })).toBeVisible();
    expect(screen.getByText(/Next step: the seller, by/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('that may not have been sent says so, and goes under the same key again', async () => {
    const sent = stubXhr();
    open(bought({ reportable: [...reportable] }));
    await press('Report a problem');
    await userEvent.selectOptions(screen.getByLabelText('What is wrong?'), 'damaged');
    await userEvent.type(screen.getByLabelText('What do you see?'), 'A corner is bent.');
    await press('Report it');
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.fail();
    expect(await screen.findByText(messages.failed.unanswered)).toBeVisible();
    expect(screen.getByLabelText('What do you see?')).toHaveValue('A corner is bent.');
    await press('Report it');
    await waitFor(() => expect(sent).toHaveLength(2));
    const keys = sent.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/\w/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('is taken back once, and a refusal is told', async () => {
    const call = 'PUT /api/account/orders/33/case/withdrawal';
    const network = open(bought({ cases: [aCase({ stage: 'desk' })] }), {
      [call]: [{ status: 409, error: 'case.decided' }, 'never'],
    });
    await press('It is solved');
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Take the report back' });
    await userEvent.click(button);
    expect(await dialog.findByText('The report stands')).toBeVisible();
    expect(dialog.getByText(errorMessages['case.decided'])).toBeVisible();
    await userEvent.dblClick(button);
    expect(network.of(call)).toHaveLength(2);
  });
});

describe('a case that is decided', () => {
  const part = aCase({
    ...{ stage: 'closed', deadline: null, closedAt: deadline, outcome: 'partly-refunded' },
    ...{ decision: 'The corner was bent before.', refunded: money(2_500, 'GBP') },
  });

  test('shows the buyer what came back, and what they paid in the end', async () => {
    open(bought({ cases: [part] }));
    const lines = await screen.findByRole('table', { name: 'What you pay' });
    expect(within(lines).getByRole('row', { name: 'Refunded to you − £25' })).toBeVisible();
    // 330.72 − 25
    expect(within(lines).getByRole('row', { name: 'Total £305.72' })).toBeVisible();
    expect(screen.getByText('The corner was bent before.')).toBeVisible();
  });

  test('shows the seller the smaller payout', async () => {
    open(sold({ cases: [part] }));
    const lines = await screen.findByRole('table', { name: 'What you get' });
    const before = sale().lines.payout.amount;
    expect(within(lines).getByRole('row', { name: 'Refunded to the buyer − £25' })).toBeVisible();
    const payout = formatMoney(money(before - 2_500, 'GBP'));
    expect(within(lines).getByRole('row', { name: `Your payout ${payout}` })).toBeVisible();
  });
});

test('the seller reads until when the bank takes evidence', async () => {
  open(sold({ cases: [aCase({ kind: 'dispute', stage: 'bank' })] }));
  expect(await screen.findByText(/We send the bank the evidence, by/)).toBeVisible();
});

describe('a work that goes back', () => {
  const call = 'PUT /api/account/orders/33/case/return';
  const returning = bought({
    cases: [aCase({ stage: 'return' })],
    returnTo: ['Deckle', '9 Receiving Row', 'Leeds'],
  });

  const parcel = { carrier: 'DHL', trackingNumber: 'JD12345678' } as const;
  const gone = bought({ cases: [aCase({ stage: 'receipt', parcel })], returnTo: ['Leeds'] });

  test('needs its carrier and number, which stay as they were typed', async () => {
    const network = open(returning);
    expect(await screen.findByText('9 Receiving Row')).toBeVisible();
    await press('I have sent it');
    expect(await screen.findByLabelText('Carrier')).toBeInvalid();
    await userEvent.type(screen.getByLabelText('Tracking number'), 'JD 12');
    await press('I have sent it');
    expect(screen.getByLabelText('Tracking number')).toHaveValue('JD 12');
    expect(network.of(call)).toEqual([]);
  });

  test('is told once, and a failed answer says so', async () => {
    const network = open(returning, {
      [call]: [{ status: 503, error: 'upstream.unavailable' }, 'never'],
    });
    await userEvent.selectOptions(await screen.findByLabelText('Carrier'), 'DHL');
    await userEvent.type(screen.getByLabelText('Tracking number'), 'JD12345678');
    await press('I have sent it');
    expect(await screen.findByText(errorMessages['upstream.unavailable'])).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: 'I have sent it' }));
    expect(network.of(call)).toHaveLength(2);
  });

  test('can be corrected while it is on its way', async () => {
    open(gone);
    expect(await screen.findByRole('button', { name: 'Correct it' })).toBeVisible();
    expect(screen.getByLabelText('Tracking number')).toHaveValue('JD12345678');
  });
});
