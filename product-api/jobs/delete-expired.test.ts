import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import t from 'tap';
import { createUser, startTestProductApi } from '../../tests/support/product-api.ts';
import { emails, oneTimeTokens, sessions } from '../db/schema/people.ts';
import { deleteExpired } from './delete-expired.ts';

t.test('deletes what ended long ago, and nothing else', async (t) => {
  const { app, db, deps } = await startTestProductApi(t);
  const { id: userId, bearer } = await createUser(db);
  const now = new Date();
  const old = '11111111-1111-4111-8111-111111111111';
  await db.insert(sessions).values({ id: old, userId, expiresAt: subDays(now, 8) });
  await db.insert(oneTimeTokens).values([
    { hash: 'old', purpose: 'confirm-email', userId, expiresAt: subDays(now, 8) },
    { hash: 'new', purpose: 'confirm-email', userId, expiresAt: addDays(now, 1) },
  ]);
  const mail = { recipient: 'a@example.com', subject: '', text: '', html: '' };
  await db.insert(emails).values([
    { ...mail, dedupeKey: 'old', createdAt: subDays(now, 40), sentAt: subDays(now, 31) },
    { ...mail, dedupeKey: 'new', sentAt: now },
    { ...mail, dedupeKey: 'unsent', createdAt: subDays(now, 40) },
  ]);
  await deleteExpired(deps);
  t.same(
    (await db.select().from(oneTimeTokens)).map(({ hash }) => hash),
    ['new'],
  );
  t.same((await db.select().from(emails)).map(({ dedupeKey }) => dedupeKey).toSorted(), [
    'new',
    'unsent',
  ]);
  t.notOk((await db.select().from(sessions)).some(({ id }) => id === old));
  const me = await app.inject({ url: '/api/users/me', headers: { authorization: bearer } });
  t.equal(me.statusCode, 200, 'the present session stays');
});
