import { and, eq } from 'drizzle-orm';
import t from 'tap';
import { createAuthenticator } from '../../../tests/product-api/support/authenticator.ts';
import { clientOf } from '../../../tests/product-api/support/trading-client.ts';
import {
  createUser,
  startTestProductApi,
  type TestUser,
} from '../../../tests/support/product-api.ts';
import { openSession } from '../../auth/sessions.ts';
import { resetFactor } from '../../commands/manage-staff.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { passkeys, staff } from '../../db/schema/staff.ts';
import { inTransaction } from '../../market/command-context.ts';

let now = new Date('2026-11-23T09:00:00Z');
const api = await startTestProductApi(t, { now: () => now });
const { db } = api;
const site = { origin: 'http://deckle.test', rpId: 'deckle.test' };
const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
type Call = ReturnType<typeof clientOf>;
const failure = ({ body }: { body: { error?: { details: { code?: string } } } }) =>
  body.error?.details.code;

/** A member of the staff without a second factor, in a new session. */
async function addMember(): Promise<TestUser> {
  const person = await createUser(db, { now });
  await db.insert(staff).values({ userId: person.id, roles: ['viewer'] });
  return person;
}
const toCreate = async (call: Call) =>
  (await call('POST', '/api/desk/passkeys/options', { body: {} })).body.data;
const toUse = async (call: Call) => (await call('POST', '/api/desk/session/options')).body.data;
const add = (call: Call, passkey: object, name = 'Key') =>
  call('POST', '/api/desk/passkeys', { body: { name, passkey } });
const show = (call: Call, passkey: object) =>
  call('POST', '/api/desk/session', { body: { passkey } });

async function setUp() {
  const person = await addMember();
  const call = clientOf(api, person);
  const key = createAuthenticator(site);
  const { challenge } = await toCreate(call);
  const added = await add(call, key.create({ challenge }));
  return { person, call, key, added };
}

t.test('a passkey is set up, and opens the desk', async (t) => {
  const { person, call, key, added } = await setUp();
  t.equal(added.body.data.codes.length, 10);
  t.equal((await call('GET', '/api/desk/people/list')).status, 200, 'open at once');
  wait(8 * 3600);
  t.equal(failure(await call('GET', '/api/desk/people/list')), 'desk.factor-needed');
  const { challenge, rpId, allowCredentials } = await toUse(call);
  t.match({ rpId, allowCredentials }, { rpId: 'deckle.test', allowCredentials: [{}] });
  const signed = key.use({ challenge });
  const opened = await show(call, signed);
  t.match(opened.body.data, { passkeys: [{ name: 'Key', lastUsedAt: now.toISOString() }] });
  t.equal((await call('GET', '/api/desk/people/list')).status, 200);
  t.equal(failure(await show(call, signed)), 'desk.passkey-wrong', 'a challenge is good once');
  await db.update(staff).set({ roles: [] }).where(eq(staff.userId, person.id));
  t.equal(failure(await call('GET', '/api/desk/people/list')), 'desk.not-staff');
});

t.test('a wrong signature is refused, and takes its challenge with it', async (t) => {
  const { call, key } = await setUp();
  const other = createAuthenticator(site);
  const wrong: [string, (challenge: string) => object][] = [
    ['another site', (challenge) => key.use({ challenge, origin: 'http://evil.test' })],
    ['another party', (challenge) => key.use({ challenge, rpId: 'evil.test' })],
    ['another challenge', () => key.use({ challenge: 'AAAA' })],
    ['an unknown key', (challenge) => other.use({ challenge })],
    [
      'the id of one and the signature of another',
      (challenge) => ({ ...other.use({ challenge }), id: key.use({ challenge }).id }),
    ],
  ];
  for (const [what, answer] of wrong) {
    const { challenge } = await toUse(call);
    t.equal(failure(await show(call, answer(challenge))), 'desk.passkey-wrong', what);
    t.equal(failure(await show(call, key.use({ challenge }))), 'desk.passkey-wrong', 'once');
  }
  const late = await toUse(call);
  wait(301);
  t.equal(failure(await show(call, key.use(late))), 'desk.passkey-wrong', 'after five minutes');
  t.equal((await show(call, key.use({ ...(await toUse(call)), counter: 50 }))).status, 200);
  const copied = key.use({ ...(await toUse(call)), counter: 50 });
  t.equal(failure(await show(call, copied)), 'desk.passkey-wrong', 'a counter that did not grow');
});

t.test('a challenge belongs to one session and one purpose, and is used once', async (t) => {
  const { person, call, key } = await setUp();
  const signingKey = await api.deps.signingKeys.newest();
  const jwt = await openSession(db, { userId: person.id, key: signingKey, now });
  const thief = clientOf(api, { ...person, bearer: `Bearer ${jwt}` });
  const { challenge } = await toUse(call);
  t.equal(failure(await show(thief, key.use({ challenge }))), 'desk.passkey-wrong');
  const stolen = await toUse(thief);
  const own = createAuthenticator(site);
  t.equal(
    failure(await add(thief, own.create(stolen))),
    'desk.passkey-wrong',
    'to use, not to add',
  );
  const begin = await thief('POST', '/api/desk/passkeys/options', { body: {} });
  t.equal(failure(begin), 'desk.factor-needed');
  const app = await thief('POST', '/api/desk/factor', { body: {} });
  t.equal(failure(app), 'desk.factor-needed', 'an app neither');
  const kept = and(
    eq(auditEntries.actor, `desk:${person.id}`),
    eq(auditEntries.action, 'desk.refused'),
  );
  t.equal(await db.$count(auditEntries, kept), 2);
  const asked = await toUse(call);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      show(call, key.use({ ...asked, counter: 90 + index })),
    ),
  );
  t.equal(answers.filter(({ status }) => status === 200).length, 1, 'ten at once');
});

t.test('further passkeys are added, named and removed; the last factor stays', async (t) => {
  const { person, call, key } = await setUp();
  const second = createAuthenticator(site);
  const options = await toCreate(call);
  t.equal(options.excludeCredentials.length, 1);
  t.same((await add(call, second.create(options), 'Laptop')).body.data, { codes: null });
  t.equal(failure(await add(call, second.create(await toCreate(call)))), 'desk.passkey-wrong');
  const mine = (await call('GET', '/api/desk/session')).body.data.passkeys;
  const [first, laptop] = mine.map(({ id }: { id: number }) => `/api/desk/passkeys/${id}`);
  const stranger = (await setUp()).call;
  t.equal((await stranger('PUT', laptop, { body: { name: 'Mine' } })).status, 404);
  t.equal((await stranger('DELETE', laptop)).status, 404);
  t.equal((await call('PUT', laptop, { body: { name: 'Desktop' } })).status, 200);
  wait(601);
  t.equal(failure(await call('DELETE', first)), 'desk.factor-needed');
  await show(call, key.use(await toUse(call)));
  t.equal((await call('DELETE', first)).status, 200);
  t.equal(failure(await call('DELETE', laptop)), 'desk.last-factor');
  t.match(await db.select().from(passkeys).where(eq(passkeys.userId, person.id)), [
    { name: 'Desktop' },
  ]);
  await inTransaction(api.deps, (context) =>
    resetFactor(context, { email: person.email, actor: 'shell:test' }),
  );
  t.equal(await db.$count(passkeys, eq(passkeys.userId, person.id)), 0);
  t.equal(failure(await call('GET', '/api/desk/people/list')), 'desk.factor-missing');
  const subject = `user:${person.id}`;
  const acts = await db.select().from(auditEntries).where(eq(auditEntries.subject, subject));
  t.same(
    acts.map(({ action }) => action),
    [
      ...['people.add-passkey', 'people.add-passkey', 'people.name-passkey'],
      ...['people.remove-passkey', 'people.reset-factor'],
    ],
  );
});

t.test('a collector gets none', async (t) => {
  const call = clientOf(api, await createUser(db, { now }));
  const begin = await call('POST', '/api/desk/passkeys/options', { body: {} });
  t.equal(failure(begin), 'desk.not-staff');
  t.equal(failure(await call('POST', '/api/desk/session/options')), 'desk.not-staff');
  t.equal((await clientOf(api, null)('POST', '/api/desk/session/options')).status, 401);
});
