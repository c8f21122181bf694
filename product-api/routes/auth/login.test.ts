import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { hashPassword } from '../../auth/passwords.ts';

const password = 'correct horse 1';

t.test('login', async (t) => {
  const { app, db } = await startTestProductApi(t);
  const passwordHash = await hashPassword(password);
  const person = await createUser(db, { values: { passwordHash, email: 'Ada@Example.com' } });
  const login = (identifier: string, given = password) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/local/login',
      payload: { identifier, password: given },
    });

  t.test('signs in by e-mail in any case, and the bearer works', async (t) => {
    const answer = await login(' ada@EXAMPLE.com ');
    t.equal(answer.statusCode, 200);
    t.equal(answer.json().user.id, person.id);
    t.notOk('passwordHash' in answer.json().user);
    const me = await app.inject({
      url: '/api/users/me',
      headers: { authorization: `Bearer ${answer.json().jwt}` },
    });
    t.equal(me.json().id, person.id);
  });

  t.test('signs in by username', async (t) => {
    const named = await createUser(db, { values: { passwordHash, username: 'Printmaker' } });
    t.equal((await login('printmaker')).json().user.id, named.id);
  });

  t.test('answers a wrong password and an unknown account alike', async (t) => {
    const wrong = await login('ada@example.com', 'wrong horse 1');
    const unknown = await login('nobody@example.com');
    t.equal(wrong.statusCode, 400);
    t.equal(wrong.json().error.message, 'Invalid identifier or password');
    t.equal(wrong.json().error.details.code, 'auth.invalid-credentials');
    t.same(unknown.json(), wrong.json());
  });

  t.test('refuses an account whose e-mail is not confirmed', async (t) => {
    await createUser(db, {
      values: { passwordHash, email: 'new@example.com', confirmedAt: null },
    });
    const answer = await login('new@example.com');
    t.equal(answer.statusCode, 400);
    t.equal(answer.json().error.message, 'Your account email is not confirmed');
    t.equal(
      (await login('new@example.com', 'wrong horse 1')).json().error.details.code,
      'auth.invalid-credentials',
    );
  });

  for (const provider of ['google', 'apple'] as const) {
    t.test(`says that an account belongs to ${provider}`, async (t) => {
      const email = `${provider}@example.com`;
      await createUser(db, { values: { provider, email } });
      const answer = await login(email);
      t.equal(answer.statusCode, 400);
      t.equal(answer.json().error.message, `The user is registered with ${provider}`);
    });
  }

  t.test('names every field that is missing or unknown', async (t) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/auth/local/login',
      payload: { identifier: 7, role: 'operator' },
    });
    t.equal(answer.statusCode, 400);
    const { name, details } = answer.json().error;
    t.equal(name, 'ValidationError');
    t.same(
      details.errors.map(({ path }: { path: string[] }) => path),
      [['identifier'], ['password'], []],
    );
  });

  t.test('stops guessing at one account, and only there', async (t) => {
    await createUser(db, { values: { passwordHash, email: 'target@example.com' } });
    for (let tries = 0; tries < 20; tries++) await login('target@example.com', 'wrong horse 1');
    const blocked = await login('Target@example.com');
    t.equal(blocked.statusCode, 429);
    t.equal(blocked.json().error.name, 'RateLimitError');
    t.ok(Number(blocked.headers['retry-after']) > 0);
    t.equal((await login('ada@example.com')).statusCode, 200);
  });
});
