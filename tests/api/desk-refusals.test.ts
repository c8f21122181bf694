import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import t from 'tap';
import { hashPassword } from '../../product-api/auth/passwords.ts';
import { sessions } from '../../product-api/db/schema/people.ts';
import { methodOf } from '../../shared/desk/operation.ts';
import { operationPath } from '../../shared/desk/operation-path.ts';
import { contractOf, operationNames } from '../../shared/desk/operations.ts';
import { mayRun, type Role, roles } from '../../shared/desk/roles.ts';
import { cookieOf, startBff } from '../support/bff.ts';
import { createTestDatabase } from '../support/database.ts';
import { formOf } from '../support/form.ts';
import { createUser } from '../support/product-api.ts';
import { serveApi } from '../support/serve-api.ts';

const database = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'deckle-refusals-'));
const api = await serveApi(database.url, dataDir, 5);
t.teardown(async () => {
  await api.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
const bff = await startBff(t, { productApiUrl: api.address });
const { db } = api.database;
const password = 'a long enough password';
const passwordHash = await hashPassword(password);

async function cookieFor(given: readonly Role[] | undefined, factorAt: Date | null = new Date()) {
  const options = { values: { passwordHash }, ...(given && { roles: given }) };
  const { id, email } = await createUser(db, options);
  const payload = { identifier: email, password };
  const cookie = cookieOf(await bff.call('POST', '/api/auth/login', { payload }));
  await db.update(sessions).set({ factorAt }).where(eq(sessions.userId, id));
  return cookie ?? '';
}

const people = [
  { who: 'a stranger', role: null, cookie: null, refusal: 'auth.required' },
  {
    ...{ who: 'a collector', role: null, cookie: await cookieFor(undefined) },
    refusal: 'desk.not-staff',
  },
  {
    ...{ who: 'an owner without a code', role: null, cookie: await cookieFor(['owner'], null) },
    refusal: 'desk.factor-needed',
  },
  ...(await Promise.all(
    roles.map(async (role) => ({
      ...{ who: role, role, cookie: await cookieFor([role]) },
      refusal: 'desk.role-missing',
    })),
  )),
];

t.test('who may not run an operation is told so, whatever the input is', async (t) => {
  for (const name of operationNames.filter((one) => !contractOf(one).isCommandOnly)) {
    const contract = contractOf(name);
    const isGet = methodOf(contract) === 'GET';
    for (const { who, role, cookie, refusal } of people) {
      const url = `${operationPath(name)}${isGet ? '?nonsense=1' : ''}`;
      const answer = await bff.call(methodOf(contract), url, {
        ...(cookie === null ? {} : { headers: { cookie } }),
        ...(isGet ? {} : { payload: { nonsense: 1 } }),
      });
      const { code, issues } = answer.json().error;
      const may = role !== null && mayRun([role], contract.role);
      const expected = may ? 'request.invalid' : refusal;
      t.equal(code, expected, `${name} by ${who}`);
      if (!may) t.equal(issues, undefined, `${name} by ${who}`);
    }
  }
});

t.test('uploads and previews are for their roles alone', async (t) => {
  const calls = [
    { method: 'POST', url: '/api/desk/logos', role: 'owner' },
    { method: 'POST', url: '/api/desk/pictures', role: 'curator' },
    { method: 'POST', url: '/api/desk/imports?kind=artists', role: 'curator' },
    { method: 'POST', url: '/api/desk/orders/1/pictures?moment=receipt', role: 'authenticator' },
    { method: 'GET', url: '/api/artwork-preview/1', role: 'viewer' },
    { method: 'GET', url: '/api/release-preview/1', role: 'viewer' },
    { method: 'POST', url: '/api/text-preview', role: 'viewer' },
  ] as const;
  const refusals = new Set(people.map(({ refusal }) => refusal));
  for (const { method, url, role: needed } of calls) {
    const isForm = method === 'POST' && url.startsWith('/api/desk');
    for (const { who, role, cookie, refusal } of people) {
      const form = isForm ? await formOf({ files: new Blob(['reference']) }) : null;
      const answer = await bff.call(method, url, {
        headers: { ...form?.headers, ...(cookie !== null && { cookie }) },
        ...(form && { payload: form.payload }),
        ...(!form && method === 'POST' && { payload: { nonsense: 1 } }),
      });
      const code: string = answer.json().error?.code ?? 'none';
      const may = role !== null && mayRun([role], needed);
      t.equal(refusals.has(code) ? code : 'done', may ? 'done' : refusal, `${url} by ${who}`);
    }
  }
});

t.test('files of the desk are sent to the staff alone', async (t) => {
  const file = '5f0c19a7-d2b4-4c11-8a55-0b2f6a7c9d10';
  for (const url of [
    `/api/desk/orders/1/pictures/${file}`,
    `/api/desk/submissions/1/files/${file}`,
  ]) {
    for (const { who, role, cookie } of people) {
      const answer = await bff.call('GET', url, cookie === null ? {} : { headers: { cookie } });
      const expected = cookie === null ? 401 : role === null ? 403 : 404;
      t.equal(answer.statusCode, expected, `${url} by ${who}`);
    }
  }
});
