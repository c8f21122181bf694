import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { BulkRowView } from '../../../../../shared/contracts/bulk.ts';
import { noBulkValues } from '../../../../../shared/domain/bulk-row.ts';
import { money } from '../../../../../shared/domain/money.ts';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { ada, adasAddress } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { BulkUploadPage } from './bulk-upload-page.tsx';

const profile = (shippingAddress: typeof adasAddress | null) => ({
  body: { shippingAddress, billingAddress: null },
});

function start(address: Answer | Answer[], rows: readonly BulkRowView[] = []) {
  const network = stubFetch({
    'GET /api/profile': address,
    'GET /api/account/bulk-rows': { body: { currency: 'GBP', rows } },
  });
  const page = renderAt('/bulk-upload', <BulkUploadPage />, { ...unknownVisitor, user: ada });
  return { network, ...page };
}

const press = () => userEvent.click(screen.getByRole('link', { name: 'Start' }));

const price = money(50_000, 'GBP');
const none = { lowestAsk: null, justBelow: null, lastSale: null, highestBid: null };
function ready(id: number, name: string, more: object): BulkRowView {
  return {
    key: `0190a0b0-0000-4000-8000-00000000000${id}`,
    position: id,
    values: { ...noBulkValues, artwork: name, edition: 'Main', price: '500' },
    artworkId: id,
    edition: {
      ...{ artworkId: id, artworkName: name, artists: [{ id: 1, name: 'Inês Valadares' }] },
      ...{ editionId: id, editionName: 'Main', suffix: '', size: '', href: '/', picture: null },
    },
    work: { name, by: 'Inês Valadares', editions: [{ id, label: 'Main' }] },
    prices: none,
    ask: {
      ...{ id: 60 + id, price, bidId: null, expiresInDays: 30, insured: false },
      lines: { price, applicationFee: price, royalty: price, insurance: price, payout: price },
      documentStatus: 'missing',
      ...more,
    },
    refusal: null,
  };
}

test('each row says whether it needs documents, and leads to them', async () => {
  start(profile(adasAddress), [
    ready(1, 'Quay', {}),
    ready(2, 'Ferry', { documentStatus: 'submitted' }),
    ready(3, 'Pier', { documentStatus: 'approved' }),
    ready(4, 'Mole', { bidId: 9 }),
  ]);
  await press();
  expect(await screen.findByRole('link', { name: 'Add documents for Quay' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/ask-or-sell\/submit-documents\/.*\?askId=61$/),
  );
  expect(screen.getByRole('link', { name: 'Documents added for Ferry' })).toBeVisible();
  expect(screen.getByText('No documents needed')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Mole/ })).toBeNull();
});

test('a price with its symbol shows the symbol once', async () => {
  const quay = ready(1, 'Quay', {});
  start(profile(adasAddress), [{ ...quay, values: { ...quay.values, price: '£ 800' } }]);
  await press();
  expect(await screen.findByLabelText('Price of Quay in GBP')).toHaveValue('800');
});

test('a seller with an address starts with the works, however soon they press', async () => {
  const { network, address } = start('never');
  await press();
  expect(address()).toBe('/bulk-upload/add-listings');
  network.answer('GET /api/profile', profile(adasAddress));
});

test('a seller with an address comes to the field for a CSV file', async () => {
  start(profile(adasAddress));
  await press();
  expect(await screen.findByLabelText('CSV file')).toBeVisible();
});

test('pasted rows are added once, however often the button is pressed', async () => {
  start(profile(adasAddress));
  await press();
  const field = await screen.findByLabelText('Or paste from a spreadsheet');
  fireEvent.change(field, { target: { value: 'Inês Valadares\tQuay\tMain\t500\t30\tno' } });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add these rows' }));
  expect(await screen.findByText('1 row added.')).toBeVisible();
  await waitFor(() => expect(field).toHaveValue(''));
  expect(screen.getAllByLabelText('Price of Quay in GBP')).toHaveLength(1);
});

test('a seller without an address is asked for it first', async () => {
  const { address } = start(profile(null));
  await press();
  await waitFor(() => expect(address()).toBe('/bulk-upload/shipping-and-billing'));
});
