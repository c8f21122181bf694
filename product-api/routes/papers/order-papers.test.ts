import { eq } from 'drizzle-orm';
import t from 'tap';
import { wireOrderSingle } from '../../../shared/contracts/wire/orders.ts';
import type { OrderStatus } from '../../../shared/domain/order-status.ts';
import { advanceTo, cancelByOperator } from '../../../tests/product-api/support/operate.ts';
import { linesOfPdf } from '../../../tests/product-api/support/pdf.ts';
import {
  bidOverHttp,
  clientOf,
  listOverHttp,
} from '../../../tests/product-api/support/trading-client.ts';
import {
  createUser,
  startTestProductApi,
  type TestUser,
} from '../../../tests/support/product-api.ts';
import { orders } from '../../db/schema/orders.ts';
import { users } from '../../db/schema/people.ts';
import { amountOf } from '../../presenters/papers/amounts.ts';
import { checkLedger } from '../../queries/check-ledger.ts';
import { listPostings } from '../../queries/read-ledger.ts';

const api = await startTestProductApi(t);
const { db, deps } = api;
const [main = 0] = api.catalogue.editionIds;
const seller = await createUser(db, { values: { firstName: 'Žofie', lastName: 'Šťastná' } });
const buyer = await createUser(db, {
  country: 'US',
  values: { firstName: '髙橋', lastName: 'محمد الخطيب' },
});
const stranger = await createUser(db);

let price = 245_000_00;
async function trade(to: OrderStatus | null) {
  price += 25_51;
  await listOverHttp(api, clientOf(api, seller), main, price);
  const { orderId } = await bidOverHttp(clientOf(api, buyer), main, price * 2);
  if (orderId === null) throw new Error('the bid did not trade');
  if (to !== null) await advanceTo(deps, orderId, to);
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order!;
}

async function read(user: TestUser | null, path: string) {
  const headers = user ? { authorization: user.bearer } : {};
  const {
    statusCode,
    headers: answered,
    rawPayload,
  } = await api.app.inject({ url: path, headers });
  const isPdf = answered['content-type'] === 'application/pdf';
  return {
    status: statusCode,
    headers: answered,
    lines: isPdf ? await linesOfPdf(rawPayload) : [],
  };
}
const papersOf = async (user: TestUser, id: number) =>
  wireOrderSingle.parse((await clientOf(api, user)('GET', `/api/orders/${id}`)).body).data
    .attributes;

t.test('an unpaid order has no papers', async (t) => {
  const order = await trade(null);
  t.same((await papersOf(buyer, order.id)).papers, []);
  for (const paper of ['receipt', 'statement', 'certificate', 'secret']) {
    const { status } = await read(buyer, `/api/orders/${order.id}/papers/${paper}`);
    t.equal(status, paper === 'secret' ? 400 : 404, paper);
  }
  await cancelByOperator(deps, order.id);
});

t.test('the papers of a completed order say what the ledger says', async (t) => {
  const order = await trade('PaidOut');
  const path = (paper: string) => `/api/orders/${order.id}/papers/${paper}`;
  t.match(await papersOf(buyer, order.id), {
    papers: ['receipt', 'certificate'],
    royalty: { amount: order.sellerRoyalty, currency: 'GBP' },
  });
  t.match(await papersOf(seller, order.id), {
    papers: ['statement'],
    certificate: null,
    royalty: null,
  });

  const postings = await listPostings(db, order.id);
  const sums = new Map(
    postings
      .find(({ kind }) => kind === 'sale')!
      .entries.map(({ account, currency, amount }) => [`${account} ${currency}`, amount]),
  );
  const shown = (sum: number | undefined, currency: 'GBP' | 'USD', isNegative = false) =>
    amountOf((isNegative ? -1 : 1) * Math.abs(sum ?? 0), currency);

  const receipt = await read(buyer, path('receipt'));
  t.equal(receipt.headers['cache-control'], 'no-store');
  const paid = shown(sums.get('buyer USD'), 'USD');
  for (const line of [
    `Order ${order.id}`,
    `Price ${shown(sums.get('exchange USD'), 'USD')}`,
    `Shipping and import ${shown(sums.get('shipping USD'), 'USD')}`,
    `Processing fee ${shown(sums.get('processing-fees USD'), 'USD')}`,
    `Total ${paid}`,
    `Paid ${paid}`,
  ]) {
    t.ok(receipt.lines.includes(line), `${line} of ${receipt.lines.join('\n')}`);
  }
  t.ok(receipt.lines.some((line) => line.endsWith(`Your payment ${paid}`)));
  t.ok(receipt.lines.some((line) => line.includes(shown(order.sellerRoyalty, 'GBP'))));
  t.notMatch(receipt.lines.join('\n'), /Žofie|Application fee/);

  const statement = await read(seller, path('statement'));
  const payout = shown(sums.get('seller GBP'), 'GBP');
  for (const line of [
    `Price ${shown(sums.get('exchange GBP'), 'GBP')}`,
    `Application fee ${shown(sums.get('application-fees GBP'), 'GBP', true)}`,
    `Royalty to the artist ${shown(sums.get('royalties GBP'), 'GBP', true)}`,
    `You earn ${payout}`,
  ]) {
    t.ok(statement.lines.includes(line), `${line} of ${statement.lines.join('\n')}`);
  }
  t.ok(statement.lines.some((line) => line.endsWith(`Paid out ${payout}`)));
  t.match(statement.lines.join('\n'), /Žofie Šťastná/);
  t.notMatch(statement.lines.join('\n'), /髙橋|Test Lane|Processing fee/);
  t.same(await checkLedger(db), []);
});

t.test('each side has its own papers only', async (t) => {
  const order = await trade('PaidOut');
  const statusOf = async (user: TestUser | null, paper: string) =>
    (await read(user, `/api/orders/${order.id}/papers/${paper}`)).status;
  t.same(
    await Promise.all(['receipt', 'certificate'].map((one) => statusOf(buyer, one))),
    [200, 200],
  );
  t.equal(await statusOf(seller, 'statement'), 200);
  t.equal(await statusOf(buyer, 'statement'), 404);
  t.same(
    await Promise.all(['receipt', 'certificate'].map((one) => statusOf(seller, one))),
    [404, 404],
  );
  for (const paper of ['receipt', 'statement', 'certificate']) {
    t.equal(await statusOf(stranger, paper), 404);
    t.equal(await statusOf(null, paper), 401);
  }
});

t.test('a certificate is verified by anyone, and names no person', async (t) => {
  const order = await trade('Authenticated');
  const { certificate } = await papersOf(buyer, order.id);
  const { lines } = await read(buyer, `/api/orders/${order.id}/papers/certificate`);
  t.ok(lines.includes(certificate!), 'its number stands on it');
  t.match(lines.join('\n'), new RegExp(`/certificates/${certificate}`));
  const verify = async (code: string) => {
    const answer = await api.app.inject({ url: `/api/certificates/${code}` });
    return { status: answer.statusCode, body: answer.json() };
  };
  const { status, body } = await verify(certificate!);
  t.equal(status, 200);
  t.match(body.data, { code: certificate, isWithdrawn: false, title: /./, edition: /./ });
  t.notMatch(JSON.stringify([body, lines]), /髙橋|الخطيب|Žofie|Test Lane/);
  t.equal((await verify('00000-00000-00000-00000')).status, 404);
  t.equal((await verify(`${order.id}`)).status, 400);

  await advanceTo(deps, order.id, 'Delivered');
  await db.update(orders).set({ status: 'Returned' }).where(eq(orders.id, order.id));
  t.equal((await verify(certificate!)).body.data.isWithdrawn, true);
  t.same((await papersOf(buyer, order.id)).certificate, null);
  t.equal((await read(buyer, `/api/orders/${order.id}/papers/certificate`)).status, 404);
});

t.test('a refund stands on the receipt', async (t) => {
  const order = await trade('AwaitingShipment');
  const before = await read(buyer, `/api/orders/${order.id}/papers/receipt`);
  t.ok(before.lines.some((line) => line.includes('royalty')));
  await cancelByOperator(deps, order.id);
  const after = await read(buyer, `/api/orders/${order.id}/papers/receipt`);
  t.notOk(
    after.lines.some((line) => line.includes('royalty')),
    'nothing goes to the artist',
  );
});

t.test('names of any script and length come out', async (t) => {
  const names = [
    'Zoë Đặng-Ødegård Łucja Ğüneş Ñuñez y Çelebi de la Brühl-Straße und zu Übergang-Östr',
    '髙橋﨑太郎左衛門之丞',
    'عبد الرحمن بن محمد',
  ];
  const order = await trade('AwaitingShipment');
  for (const name of names) {
    await db.update(users).set({ firstName: name, lastName: '' }).where(eq(users.id, buyer.id));
    const { lines } = await read(buyer, `/api/orders/${order.id}/papers/receipt`);
    const text = lines.join('').replace(/\s/g, '').normalize('NFKC');
    for (const word of name.split(' ')) {
      t.ok(text.includes(word), `${word} of ${lines.slice(0, 9).join(' | ')}`);
    }
  }
});
