import { eq } from 'drizzle-orm';
import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { emails, oneTimeTokens, profiles, users } from '../../db/schema/people.ts';

const person = {
  firstName: 'Ada',
  lastName: 'Quill',
  username: 'ada',
  email: ' Ada@Example.com ',
  password: 'correct horse 1',
};

t.test('register', async (t) => {
  const { app, db } = await startTestProductApi(t);
  const register = (values: object = {}, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/local/register',
      headers,
      payload: { ...person, ...values },
    });
  const linkTo = async (recipient: string) => {
    const [mail] = await db.select().from(emails).where(eq(emails.recipient, recipient));
    const link = /http:\S+/.exec(mail?.text ?? '')?.[0];
    t.match(mail?.html, link?.replaceAll('&', '&amp;'), 'text and page carry the same link');
    return new URL(link ?? 'missing:');
  };

  t.test('creates an unconfirmed account without signing in', async (t) => {
    const answer = await register({}, { 'deckle-return-to': '/bid-or-buy/x/1/Main?action=edit' });
    t.equal(answer.statusCode, 200);
    t.same(Object.keys(answer.json()), ['user']);
    t.match(answer.json().user, { username: 'ada', email: 'ada@example.com', provider: 'local' });
    const [user] = await db.select().from(users).where(eq(users.email, 'ada@example.com'));
    t.equal(user?.confirmedAt, null);
    t.match(user?.passwordHash, /^\$argon2id\$/);
    const profile = await db.select().from(profiles).where(eq(profiles.userId, user!.id));
    t.match(profile, [{ currency: 'GBP' }]);
  });

  t.test('mails a link that leads back, and keeps no token', async (t) => {
    const link = await linkTo('ada@example.com');
    t.equal(link.origin + link.pathname, 'http://deckle.test/confirm-email');
    t.equal(link.searchParams.get('redirectTo'), '/bid-or-buy/x/1/Main?action=edit');
    const token = link.searchParams.get('confirmation') ?? '';
    t.ok(token.length >= 43);
    t.notMatch(JSON.stringify(await db.select().from(oneTimeTokens)), token);
  });

  t.test('leads nowhere else', async (t) => {
    await register({ username: 'b', email: 'b@x.org' }, { 'deckle-return-to': '//evil.example' });
    t.notOk((await linkTo('b@x.org')).searchParams.has('redirectTo'));
  });

  t.test('refuses an address that is taken, in any case', async (t) => {
    const answer = await register({ username: 'other', email: 'ADA@example.COM' });
    t.equal(answer.statusCode, 400);
    t.match(answer.json().error, {
      message: 'Email already taken',
      details: { code: 'auth.email-taken' },
    });
  });

  t.test('refuses a username that is taken', async (t) => {
    const answer = await register({ username: 'ADA', email: 'c@example.com' });
    t.match(answer.json().error, {
      status: 400,
      details: { errors: [{ path: ['username'], message: 'Username already taken' }] },
    });
  });

  t.test('refuses another user’s address as username, accepts the user’s own', async (t) => {
    const other = await register({ username: 'victim@example.com', email: 'd@example.com' });
    t.match(other.json().error.details.errors, [{ path: ['username'] }]);
    const own = await register({ username: 'D@example.com', email: 'd@example.com' });
    t.equal(own.statusCode, 200);
  });

  t.test('names everything that is wrong at once', async (t) => {
    const answer = await register({ firstName: ' ', email: 'a@b.c', password: 'password' });
    t.equal(answer.statusCode, 400);
    t.match(answer.json().error.details.errors, [
      { path: ['firstName'] },
      { path: ['email'], message: 'Enter an e-mail address' },
      { path: ['password'], message: 'must include 8+ characters & 1 number' },
    ]);
  });

  t.test('refuses a role in the request', async (t) => {
    t.equal((await register({ email: 'e@example.com', role: 'operator' })).statusCode, 400);
  });

  t.test('makes one account of ten attempts at once, with one mail', async (t) => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        register({ username: `racer${n}`, email: 'Race@example.com' }),
      ),
    );
    t.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      t.equal(answer.json().error.message, 'Email already taken');
    }
    const mails = await db.select().from(emails).where(eq(emails.recipient, 'race@example.com'));
    t.equal(mails.length, 1);
  });

  t.test('takes addresses of social accounts for taken', async (t) => {
    await createUser(db, { values: { provider: 'google', email: 'g@example.com' } });
    t.equal(
      (await register({ email: 'g@example.com' })).json().error.details.code,
      'auth.email-taken',
    );
  });
});
