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
import { isFull } from '../support/sample.ts';
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

async function cookieFor(given: readonly Role[] | undefined): Promise<string> {
  const options = { values: { passwordHash }, ...(given && { roles: given }) };
  const { id, email } = await createUser(db, options);
  const payload = { identifier: email, password };
  const cookie = cookieOf(await bff.call('POST', '/api/auth/login', { payload }));
  await db.update(sessions).set({ factorAt: new Date() }).where(eq(sessions.userId, id));
  return cookie ?? '';
}

t.test('who may not run an operation is told so, whatever the input is', async (t) => {
  const people = [
    { who: 'a stranger', role: null, cookie: null },
    { who: 'a collector', role: null, cookie: await cookieFor(undefined) },
    ...(await Promise.all(
      roles.map(async (role) => ({ who: role, role, cookie: await cookieFor([role]) })),
    )),
  ];
  const [stranger, collector, ...staff] = people;
  const operations = operationNames.filter((name) => !contractOf(name).isCommandOnly);
  for (const [at, name] of operations.entries()) {
    const contract = contractOf(name);
    const isGet = methodOf(contract) === 'GET';
    /** Another one of those who may, and of those who may not, for each operation. */
    const oneOf = (isAllowed: boolean) => {
      const all = staff.filter(({ role }) => role && mayRun([role], contract.role) === isAllowed);
      return all.slice(at % all.length).slice(0, 1);
    };
    const asking = isFull ? people : [stranger!, collector!, ...oneOf(true), ...oneOf(false)];
    for (const { who, role, cookie } of asking) {
      const url = `${operationPath(name)}${isGet ? '?nonsense=1' : ''}`;
      const answer = await bff.call(methodOf(contract), url, {
        ...(cookie === null ? {} : { headers: { cookie } }),
        ...(isGet ? {} : { payload: { nonsense: 1 } }),
      });
      const { code, issues } = answer.json().error;
      const expected =
        cookie === null
          ? 'auth.required'
          : role === null
            ? 'desk.not-staff'
            : mayRun([role], contract.role)
              ? 'request.invalid'
              : 'desk.role-missing';
      t.equal(code, expected, `${name} by ${who}`);
      if (expected !== 'request.invalid') t.equal(issues, undefined, `${name} by ${who}`);
    }
  }
});

t.test('previews and imports refuse in the same order', async (t) => {
  const cookie = await cookieFor(undefined);
  const preview = await bff.call('POST', '/api/text-preview', {
    headers: { cookie },
    payload: { nonsense: 1 },
  });
  t.equal(preview.json().error.code, 'desk.not-staff');
  const form = await formOf({ files: new Blob(['reference']) });
  const added = await bff.call('POST', '/api/desk/imports?kind=nonsense', {
    headers: { ...form.headers, cookie },
    payload: form.payload,
  });
  t.equal(added.json().error.code, 'desk.not-staff');
});
