import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import t from 'tap';
import { methodOf as methodOfContract } from '../../../shared/desk/operation.ts';
import { operationPath } from '../../../shared/desk/operation-path.ts';
import { contractOf, type OperationName, operationNames } from '../../../shared/desk/operations.ts';
import { mayRun, roles } from '../../../shared/desk/roles.ts';
import {
  askBody,
  bidOverHttp,
  clientOf,
  listOverHttp,
} from '../../../tests/product-api/support/trading-client.ts';
import { formOf, pictureFile } from '../../../tests/support/form.ts';
import {
  createUser,
  startTestProductApi,
  type TestUser,
} from '../../../tests/support/product-api.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { asks } from '../../db/schema/market.ts';
import { orders } from '../../db/schema/orders.ts';
import { sessions } from '../../db/schema/people.ts';
import { staff } from '../../db/schema/staff.ts';
import { exitCodes, runOperator } from '../../operator/run-operator.ts';

const api = await startTestProductApi(t);
const { db } = api;
const [main = 0, proof = 0] = api.catalogue.editionIds;
const boss = await createUser(db, { roles: ['owner'] });
const owner = clientOf(api, boss);
const collector = await createUser(db);
const seller = clientOf(api, await createUser(db));
const buyer = clientOf(api, await createUser(db));

async function pendingAsk(price: number): Promise<number> {
  const draft = await seller('POST', '/api/asks', { body: askBody(main, price) });
  const { id } = draft.body.data;
  await seller('POST', `/api/asks/${id}/place/0`);
  return id;
}
const trail = async () =>
  (await db.select().from(auditEntries)).map(({ actor, action, subject }) => [
    actor,
    action,
    subject,
  ]);
const actor = `desk:${boss.id}`;

const operate = (name: OperationName, body: object = {}, key?: string | null) => {
  const given = {
    ...(methodOf(name) === 'GET' ? {} : { body }),
    ...(key === undefined ? {} : { key }),
  };
  const query = methodOf(name) === 'GET' ? `?${new URLSearchParams(Object.entries(body))}` : '';
  return owner(methodOf(name), operationPath(name) + query, given);
};
const methodOf = (name: OperationName) => methodOfContract(contractOf(name));
const atTheDesk = operationNames.filter((name) => contractOf(name).isCommandOnly !== true);
const codeOf = ({ body }: { body: { error?: { details: { code?: string } } } }) =>
  body.error?.details.code;

t.test('each operation is for its role alone', async (t) => {
  const members = await Promise.all(
    roles.map(async (role) => ({ role, person: await createUser(db, { roles: [role] }) })),
  );
  const wrong = { nonsense: '1' };
  for (const name of atTheDesk) {
    const method = methodOf(name);
    const path = `${operationPath(name)}${method === 'GET' ? '?nonsense=1' : ''}`;
    const ask = (person: TestUser | null) =>
      clientOf(api, person)(method, path, method === 'GET' ? {} : { body: wrong });
    t.equal((await ask(null)).status, 401, `${name} without a session`);
    t.match(await ask(collector), { status: 403 }, `${name} by a collector`);
    for (const { role, person } of members) {
      const answer = await ask(person);
      const may = mayRun([role], contractOf(name).role);
      t.equal(answer.status, may ? 400 : 403, `${name} by a ${role}`);
      if (!may) t.equal(codeOf(answer), 'desk.role-missing');
    }
  }
  const kept = (await trail()).filter(([, action]) => action === 'desk.refused');
  t.ok(kept.some(([, , subject]) => subject === 'operation:asks approve'));
  const writes = atTheDesk.filter((name) => !contractOf(name).isRead);
  t.equal(new Set(kept.map(([, , subject]) => subject)).size, atTheDesk.length, 'each is kept');
  for (const name of writes) t.equal((await operate(name, wrong, null)).status, 400, name);
});

t.test(
  'the desk closes after eight hours, and sensitive operations after ten minutes',
  async (t) => {
    const late = await createUser(db, { roles: ['owner'] });
    const shown = (minutes: number) =>
      db
        .update(sessions)
        .set({ factorAt: new Date(Date.now() - minutes * 60_000) })
        .where(eq(sessions.userId, late.id));
    for (const name of atTheDesk) {
      const ask = () => clientOf(api, late)(methodOf(name), `${operationPath(name)}`);
      await shown(481);
      t.equal(codeOf(await ask()), 'desk.factor-needed', `${name} after eight hours`);
      await shown(11);
      const isSensitive = contractOf(name).isSensitive === true;
      t.equal(codeOf(await ask()), isSensitive ? 'desk.factor-needed' : undefined, name);
    }
    await db.update(staff).set({ hasTotp: false }).where(eq(staff.userId, late.id));
    t.equal(
      codeOf(await clientOf(api, late)('GET', '/api/desk/people/list')),
      'desk.factor-missing',
    );
  },
);

t.test('a refusal has the same words in the shell and at the desk', async (t) => {
  const samples: Readonly<Record<string, string>> = {
    ...{ id: '99999', release: '99999', from: 'AwaitingPayment', reason: 'Because.' },
    ...{ payment: 'BACS 1', publisher: 'A press', starts: '2030-01-01T00:00Z', winners: '1' },
    ...{ version: 'x', seed: 'x', name: 'no-such-flag', state: 'on', currency: 'USD', rate: '1.1' },
    ...{ email: 'nobody@example.com', role: 'viewer', kind: 'timed' },
    ...{ picture: randomUUID(), by: randomUUID(), position: '1' },
    ...{ find: 'no such person', title: 'On blue', decision: 'refuse', amount: '1' },
    ...{ edition: '99999', point: 'signature', text: 'A reason.' },
    ...{ title: 'A title', former: '1' },
  };
  let refusals = 0;
  for (const name of atTheDesk) {
    const { fields, words } = contractOf(name);
    const needed = fields.filter(({ isOptional }) => !isOptional).map((field) => field.name);
    const input = Object.fromEntries(needed.map((field) => [field, samples[field] ?? '']));
    const argv = [
      ...name.split(' '),
      ...words.map((word) => input[word] ?? ''),
      ...needed
        .filter((field) => !words.includes(field))
        .flatMap((field) => [`--${field}`, input[field] ?? '']),
    ];
    const said = { out: '', err: '' };
    const terminal = {
      out: (text: string) => {
        said.out += text;
      },
      err: (text: string) => {
        said.err += text;
      },
    };
    const code = await runOperator(argv, terminal, (use) =>
      use({ market: api.deps, actor: 'shell:test' }),
    );
    const answer = await operate(name, input);
    t.equal(answer.status === 200, code === exitCodes.done, name);
    if (answer.status === 200) continue;
    refusals += 1;
    t.match(said.err, answer.body.error.message, name);
  }
  t.ok(refusals > 15, String(refusals));
});

t.test('the audit says from where an act and a refusal came', async (t) => {
  const headers = { 'deckle-device': 'Firefox on Windows', 'deckle-country': 'GB' };
  const other = await createUser(db, { roles: ['viewer'], values: { firstName: 'Wren' } });
  const call = (by: TestUser, name: OperationName, payload: object) =>
    api.app.inject({
      method: 'POST',
      url: operationPath(name),
      headers: { ...headers, authorization: by.bearer, 'idempotency-key': randomUUID() },
      payload,
    });
  t.equal((await call(boss, 'flags set', { name: 'access-modal', state: 'off' })).statusCode, 200);
  t.equal((await call(other, 'flags set', {})).statusCode, 403);
  const listed = async (filter: object) => (await operate('audit list', filter)).body.data;
  const origin = 'Firefox on Windows, GB';
  const [act] = await listed({ subject: 'Flag access-modal' });
  t.match(act, { action: 'flags.set', actor: boss.email, origin, requestId: /./ });
  t.match(await listed({ actor: 'wren' }), [{ action: 'desk.refused', origin }]);
  t.match(await listed({ actor: other.email.toUpperCase() }), [{ action: 'desk.refused' }]);
  t.same(await listed({ actor: 'nobody' }), []);
});

t.test('the audit cannot be changed', async (t) => {
  await t.rejects(db.update(auditEntries).set({ actor: 'x' }), {
    cause: { message: /append-only/ },
  });
  await t.rejects(db.delete(auditEntries), { cause: { message: /append-only/ } });
});

t.test('reviews listings: approve, ask for more, reject', async (t) => {
  const [good, unclear, bad] = [
    await pendingAsk(300_00),
    await pendingAsk(290_00),
    await pendingAsk(280_00),
  ];
  const queue: { id: number; version: string }[] = (await operate('asks pending')).body.data;
  const versionOf = (id: number) => queue.find((ask) => ask.id === id)?.version ?? '';
  t.same(
    queue.map(({ id }: { id: number }) => id),
    [good, unclear, bad],
  );
  t.equal((await operate('asks approve', { id: good })).status, 400, 'a version is needed');
  t.match(await operate('asks approve', { id: good, version: versionOf(bad) }), {
    status: 409,
    body: { error: { message: /changed this listing/ } },
  });
  t.match((await operate('asks approve', { id: good, version: versionOf(good) })).body.data, {
    status: 'Approved',
  });
  const reason = 'The signature cannot be read.';
  const more = (body: object) =>
    operate('asks request-info', { id: unclear, version: versionOf(unclear), ...body });
  t.equal((await more({})).status, 400, 'a reason is needed');
  t.equal((await more({ reason, status: 'x' })).status, 400);
  t.equal((await more({ reason })).status, 200);
  await operate('asks reject', { id: bad, version: versionOf(bad), reason });
  t.match(await operate('asks approve', { id: bad, version: versionOf(bad) }), {
    status: 409,
    body: { error: { details: { code: 'trade.wrong-status' } } },
  });
  const rows = await db.select().from(asks).orderBy(asks.id);
  t.same(
    rows.map(({ status }) => status),
    ['Approved', 'MoreInfoRequired', 'Rejected'],
  );
  const asked = (await trail()).filter(([, action]) => action?.startsWith('asks.'));
  t.same(asked, [
    [actor, 'asks.approve', `ask:${good}`],
    [actor, 'asks.request-info', `ask:${unclear}`],
    [actor, 'asks.reject', `ask:${bad}`],
  ]);
});

t.test('takes an order on, one step for each key, and cancels it', async (t) => {
  await listOverHttp(api, seller, proof, 100_00);
  const { orderId } = await bidOverHttp(buyer, proof, 100_00);
  const pay = { id: orderId, from: 'AwaitingPayment', payment: 'BACS 1' };
  const unnamed = { id: orderId, payment: 'BACS 1' };
  t.equal((await operate('orders record-payment', unnamed)).status, 400, 'from which status');
  const first = await operate('orders record-payment', pay, 'paid');
  t.match(first.body.data, { id: orderId, waitsUntil: null }, 'proposed');
  const again = await operate('orders record-payment', pay, 'paid');
  t.same(again.body, first.body, 'and not two proposals');
  const approval = { id: first.body.data.proposal };
  t.equal(codeOf(await operate('proposals approve', approval)), 'desk.own-proposal');
  const second = clientOf(api, await createUser(db, { roles: ['treasurer'] }));
  const path = operationPath('proposals approve');
  t.equal((await second('POST', path, { body: approval })).status, 200);
  const advance = (more: object) => operate('orders advance', { id: orderId, ...more });
  t.equal((await advance({ tracking: '' })).status, 400);
  t.match((await operate('orders show', { id: orderId })).body.data, {
    order: { id: orderId, status: 'AwaitingShipment' },
    proposals: [{ proposedBy: 'Test Person', isOwn: true, outcome: 'approved' }],
    audit: [
      { actor: boss.email, who: 'Test Person', action: 'proposals.propose' },
      { action: 'proposals.approve' },
      { action: 'orders.advance' },
    ],
  });
  const found = await operate('orders list', { find: String(orderId) });
  t.match(found.body.data, {
    orders: [{ id: orderId, status: 'AwaitingShipment', buyer: /@/ }],
    isMore: false,
  });
  t.same((await operate('orders list', { status: 'PaidOut' })).body.data.orders, []);
  const cancel = { id: orderId, from: 'AwaitingShipment', reason: 'Lost.' };
  t.equal((await operate('orders cancel', cancel)).status, 200);
  t.equal((await db.select().from(orders))[0]!.status, 'Cancelled');
  t.equal((await operate('orders show', { id: 99999 })).status, 404);
  t.equal((await operate('orders show', { id: 'x' })).status, 400);
  t.equal((await owner('GET', '/api/desk/orders/export')).status, 404);
});

t.test('switches flags', async (t) => {
  const set = (state: string) => operate('flags set', { name: 'access-modal', state });
  t.match((await set('on')).body.data, { name: 'access-modal', enabled: true });
  t.equal((await set('maybe')).status, 400);
  t.match((await operate('flags list')).body.data, [{ enabled: true }]);
});

t.test('files of a submission are sent to the staff alone', async (t) => {
  const sender = await createUser(db);
  const proposed = { name: 'Weir', artistName: 'O. Hartnoll', medium: 'Aquatint', size: 'A4' };
  const { headers, payload } = await formOf({ ...proposed, images: await pictureFile() });
  const handedIn = await api.app.inject({
    method: 'POST',
    url: '/api/artworks/submit-work',
    headers: { ...headers, authorization: sender.bearer },
    payload,
  });
  const { id } = handedIn.json().data;
  const shown = (await operate('submissions show', { id })).body.data;
  t.match(shown, { personId: sender.id, files: [{ type: 'image/png' }] });
  const url = `/api/desk/submissions/${id}/files/${shown.files[0].id}`;
  const get = (by: TestUser, to = url) =>
    api.app.inject({ url: to, headers: { authorization: by.bearer } });
  const answer = await get(await createUser(db, { roles: ['viewer'] }));
  t.equal(answer.statusCode, 200);
  t.match(answer.headers, { 'content-type': 'image/png', 'content-disposition': 'attachment' });
  t.same(answer.rawPayload, Buffer.from(await (await pictureFile()).arrayBuffer()));
  for (const person of [sender, collector]) t.equal((await get(person)).statusCode, 403);
  t.equal((await get(boss, url.replace(`/${id}/`, '/99999/'))).statusCode, 404);
});
