import t from 'tap';
import { addressIn, createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { readTrader } from '../../market/trader.ts';

t.test('profiles', async (t) => {
  const { app, db } = await startTestProductApi(t);
  const owner = await createUser(db, { withoutAddress: true });
  const other = await createUser(db);
  const call = (method: 'GET' | 'PUT', path: string, payload?: object, bearer = owner.bearer) =>
    app.inject({
      method,
      url: `/api/profiles${path}`,
      headers: bearer === '' ? {} : { authorization: bearer },
      ...(payload ? { payload } : {}),
    });
  const ship = (shippingAddress: object, bearer?: string) =>
    call('PUT', `/update/shipping-address/${owner.id}`, { shippingAddress }, bearer);
  const issues = (answer: { json(): { error: { details: { errors: object[] } } } }) =>
    answer.json().error.details.errors;

  t.test('a text that the database cannot keep is refused, not a fault of ours', async (t) => {
    for (const name of ['Ada\u0000', 'Ada \ud800', 'Ada\nOkafor', 'Ada \u202eOkafor']) {
      const answer = await ship({ ...addressIn('GB'), name });
      t.equal(answer.statusCode, 400);
      t.match(issues(answer), [{ path: ['shippingAddress', 'name'] }]);
    }
  });

  t.test('are read by id and as me, with their addresses', async (t) => {
    const query = '?populate=shippingAddress,billingAddress,buyingCard,onboarding';
    for (const id of [owner.id, 'me']) {
      const answer = await call('GET', `/${id}${query}`);
      t.same(answer.json().data, {
        id: owner.id,
        attributes: {
          currency: 'GBP',
          ownCurrency: null,
          countryIp: null,
          shippingAddress: null,
          billingAddress: null,
          stripeAccount: null,
          buyingCard: null,
          followArtistNewHighestBid: true,
          followArtistNewLowestAsk: true,
          followArtistNewRelease: true,
          followArtistNewSale: true,
          disableNonEssentialCookies: false,
          releaseSettings: {},
          onboarding: { experience: null, intent: null, status: 'INCOMPLETE' },
          sellerType: 'PRIVATE_SELLER',
          awayUntil: null,
        },
      });
    }
  });

  t.test('take a shipping address, whose country decides the currency', async (t) => {
    const answer = await ship({ ...addressIn('DE'), phone: '01512 3456789' });
    t.equal(answer.statusCode, 200);
    t.match(answer.json().data.attributes, {
      currency: 'EUR',
      shippingAddress: { country: 'DE', phone: '+4915123456789' },
    });
    t.equal((await ship(addressIn('US'))).json().data.attributes.currency, 'USD');
    t.equal((await ship(addressIn('GB'))).json().data.attributes.currency, 'GBP');
  });

  t.test('take a currency to see prices in, which no order is made in', async (t) => {
    const prefer = (currency: unknown) => call('PUT', '/update/user/preferences', { currency });
    t.match((await prefer('USD')).json().data.attributes, { currency: 'USD', ownCurrency: 'USD' });
    const moved = await ship(addressIn('DE'));
    t.match(moved.json().data.attributes, { currency: 'USD', ownCurrency: 'USD' });
    t.match(await readTrader(db, owner.id), { currency: 'EUR', ownCurrency: 'USD' });
    const converted = await app.inject({
      method: 'POST',
      url: '/api/bids/price-converted',
      headers: { authorization: owner.bearer },
      payload: { price: 100_00, currency: 'GBP', to: 'USER' },
    });
    t.equal(converted.json().data.currency, 'USD');
    t.equal((await prefer('JPY')).statusCode, 400);
    t.match((await prefer(null)).json().data.attributes, { currency: 'EUR', ownCurrency: null });
    t.equal((await ship(addressIn('GB'))).json().data.attributes.currency, 'GBP');
  });

  t.test('take no postal code that the country does not have', async (t) => {
    const answer = await ship({ ...addressIn('GB'), postalCode: '12345' });
    t.equal(answer.statusCode, 400);
    t.match(issues(answer), [
      { path: ['shippingAddress', 'postalCode'], message: /such as SW1A 1AA/ },
    ]);
    const billingAddress = { ...addressIn('DE'), postalCode: 'SW1A 1AA' };
    t.equal((await call('PUT', '/me', { billingAddress })).statusCode, 400);
  });

  t.test('take a billing address and drop it again', async (t) => {
    const billed = await call('PUT', `/${owner.id}`, { billingAddress: addressIn('FR') });
    t.equal(billed.json().data.attributes.billingAddress.country, 'FR');
    t.equal(billed.json().data.attributes.currency, 'GBP', 'bills do not change the currency');
    const dropped = await call('PUT', '/me', { billingAddress: null });
    t.equal(dropped.json().data.attributes.billingAddress, null);
  });

  for (const [country, phone, message] of [
    ['GB', ' ', /^Phone number is missing$/],
    ['GB', '12345', /start '7', '07', or '447'/],
    ['DE', '+44 20 7946 0000', /start '7', '07', or '447'/],
    ['DE', '123', /check country code/],
  ] as const) {
    t.test(`refuse the phone number ${phone} in ${country}`, async (t) => {
      const answer = await ship({ ...addressIn(country), phone });
      t.equal(answer.statusCode, 400);
      t.match(issues(answer), [{ path: ['shippingAddress', 'phone'], message }]);
    });
  }

  t.test('need a state where the country has them', async (t) => {
    const answer = await ship({ ...addressIn('US'), state: ' ' });
    t.match(issues(answer), [{ path: ['shippingAddress', 'state'] }]);
  });

  t.test('refuse a country that is none, and name every empty line', async (t) => {
    t.match(issues(await ship({ ...addressIn('GB'), country: 'ZZ' })), [
      { path: ['shippingAddress', 'country'] },
    ]);
    const empty = await ship({ ...addressIn('GB'), name: '', city: ' ' });
    t.match(issues(empty), [
      { path: ['shippingAddress', 'name'] },
      { path: ['shippingAddress', 'city'] },
    ]);
  });

  t.test('are read and written by their owner only', async (t) => {
    t.equal((await call('GET', `/${owner.id}`, undefined, other.bearer)).statusCode, 404);
    t.equal((await ship(addressIn('GB'), other.bearer)).statusCode, 404);
    const answer = await call('PUT', `/${owner.id}`, { billingAddress: null }, other.bearer);
    t.equal(answer.statusCode, 404);
  });

  t.test('require authentication', async (t) => {
    for (const answer of [
      await call('GET', '/me', undefined, ''),
      await call('PUT', '/me', {}, ''),
      await ship({}, ''),
    ]) {
      t.equal(answer.statusCode, 401);
      t.equal(answer.json().error.message, 'Not authenticated');
    }
  });
});
