import { and, eq } from 'drizzle-orm';
import t from 'tap';
import {
  createUser,
  startTestProductApi,
  type TestUser,
} from '../../../tests/support/product-api.ts';
import { closeAccount } from '../../commands/close-account.ts';
import { setFlag } from '../../commands/set-flag.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { featureFlagPeople, featureFlags } from '../../db/schema/people.ts';
import { inTransaction } from '../../market/command-context.ts';

const { app, db, deps } = await startTestProductApi(t);
const [ada, bo] = [await createUser(db), await createUser(db)];
await db.insert(featureFlags).values({ name: 'a-new-thing' });

async function flagsOf(person: TestUser | null): Promise<string[]> {
  const headers = person ? { authorization: person.bearer } : {};
  const answer = await app.inject({ url: '/api/feature-flags', headers });
  const flags: { name: string; enabled: boolean }[] = answer.json().data;
  return flags.filter(({ enabled }) => enabled).map(({ name }) => name);
}
const all = async () => [await flagsOf(ada), await flagsOf(bo), await flagsOf(null)];
const set = (enabled: boolean, person: string | null) =>
  inTransaction(deps, (context) =>
    setFlag(context, { name: 'a-new-thing', enabled, person, actor: 'operator:test' }),
  );
const on = ['a-new-thing'];

t.test('every flag is listed, for visitors and people', async (t) => {
  const flags = [
    { name: 'a-new-thing', enabled: false },
    { name: 'access-modal', enabled: false },
  ];
  t.same((await app.inject('/api/feature-flags')).json(), { data: flags });
  const headers = { authorization: ada.bearer };
  t.same((await app.inject({ url: '/api/feature-flags', headers })).json(), { data: flags });
  const forged = { authorization: 'Bearer a.b.c' };
  t.equal((await app.inject({ url: '/api/feature-flags', headers: forged })).statusCode, 401);
});

t.test('a flag is on for everybody, off, or on for named people', async (t) => {
  await set(true, null);
  t.same(await all(), [on, on, on]);
  await set(false, null);
  t.same(await all(), [[], [], []]);
  await set(true, ` ${ada.email.toUpperCase()}`);
  t.same(await all(), [on, [], []]);
  await set(true, bo.email);
  t.same(await all(), [on, on, []]);
  await set(false, ada.email);
  t.same(await all(), [[], on, []]);
  await set(false, null);
  t.same(await all(), [[], [], []], 'off is off for everybody');
  await set(true, null);
  await set(false, bo.email);
  t.same(await all(), [on, [], on]);
  await set(true, null);
  t.same(await all(), [on, on, on], 'and on is on');
  t.same(await db.select().from(featureFlagPeople), []);
});

t.test('who set it for whom stays, without a name', async (t) => {
  await set(false, null);
  await set(true, ada.email);
  const audit = await db.select().from(auditEntries);
  t.match(audit.slice(-2), [
    { subject: 'flag:a-new-thing', details: { enabled: false, userId: null } },
    { actor: 'operator:test', action: 'flags.set', details: { enabled: true, userId: ada.id } },
  ]);
  t.notMatch(JSON.stringify(audit), /@/);
  const before = audit.length;
  await t.rejects(set(true, 'no@x.example'), { message: 'No account has this e-mail address.' });
  t.equal((await db.select().from(auditEntries)).length, before, 'nothing happened');
});

t.test('an account that is closed is named nowhere, also while it is being named', async (t) => {
  await closeAccount(deps, { id: ada.id, passwordHash: null });
  t.same(await db.select().from(featureFlagPeople), []);
  await t.rejects(set(true, ada.email), { message: 'No account has this e-mail address.' });
  const leaving = await Promise.all(Array.from({ length: 10 }, () => createUser(db)));
  await Promise.all(
    leaving.flatMap(({ id, email }) => [
      set(true, email).catch(() => undefined),
      closeAccount(deps, { id, passwordHash: null }),
    ]),
  );
  t.same(await db.select().from(featureFlagPeople), []);
  const row = { flag: 'a-new-thing', userId: ada.id, enabled: true };
  await t.rejects(db.insert(featureFlagPeople).values(row), {
    cause: { constraint: 'account_open' },
  });
  const isBo = and(eq(featureFlagPeople.userId, bo.id), eq(featureFlagPeople.flag, row.flag));
  await set(true, bo.email);
  t.equal((await db.select().from(featureFlagPeople).where(isBo)).length, 1);
});

t.test('people who are named at once are all named', async (t) => {
  await set(false, null);
  const people = await Promise.all(Array.from({ length: 10 }, () => createUser(db)));
  await Promise.all(people.map(({ email }) => set(true, email)));
  t.equal((await db.select().from(featureFlagPeople)).length, 10);
});
