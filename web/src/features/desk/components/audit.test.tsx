import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { auditPage } from '../../../../../shared/desk/audit-page.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { DeskPage } from '../pages/desk-page.tsx';

const soon = new Date(Date.now() + 3_600_000).toISOString();
const session = {
  ...{ roles: ['viewer'], hasFactor: true, passkeys: [] },
  ...{ openUntil: soon, freshUntil: soon },
};
const entry = {
  ...{ id: 4, at: '2026-11-21T09:00:00.000Z', actor: 'ada@people.example', who: 'Ada Byron' },
  ...{ action: 'asks.approve', subject: 'ask:42', requestId: 'req-7f3c' },
  origin: 'Firefox on Windows, GB',
  record: { title: 'Moon', copy: '3', price: null, artworkId: 5 },
  details: { checks: null, price: 450_00, currency: 'GBP' },
};

test('the audit reads as sentences, with what is recorded below them', async () => {
  stubFetch({
    'GET /api/desk/session': { body: session },
    'GET /api/desk/audit/list': { body: [entry] },
    'GET /api/desk/audit/list?actor=Ada+Byron': { body: [] },
  });
  renderAt('/desk/audit', <DeskPage />);
  const row = within((await screen.findByRole('table', { name: 'Audit' })).querySelector('tbody')!);
  const cell = row.getAllByRole('cell')[1];
  expect(cell).toHaveTextContent('Ada Byron approved the listing of Moon no. 3 for £450');
  expect(cell).toHaveTextContent(
    'asks.approve · ask:42 · ada@people.example · Firefox on Windows, GB · req-7f3c',
  );
  expect(row.getByRole('link', { name: 'the listing of Moon no. 3' })).toHaveAttribute(
    'href',
    '/desk/listings/42',
  );
  await userEvent.type(screen.getByLabelText('Who, by e-mail or name'), 'Ada Byron{Enter}');
  expect(await screen.findByText(/Nothing is recorded/)).toBeVisible();
});

test('the audit goes on with what was done earlier', async () => {
  const page = Array.from({ length: auditPage }, (_, index) => ({ ...entry, id: 500 - index }));
  stubFetch({
    'GET /api/desk/session': { body: session },
    'GET /api/desk/audit/list': { body: page },
    'GET /api/desk/audit/list?before=401': { body: [{ ...entry, id: 9 }] },
  });
  renderAt('/desk/audit', <DeskPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findAllByRole('table', { name: 'Audit' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
