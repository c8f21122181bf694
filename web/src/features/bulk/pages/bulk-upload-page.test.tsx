import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { ada, adasAddress } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { BulkUploadPage } from './bulk-upload-page.tsx';

const profile = (shippingAddress: typeof adasAddress | null) => ({
  body: { shippingAddress, billingAddress: null },
});

function start(address: Answer | Answer[]) {
  const network = stubFetch({
    'GET /api/profile': address,
    'GET /api/account/bulk-rows': { body: { currency: 'GBP', rows: [] } },
  });
  const page = renderAt('/bulk-upload', <BulkUploadPage />, { ...unknownVisitor, user: ada });
  return { network, ...page };
}

const press = () => userEvent.click(screen.getByRole('link', { name: 'Start' }));

beforeEach(() => sessionStorage.clear());

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

test('a seller without an address is asked for it first', async () => {
  const { address } = start(profile(null));
  await press();
  await waitFor(() => expect(address()).toBe('/bulk-upload/shipping-and-billing'));
});
