import { and, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import t from 'tap';
import { clientOf } from '../../../tests/product-api/support/trading-client.ts';
import {
  createUser,
  startTestProductApi,
  type TestUser,
} from '../../../tests/support/product-api.ts';
import { openSession } from '../../auth/sessions.ts';
import { inviteToStaff, removeFromStaff, resetFactor } from '../../commands/manage-staff.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { emails, sessions } from '../../db/schema/people.ts';
import { recoveryCodes, staff } from '../../db/schema/staff.ts';
import { inTransaction } from '../../market/command-context.ts';

const start = new Date('2026-11-23T09:00:00Z');
let now = start;
const api = await startTestProductApi(t, { now: () => now });
const { db } = api;
const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const invite = (person: TestUser, ...roles: ('owner' | 'viewer')[]) =>
  inTransaction(api.deps, (context) =>
    inviteToStaff(context, { email: person.email, roles, actor: 'shell:test' }),
  );
const codeOf = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const failure = ({ body }: { body: { error?: { details: { code?: string } } } }) =>
  body.error?.details.code;

/** Sets up an app for a person without a password, whose session is new. */
async function setUp(person: TestUser) {
  const call = clientOf(api, person);
  const { secret, uri } = (await call('POST', '/api/desk/factor', { body: {} })).body.data;
  const first = await call('POST', '/api/desk/factor/first-code', {
    body: { code: codeOf(secret) },
  });
  return { call, secret, uri, codes: first.body.data?.codes ?? [], first };
}

t.test('a collector learns nothing of the desk and cannot set up a factor', async (t) => {
  const call = clientOf(api, await createUser(db, { now }));
  await invite(await createUser(db, { now }), 'viewer');
  t.equal(failure(await call('GET', '/api/desk/session')), 'desk.no-owner', 'a new marketplace');
  await invite(await createUser(db, { now }), 'owner');
  t.equal(failure(await call('GET', '/api/desk/session')), 'desk.not-staff');
  await db.delete(staff);
  t.equal(failure(await call('POST', '/api/desk/factor', { body: {} })), 'desk.not-staff');
  const guess = await call('POST', '/api/desk/session', { body: { code: '000000' } });
  t.equal(failure(guess), 'desk.code-wrong');
});

t.test('a new member sets up an app, and the desk opens with its first code', async (t) => {
  const person = await createUser(db, { now });
  await invite(person, 'viewer');
  const call = clientOf(api, person);
  t.match((await call('GET', '/api/desk/session')).body.data, {
    roles: ['viewer'],
    hasFactor: false,
    openUntil: null,
  });
  t.equal(failure(await call('GET', '/api/desk/people/list')), 'desk.factor-missing');
  const { secret, uri, codes, first } = await setUp(person);
  t.match(uri, /^otpauth:\/\/totp\/Deckle:.*secret=/);
  t.equal(first.status, 200);
  t.equal(new Set(codes).size, 10);
  t.equal((await call('GET', '/api/desk/people/list')).status, 200);
  t.match((await call('GET', '/api/desk/session')).body.data, {
    openUntil: '2026-11-23T17:00:00.000Z',
    freshUntil: '2026-11-23T09:10:00.000Z',
  });
  const again = await call('POST', '/api/desk/factor', { body: {} });
  t.equal(again.status, 409, 'a lost one is reset by an owner');
  const stored = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.id));
  t.notOk(
    stored.some(({ hash }) => codes.includes(hash)),
    'only hashes are stored',
  );

  wait(8 * 3600);
  const show = (code: string) => call('POST', '/api/desk/session', { body: { code } });
  t.equal(failure(await call('GET', '/api/desk/people/list')), 'desk.factor-needed');
  t.equal(failure(await show(codeOf(secret, start))), 'desk.code-wrong', 'an old code');
  const code = codeOf(secret);
  t.equal((await show(code)).status, 200);
  t.equal(failure(await show(code)), 'desk.code-wrong', 'a code is good once');
  wait(30);
  const late = codeOf(secret, new Date(now.getTime() - 30_000));
  t.equal(failure(await show(late)), 'desk.code-wrong', 'of the same time step');
  t.equal((await show(codeOf(secret))).status, 200);
});

t.test('a session opens the desk for itself alone', async (t) => {
  const person = await createUser(db, { now });
  await invite(person, 'viewer');
  const { secret } = await setUp(person);
  const key = await api.deps.signingKeys.newest();
  const jwt = await openSession(db, { userId: person.id, key, now });
  const other = clientOf(api, { ...person, bearer: `Bearer ${jwt}` });
  t.equal(failure(await other('GET', '/api/desk/people/list')), 'desk.factor-needed');
  wait(60);
  const body = { code: codeOf(secret) };
  t.equal((await other('POST', '/api/desk/session', { body })).status, 200);
  t.equal((await other('GET', '/api/desk/people/list')).status, 200);
});

t.test('a recovery code opens the desk once', async (t) => {
  const person = await createUser(db, { now });
  await invite(person, 'viewer');
  const { call, codes } = await setUp(person);
  const [first = '', second = ''] = codes;
  const show = (code: string) => call('POST', '/api/desk/session', { body: { code } });
  t.equal((await show(first.toUpperCase())).status, 200);
  t.equal(failure(await show(first)), 'desk.code-wrong');
  t.equal((await show(second.replaceAll('-', ''))).status, 200);
  const subject = `user:${person.id}`;
  const kept = await db.select().from(auditEntries).where(eq(auditEntries.subject, subject));
  t.same(
    kept.map(({ action }) => action),
    [
      'people.invite',
      'people.set-up-factor',
      'people.use-recovery-code',
      'people.use-recovery-code',
    ],
  );
});

t.test('codes cannot be guessed', async (t) => {
  const person = await createUser(db, { now });
  await invite(person, 'viewer');
  const { call, secret } = await setUp(person);
  wait(60);
  for (let guess = 0; guess < 10; guess += 1) {
    const answer = await call('POST', '/api/desk/session', { body: { code: 'aaaa-aaaa' } });
    t.equal(failure(answer), 'desk.code-wrong');
  }
  const right = await call('POST', '/api/desk/session', { body: { code: codeOf(secret) } });
  t.equal(right.status, 429);
  t.equal(failure(right), 'auth.too-many-tries');
});

t.test('owners are told, one is always left, and a reset closes the desk', async (t) => {
  const [ada, ben] = [await createUser(db, { now }), await createUser(db, { now })];
  await invite(ada, 'owner');
  const asked = { email: ada.email, actor: 'shell:test' };
  const run = <Result>(work: Parameters<typeof inTransaction<Result>>[1]) =>
    inTransaction(api.deps, work);
  await t.rejects(
    run((context) => removeFromStaff(context, asked)),
    { message: /needs an owner/ },
  );
  await t.rejects(invite(ada, 'viewer'), { message: /needs an owner/ });
  const { call } = await setUp(ada);
  await invite(ben, 'owner');
  const subject = `${ben.email} now has the role owner`;
  const told = await db.select().from(emails).where(eq(emails.subject, subject));
  t.same(told.map(({ recipient }) => recipient).sort(), [ada.email, ben.email].sort());
  await run((context) => resetFactor(context, asked));
  t.equal(failure(await call('GET', '/api/desk/people/list')), 'desk.factor-missing');
  const open = and(eq(sessions.userId, ada.id));
  t.ok((await db.select().from(sessions).where(open)).every(({ factorAt }) => factorAt === null));
  const both = await Promise.allSettled([
    run((context) => removeFromStaff(context, asked)),
    run((context) => removeFromStaff(context, { ...asked, email: ben.email })),
  ]);
  t.same(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const owners = (await db.select().from(staff)).filter(({ roles }) => roles.includes('owner'));
  t.equal(owners.length, 1);
});

t.test('an account with a role cannot be closed', async (t) => {
  const person = await createUser(db, { now });
  await invite(person, 'viewer');
  const call = clientOf(api, person);
  t.equal(failure(await call('POST', '/api/profiles/leave', { body: {} })), 'desk.has-role');
});

t.test('an unknown, unconfirmed or closed account gets no role', async (t) => {
  const unconfirmed = await createUser(db, { now, values: { confirmedAt: null } });
  await t.rejects(invite(unconfirmed, 'owner'), { message: 'Not Found' });
  await t.rejects(invite({ ...unconfirmed, email: 'x@example.com' }, 'owner'), {
    message: 'Not Found',
  });
});
