import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { SubmissionView } from '../../../../../shared/contracts/documents.ts';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { ada, adasAddress } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { bid, purchase, sale } from '../testing/fixtures.ts';
import { ThanksPage } from './thanks-page.tsx';

function open(address: string, answers: Record<string, Answer | Answer[]> = {}) {
  const network = stubFetch(answers);
  const pages = (
    <Routes>
      <Route element={<ThanksPage />} path="/thanks/:kind/:id" />
    </Routes>
  );
  return { network, ...renderAt(address, pages, { ...unknownVisitor, user: ada }) };
}
const link = (name: string) => screen.getByRole('link', { name });

describe('a bid', () => {
  test('shows what was bid, its lines, and what happens until when', async () => {
    const expiresAt = '2026-12-23T10:00:00.000Z';
    open('/thanks/bid/5', { 'GET /api/account/bids/5': { body: bid({ expiresAt }) } });
    expect(await screen.findByText(/You bid £250 for/)).toHaveTextContent(
      'You bid £250 for Low Tide by Inês Valadares.',
    );
    expect(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(screen.getByText(/Your bid stands until 23 December 2026/)).toBeVisible();
    expect(screen.getByText(/we charge your card £275.60 at most/)).toBeVisible();
    const lines = screen.getByRole('table', { name: 'What you pay if a seller accepts' });
    expect(within(lines).getByRole('row', { name: 'Maximum total £275.60' })).toBeVisible();
    expect(link('View your bids')).toHaveAttribute('href', '/my-account/buying?bidId=5');
  });

  test('promises an e-mail about a higher bid only to the highest bidder', async () => {
    const first = open('/thanks/bid/5', { 'GET /api/account/bids/5': { body: bid() } });
    expect(await screen.findByText('If a higher bid comes in, we e-mail you.')).toBeVisible();
    first.unmount();
    open('/thanks/bid/5', { 'GET /api/account/bids/5': { body: bid({ isHighest: false }) } });
    expect(await screen.findByText('Another bid comes first')).toBeVisible();
    expect(screen.queryByText('If a higher bid comes in, we e-mail you.')).toBeNull();
  });

  test('that was withdrawn says so, and promises nothing', async () => {
    open('/thanks/bid/5', { 'GET /api/account/bids/5': { body: bid({ status: 'Voided' }) } });
    expect(await screen.findByText('It was withdrawn. Nothing was charged.')).toBeVisible();
    expect(screen.queryByText('What happens next')).toBeNull();
    expect(link('Bid again')).toBeVisible();
  });

  test('that was accepted leads to its purchase', async () => {
    const { address } = open('/thanks/bid/5', {
      'GET /api/account/bids/5': { body: bid({ status: 'Done', orderId: 33 }) },
      'GET /api/account/orders/33': {
        body: { side: 'buyer', order: purchase(), shippingAddress: null },
      },
    });
    await waitFor(() => expect(address()).toBe('/thanks/purchase/33'));
    expect(await screen.findByText(/You bought/)).toBeVisible();
  });
});

describe('an order', () => {
  test('shows the buyer the total, the steps done and to come, and where it is sent', async () => {
    open('/thanks/purchase/33', {
      'GET /api/account/orders/33': {
        body: { side: 'buyer', order: purchase(), shippingAddress: adasAddress },
      },
    });
    expect(await screen.findByText(/You bought/)).toHaveTextContent(
      'You bought Low Tide by Inês Valadares for £330.72 in total.',
    );
    const steps = screen.getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent('You have paid £330.72. Done.');
    expect(steps[1]).toHaveTextContent(/^The seller ships the artwork to us by 4 November 2026 at/);
    expect(screen.getByRole('row', { name: 'Total £330.72' })).toBeVisible();
    expect(screen.getByText('1 Rope Walk')).toBeVisible();
    expect(link('View order')).toHaveAttribute(
      'href',
      '/my-account/buying/order/41/33?askId=9&bidId=5&orderId=33',
    );
  });

  test('shows the seller the payout, and is theirs at the buyer’s address too', async () => {
    const { address } = open('/thanks/purchase/33', {
      'GET /api/account/orders/33': {
        body: { side: 'seller', papers: [], order: sale({ status: 'AwaitingPayment' }) },
      },
    });
    await waitFor(() => expect(address()).toBe('/thanks/sale/33'));
    expect(
      screen.getByText('You ship the artwork to us within 7 working days of the payment.'),
    ).toBeVisible();
    expect(
      screen.getByText(
        '5 working days after the buyer has it, you are paid £273, unless they report a problem.',
      ),
    ).toBeVisible();
  });

  test('tells the seller that the buyer’s payment was declined, and by when they can pay', async () => {
    const declined = sale({
      ...{ status: 'AwaitingPayment', isPaymentDeclined: true },
      deadline: '2026-11-04T10:05:00.000Z',
    });
    open('/thanks/sale/33', {
      'GET /api/account/orders/33': { body: { side: 'seller', papers: [], order: declined } },
    });
    expect(
      await screen.findByText(
        /^The buyer’s payment was declined\. They have until 4 November 2026.* There is nothing to send yet\.$/,
      ),
    ).toBeVisible();
  });

  test('that did not go ahead promises nothing', async () => {
    open('/thanks/sale/33', {
      'GET /api/account/orders/33': {
        body: { side: 'seller', papers: [], order: sale({ status: 'Cancelled' }) },
      },
    });
    expect(
      await screen.findByText('The sale was cancelled, and the artwork stays yours.'),
    ).toBeVisible();
    expect(screen.queryByText('What happens next')).toBeNull();
  });

  test('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    open('/thanks/sale/33', {
      'GET /api/account/orders/33': { body: { side: 'seller', papers: [], order: sale() } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('a submission', () => {
  const submission: SubmissionView = {
    id: 4,
    kind: 'work',
    status: 'Pending',
    reason: null,
    name: 'Kiln Door',
    artists: 'Inês Valadares',
    createdAt: '2026-11-01T10:00:00.000Z',
  };
  const call = 'GET /api/account/submissions/4';

  test.each([
    [{}, 'Being reviewed', 'We review every submission and e-mail you our decision.'],
    [{ status: 'Approved' }, 'Accepted', 'We are adding it to the catalogue.'],
    [{ status: 'Rejected', reason: 'It is a poster.' }, 'Not accepted', 'It is a poster.'],
  ] as const)('%o says what happens with it', async (more, status, words) => {
    open('/thanks/submission/4', { [call]: { body: { ...submission, ...more } } });
    expect(await screen.findByText(status)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(/You told us about/)).toHaveTextContent(
      'You told us about Kiln Door by Inês Valadares on 1 November 2026.',
    );
    expect(link('Submit another')).toHaveAttribute('href', '/submit-work');
  });
});

describe('another person’s, and any other address', () => {
  test.each([
    ['/thanks/bid/5', 'GET /api/account/bids/5'],
    ['/thanks/sale/33', 'GET /api/account/orders/33'],
    ['/thanks/submission/4', 'GET /api/account/submissions/4'],
  ])('%s is not found', async (address, call) => {
    open(address, { [call]: { status: 404, error: 'not-found' } });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  });

  test.each(['/thanks/gift/5', '/thanks/bid/first', '/thanks/sale/0'])(
    '%s asks for nothing',
    async (address) => {
      const { network } = open(address);
      expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
      expect(network.calls).toHaveLength(0);
    },
  );

  test('a failed read can be tried again', async () => {
    open('/thanks/bid/5', {
      'GET /api/account/bids/5': [{ status: 503, error: 'upstream.unavailable' }, { body: bid() }],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/You bid £250/)).toBeVisible();
  });
});
