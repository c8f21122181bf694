import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { money } from '../../../../../shared/domain/money.ts';
import { phoneMessages } from '../../../../../shared/domain/phone.ts';
import { ownOrdersOf } from '../../../lib/testing/catalogue.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { TradePage } from '../pages/trade-page.tsx';
import { artwork, bookOrder, edition, profile, session } from '../testing/fixtures.ts';

const book = { asks: [bookOrder(71, 30_000, { sellerRegion: 'UK' })], bids: [] };
const address =
  '/bid-or-buy/shipping-and-billing/ines-valadares/low-tide/41/Main?action=bid&price=250&currency=GBP&expires=30';
const save = 'PUT /api/profile/addresses';

function open(answers: Record<string, Answer | Answer[]> = {}) {
  const network = stubFetch({
    'GET /api/artworks/41': { body: artwork(edition(book)) },
    'GET /api/profile': { body: { shippingAddress: null, billingAddress: null } },
    'GET /api/artworks/41/own-orders': { body: ownOrdersOf([], []) },
    'GET /api/account/buying': { body: { bids: [], orders: [] } },
    'GET /api/account/selling': { body: { asks: [], orders: [] } },
    'GET /api/session': { body: session() },
    [save]: { body: profile },
    ...answers,
  });
  return { network, ...renderAt(address, <TradePage />, session()) };
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));

async function fillIn() {
  for (const [label, value] of Object.entries({
    Address: '1 Rope Walk',
    City: 'London',
    'Postal code': 'SE1 2AA',
    Phone: '07700 900123',
  })) {
    await userEvent.type(await screen.findByLabelText(label), value);
  }
}

test('saves the address, and opens the review with the intent unchanged', async () => {
  const { network, address: now } = open();
  await fillIn();
  await press();
  await waitFor(() => expect(now()).toMatch(/^\/bid-or-buy\/review-bid\/.*price=250/));
  expect(network.of(save)[0]?.body).toEqual(profile);
  expect(await screen.findByRole('button', { name: 'Place bid · at most £275.60' })).toBeVisible();
});

test('shows what another country makes of open bids, and says where one was left', async () => {
  const gbp = (amount: number) => money(amount, 'GBP');
  const bid = { id: 5, artworkName: 'Sea Wall', suffix: '', price: gbp(10_000) };
  const { network } = open({
    'GET /api/profile': { body: profile },
    'GET /api/account/bids/moved?country=FR': {
      body: { bids: [{ ...bid, total: gbp(11_024), movedTotal: gbp(11_336) }] },
    },
    [save]: { status: 502, error: 'profile.bids-left' },
  });
  const country = await screen.findByLabelText('Country');
  expect(network.calls.some(({ path }) => path.includes('/bids/moved'))).toBe(false);
  await userEvent.selectOptions(country, 'France');
  expect(await screen.findByText('Your open bid will be delivered to France')).toBeVisible();
  expect(screen.getByText(/Sea Wall/).closest('li')).toHaveTextContent(
    'Sea Wall · bid £100£113.36 instead of £110.24',
  );
  await userEvent.clear(screen.getByLabelText('Postal code'));
  await userEvent.type(screen.getByLabelText('Postal code'), '75001');
  await press();
  expect(await screen.findByText('Not all of your bids were changed')).toBeVisible();
});

test('shows every missing field at once, and sends nothing', async () => {
  const { network } = open();
  await userEvent.clear(await screen.findByLabelText('Full name'));
  await press();
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(4));
  expect(screen.getByText(phoneMessages.missing)).toBeVisible();
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  expect(network.of(save)).toHaveLength(0);
});

test('asks for a state where needed, and recalculates by the country', async () => {
  open();
  const total = () =>
    within(screen.getByRole('table', { name: 'What you pay' })).getByRole('row', {
      name: /^Maximum total/,
    });
  await screen.findByLabelText('Country');
  expect(screen.queryByLabelText('State or province')).toBeNull();
  expect(total()).toHaveTextContent('£275.60');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'United States');
  expect(screen.getByLabelText('State or province')).toBeVisible();
  // 250 GBP are 327.50 USD; + 8 % = 353.70, + 4 % = 367.85
  expect(total()).toHaveTextContent('$367.85');
});

test('starts with the stored addresses, and accepts a separate billing address', async () => {
  const elsewhere = { ...profile.shippingAddress, city: 'Leeds' };
  open({
    'GET /api/profile': {
      body: { shippingAddress: profile.shippingAddress, billingAddress: elsewhere },
    },
  });
  const fields = await screen.findAllByLabelText('City');
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['London', 'Leeds']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'The same as the address above' }));
  expect(screen.getAllByLabelText('City')).toHaveLength(1);
});

test('shows the server’s issues at their fields, and a failed save', async () => {
  open({
    [save]: [
      {
        status: 400,
        error: 'request.invalid',
        more: { issues: [{ path: 'shippingAddress.phone', message: phoneMessages.invalidUk }] },
      },
      { status: 503, error: 'upstream.unavailable' },
    ],
  });
  await fillIn();
  await press();
  await waitFor(() =>
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
      expect.stringContaining(phoneMessages.invalidUk),
    ),
  );
  await press();
  expect(await screen.findByText('Your address was not saved')).toBeVisible();
  expect(screen.getByLabelText('City')).toHaveValue('London');
});

test('keeps a draft over a reload until it is saved', async () => {
  const first = open();
  await userEvent.type(await screen.findByLabelText('City'), 'Bath');
  await userEvent.click(screen.getByRole('checkbox', { name: 'The same as the address above' }));
  first.unmount();
  const { address: now } = open();
  expect((await screen.findAllByLabelText('City'))[0]).toHaveValue('Bath');
  await userEvent.click(screen.getByRole('checkbox', { name: 'The same as the address above' }));
  await userEvent.clear(screen.getByLabelText('City'));
  await fillIn();
  await press();
  await waitFor(() => expect(now()).toContain('/review-bid/'));
  expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('shows how another country changes prices before saving', async () => {
  open();
  await userEvent.selectOptions(await screen.findByLabelText('Country'), 'United States');
  expect(
    screen.getByText('Delivery to the United States. Prices are in US dollars.'),
  ).toBeVisible();
  expect(screen.getByText('Your bid of £250 is $327.50 at today’s rate.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Jersey');
  expect(screen.getByText('Delivery to Jersey. Prices are in US dollars.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'United Kingdom');
  expect(screen.queryByText(/Prices are in/)).toBeNull();
});

test('refuses an invalid postal code with an example', async () => {
  const { network } = open();
  await fillIn();
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'France');
  await press();
  await waitFor(() =>
    expect(screen.getByLabelText('Postal code')).toHaveAccessibleDescription(
      expect.stringContaining('such as 75001'),
    ),
  );
  expect(network.of(save)).toHaveLength(0);
});

test('reads the session again after saving', async () => {
  const usd = { country: 'US', region: 'US', currency: 'USD' } as const;
  const view = open({ 'GET /api/session': { body: session({ place: usd }) } });
  await fillIn();
  await press();
  await waitFor(() => expect(view.session().place).toEqual(usd));
});

test('says that a UK number must be a mobile number', async () => {
  open();
  expect(await screen.findByLabelText('Phone')).toHaveAccessibleDescription(/UK mobile number/);
});
