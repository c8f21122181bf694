import t from 'tap';
import { wireArtworkSingle } from '../../../shared/contracts/wire/catalogue.ts';
import { wireOrderSingle } from '../../../shared/contracts/wire/orders.ts';
import { wireAskSingle } from '../../../shared/contracts/wire/trades.ts';
import {
  askBody,
  bidOverHttp,
  clientOf,
  listOverHttp,
} from '../../../tests/product-api/support/trading-client.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { approveAsk } from '../../commands/approve-ask.ts';
import { inTransaction } from '../../market/command-context.ts';

const api = await startTestProductApi(t);
const { db } = api;
const [main = 0, proof = 0, second = 0] = api.catalogue.editionIds;
const seller = clientOf(api, await createUser(db));
const stranger = clientOf(api, await createUser(db));
const buyer = clientOf(api, await createUser(db));
const visitor = clientOf(api, null);

const copyDetails = {
  number: '12/50',
  newCondition: false,
  conditionNotes: 'A crease at the lower left.\nElse bright.',
  certificate: false,
  framed: true,
  provenance: 'From the publisher, 2019',
};
const other = { ...copyDetails, number: '13/50' };
const approve = (askId: number) =>
  inTransaction(api.deps, (context) => approveAsk(context, { askId, actor: 'operator:test' }));
const drafted = (editionId: number, price: number, copy: object | undefined = copyDetails) =>
  seller('POST', '/api/asks', { body: { ...askBody(editionId, price), copyDetails: copy } });

/** What the public book says of the asks of the first artwork's edition. */
async function bookOf(editionId: number) {
  const { body } = await visitor(
    'GET',
    `/api/artworks/${api.catalogue.artworkIds[0]}?populate=asks`,
  );
  const { editions } = wireArtworkSingle.parse(body).data.attributes;
  const edition = editions.data.find(({ id }) => id === editionId);
  return edition?.attributes.asks?.data.map(({ attributes }) => attributes.copyDetails);
}

t.test('a listing carries what its seller says of the copy into the public book', async (t) => {
  const draft = await drafted(main, 400_00, { ...copyDetails, number: ' 12/50 ' });
  const { id, attributes } = wireAskSingle.parse(draft.body).data;
  t.match(attributes, { newCondition: false, copyDetails });
  await seller('POST', `/api/asks/${id}/place/0`);
  const edited = await seller('PUT', `/api/asks/${id}`, { body: { copyDetails: other } });
  t.match(
    edited.body.data.attributes,
    { copyDetails: other },
    'it can change until it is approved',
  );
  await approve(id);
  t.same(await bookOf(main), [other]);

  const repriced = await seller('PUT', `/api/asks/${id}`, { body: { price: 390_00 } });
  t.match(repriced.body.data.attributes, { price: 390_00, copyDetails: other }, 'stays in an edit');
  const same = { price: 380_00, copyDetails: other };
  t.equal((await seller('PUT', `/api/asks/${id}`, { body: same })).status, 200);
  t.match(await seller('PUT', `/api/asks/${id}`, { body: { price: 300_00, copyDetails } }), {
    status: 409,
    body: { error: { details: { code: 'trade.copy-fixed' } } },
  });
  t.same(await bookOf(main), [other], 'buyers read what they have read before');
  t.match((await seller('GET', `/api/asks/${id}`)).body.data.attributes, { price: 380_00 });
});

t.test('a listing in the book without details can state them once', async (t) => {
  const id = await listOverHttp(api, seller, second, 250_00);
  const read = async () => (await seller('GET', `/api/asks/${id}`)).body.data.attributes;
  t.match(await read(), { newCondition: null, copyDetails: null });
  const state = (copy: object) => seller('PUT', `/api/asks/${id}`, { body: { copyDetails: copy } });
  t.equal((await stranger('PUT', `/api/asks/${id}`, { body: { copyDetails } })).status, 404);
  t.equal((await state(copyDetails)).status, 200);
  t.equal((await state(other)).status, 409);
  t.match(await read(), { newCondition: false, copyDetails });
});

t.test('a listing that is paused keeps the details that buyers have read', async (t) => {
  const away = clientOf(api, await createUser(db));
  const { id } = (
    await away('POST', '/api/asks', { body: { ...askBody(second, 240_00), copyDetails } })
  ).body.data;
  await away('POST', `/api/asks/${id}/place/0`);
  await approve(id);
  const leave = (until: string | null) =>
    away('PUT', '/api/profiles/update/user/away', { body: { until } });
  await leave(new Date(Date.now() + 86_400_000).toISOString());
  const edited = await away('PUT', `/api/asks/${id}`, { body: { copyDetails: other } });
  t.match(edited, { status: 409, body: { error: { details: { code: 'trade.copy-fixed' } } } });
  await leave(null);
  t.match((await away('GET', `/api/asks/${id}`)).body.data.attributes, {
    status: 'Approved',
    copyDetails,
  });
});

t.test('an order keeps the copy as it was described at its sale, for both sides', async (t) => {
  const bid = await bidOverHttp(buyer, proof, 150_00);
  const body = { type: 'sell', editionId: proof, status: 'Draft', copyDetails };
  const sale = await seller('POST', '/api/asks', { body });
  const { id } = sale.body.data;
  const sold = await seller('POST', `/api/asks/${id}/place/${bid.id}`);
  const read = async (client: typeof buyer) => {
    const answer = await client('GET', `/api/orders/${sold.body.data.orderId}`);
    return wireOrderSingle.parse(answer.body).data.attributes.copyDetails;
  };
  t.same(await read(buyer), copyDetails);
  t.same(await read(seller), copyDetails);
});

t.test('refuses details that a buyer could not rely on, each by its name', async (t) => {
  const wrong: Record<string, object> = {
    number: { ...copyDetails, number: '1'.repeat(21) },
    newCondition: { ...copyDetails, newCondition: 'yes' },
    conditionNotes: { ...copyDetails, conditionNotes: ' ' },
    provenance: { ...copyDetails, provenance: 'x'.repeat(301) },
    framed: { ...copyDetails, framed: null },
  };
  for (const [field, copy] of Object.entries(wrong)) {
    const { status, body } = await drafted(main, 400_00, copy);
    t.equal(status, 400, field);
    t.match(body.error.details.errors, [{ path: ['copyDetails', field] }], field);
  }
  for (const [field, text] of [
    ['number', '12\u202e05/21'],
    ['number', '12\n50'],
    ['conditionNotes', 'Fine\u0007'],
    ['provenance', 'From \u2066Paris'],
  ] as const) {
    const { status } = await drafted(main, 400_00, { ...copyDetails, [field]: text });
    t.equal(status, 400, JSON.stringify(text));
  }
  t.equal((await drafted(main, 400_00, { ...copyDetails, price: 1 })).status, 400);
});
