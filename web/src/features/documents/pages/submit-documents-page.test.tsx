import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AskView } from '../../../../../shared/contracts/account.ts';
import { money } from '../../../../../shared/domain/money.ts';
import { messages } from '../../../lib/messages.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { stubXhr } from '../../../lib/testing/stub-xhr.ts';
import { SubmitDocumentsPage } from './submit-documents-page.tsx';

const address = '/ask-or-sell/submit-documents/ines/low-tide/41/Main?askId=61';
const read = 'GET /api/asks/61/documents';
const price = money(10_000, 'GBP');
const lines = { price, applicationFee: price, royalty: price, insurance: price, payout: price };
const listing: AskView = {
  id: 61,
  edition: {
    artworkId: 41,
    artworkName: 'Low Tide',
    artists: [{ id: 1, name: 'Inês Valadares' }],
    editionId: 500,
    editionName: 'Main',
    suffix: '',
    size: '',
    href: '/artworks/ines/1/low-tide/41',
    picture: null,
  },
  price,
  status: 'PendingAuthentication',
  reason: null,
  placedAt: '2026-11-01T10:00:00.000Z',
  expiresAt: null,
  isLowest: false,
  bulkAddedAt: null,
  insured: false,
  lines,
};
const comments = {
  coaComments: '',
  artworkComments: '',
  provenenceComments: '',
  editionNumberComments: '',
};
const document = {
  id: '0190a0b0-0000-4000-8000-000000000009',
  kind: 'artwork',
  name: 'front.png',
  type: 'image/png',
  size: 3,
  addedAt: '2026-11-01T10:00:00.000Z',
  href: '/api/asks/61/documents/0190a0b0-0000-4000-8000-000000000009',
};
const bodyOf = (more: object = {}) => ({ body: { listing, comments, documents: [], ...more } });
const png = (name: string) => new File(['abc'], name, { type: 'image/png' });

const open = () => renderAt(address, <SubmitDocumentsPage />, { user: ada });
const artwork = async () => within(await screen.findByRole('region', { name: 'The artwork' }));

describe('SubmitDocumentsPage', () => {
  it('leads from a row of a bulk upload back to the list of works', async () => {
    stubFetch({
      [read]: bodyOf({ listing: { ...listing, status: 'Draft' }, documents: [document] }),
    });
    const { address: at } = open();
    expect(await screen.findByText(/come back to this page from your list of works/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(at()).toBe('/bulk-upload/add-listings'));
  });

  it('uploads files one after the other, with progress', async () => {
    stubFetch({ [read]: bodyOf() });
    const sent = stubXhr();
    open();
    const section = await artwork();
    await userEvent.upload(section.getByLabelText(/Choose files/), [
      png('front.png'),
      png('b.png'),
    ]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.path).toBe('/api/asks/61/documents?type=artwork');
    act(() => sent[0]?.progress(40, 100));
    expect(section.getByRole('progressbar', { name: 'Sending front.png' })).toHaveValue(0.4);
    expect(section.getByText(/waiting/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Do this later' })).toBeDisabled();
    act(() => sent[0]?.answer(200, { documents: [document] }));
    expect(await section.findByRole('link', { name: 'front.png' })).toHaveAttribute('download');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key']))).toHaveLength(2);
    await userEvent.click(section.getByRole('button', { name: 'Cancel b.png' }));
    await waitFor(() => expect(section.queryByText('b.png')).toBeNull());
    expect(sent[1]?.isAborted()).toBe(true);
  });

  it('refuses an invalid file before it is sent', async () => {
    stubFetch({ [read]: bodyOf() });
    const sent = stubXhr();
    open();
    const section = await artwork();
    const user = userEvent.setup({ applyAccept: false });
    const gif = new File(['abc'], 'a.gif', { type: 'image/gif' });
    await user.upload(section.getByLabelText(/Choose files/), [gif]);
    expect(section.getByRole('alert')).toHaveTextContent('Choose a JPEG, PNG, WebP or PDF file.');
    expect(sent).toHaveLength(0);
  });

  it('retries a failed file, and finds one whose answer was lost', async () => {
    const net = stubFetch({ [read]: bodyOf() });
    const sent = stubXhr();
    open();
    const section = await artwork();
    await userEvent.upload(section.getByLabelText(/Choose files/), [png('front.png')]);
    const error = { code: 'upstream.timeout', message: 'Too slow', requestId: 'req-9' };
    act(() => sent[0]?.answer(504, { error }));
    expect(await section.findByRole('alert')).toHaveTextContent('req-9');
    net.answer(read, bodyOf({ documents: [document] }));
    await userEvent.click(section.getByRole('button', { name: 'Try again: front.png' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    const [first, again] = sent.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\w-]{16,100}$/);
    expect(again).toBe(first);
    act(() => sent[1]?.fail());
    expect(await section.findByRole('link', { name: 'front.png' })).toBeVisible();
    expect(section.queryByRole('alert')).toBeNull();
  });

  it('shows the operator’s request, and resubmits the listing once', async () => {
    const returned = { ...listing, status: 'MoreInfoRequired', reason: 'The back, please.' };
    const net = stubFetch({
      [read]: bodyOf({ listing: returned, documents: [document] }),
      'POST /api/asks/61/review': [
        { status: 504, error: 'trade.unknown-outcome' },
        { body: { askId: 61, status: 'PendingAuthentication', orderId: null } },
      ],
    });
    const view = open();
    expect(await screen.findByText('The back, please.')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Submit for review again' });
    await userEvent.click(button);
    expect(await screen.findByText(messages.failed.unanswered)).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(view.address()).toMatch(/^\/my-account\/selling\?askId=61/));
    const keys = net
      .of('POST /api/asks/61/review')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is read-only for an approved listing', async () => {
    stubFetch({
      [read]: bodyOf({ listing: { ...listing, status: 'Approved' }, documents: [document] }),
    });
    open();
    expect(await screen.findByText('These documents can no longer be changed')).toBeVisible();
    expect(screen.queryByLabelText(/Choose files/)).toBeNull();
    expect(screen.getByRole('link', { name: 'front.png' })).toBeVisible();
  });

  it('is not found for another user’s listing', async () => {
    stubFetch({ [read]: { status: 404, error: 'not-found' } });
    open();
    expect(await screen.findByText('Listing not found')).toBeVisible();
  });
});
