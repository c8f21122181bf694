import { eq } from 'drizzle-orm';
import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { createSigningKeys } from '../../auth/signing-keys.ts';
import { signIn } from '../../commands/sign-in.ts';
import { emails, oneTimeTokens, sessions, users } from '../../db/schema/people.ts';

const old = 'old password 1';
const next = 'new password 2';

t.test('forgotten password', async (t) => {
  let now = new Date('2026-05-01T12:00:00Z');
  const { app, db } = await startTestProductApi(t, { now: () => now });
  const passwordHash = await hashPassword(old);
  const person = (email: string, values = {}) =>
    createUser(db, { now, values: { email, passwordHash, ...values } });
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
  const forgot = (email: string) => post('forgot-password', { email });
  const mailsTo = (email: string) =>
    db.select().from(emails).where(eq(emails.recipient, email)).orderBy(emails.id);
  const codeFor = async (email: string) => {
    await forgot(email);
    const text = (await mailsTo(email)).at(-1)?.text ?? '';
    const link = new URL(/http:\S+/.exec(text)?.[0] ?? 'missing:');
    t.equal(link.origin + link.pathname, 'http://deckle.test/reset-password');
    return link.searchParams.get('code') ?? '';
  };
  const reset = (code: string, password = next, passwordConfirmation = password) =>
    post('reset-password', { code, password, passwordConfirmation });
  const login = (identifier: string, password: string) =>
    post('local/login', { identifier, password });

  t.test('is answered alike for known and unknown addresses', async (t) => {
    await person('known@example.com');
    const times: number[] = [];
    for (const email of ['known@example.com', 'nobody@example.com']) {
      const start = performance.now();
      const answer = await forgot(email);
      times.push(performance.now() - start);
      t.equal(answer.statusCode, 200);
      t.same(answer.json(), { ok: true });
    }
    t.ok(
      times.every((time) => time >= 245),
      `${times} ms`,
    );
    t.equal((await mailsTo('known@example.com')).length, 1);
    t.equal((await mailsTo('nobody@example.com')).length, 0);
  });

  t.test('is set anew by the link, once, which ends every session', async (t) => {
    const { bearer } = await person('a@example.com');
    const code = await codeFor('a@example.com');
    t.notMatch(JSON.stringify(await db.select().from(oneTimeTokens)), code, 'only a hash is kept');
    t.same((await post('reset-password', { code })).json(), { ok: true });
    t.same((await post('reset-password', { code })).json(), { ok: true }, 'a look uses nothing up');
    const answer = await reset(code);
    t.equal(answer.statusCode, 200);
    t.equal(answer.json().user.email, 'a@example.com');
    const me = (authorization: string) =>
      app.inject({ url: '/api/users/me', headers: { authorization } });
    t.equal((await me(bearer)).statusCode, 401);
    t.equal((await me(`Bearer ${answer.json().jwt}`)).statusCode, 200);
    t.equal((await login('a@example.com', old)).statusCode, 400);
    t.equal((await login('a@example.com', next)).statusCode, 200);
    t.equal((await reset(code)).json().error.details.code, 'auth.reset-invalid');
    t.equal((await post('reset-password', { code })).statusCode, 400);
  });

  t.test('is set by one of ten at once', async (t) => {
    await person('race@example.com');
    const code = await codeFor('race@example.com');
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(code)));
    t.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
  });

  t.test('confirms the address that the link went to', async (t) => {
    await person('new@example.com', { confirmedAt: null });
    await reset(await codeFor('new@example.com'));
    t.equal((await login('new@example.com', next)).statusCode, 200);
  });

  t.test('cannot be set after an hour', async (t) => {
    await person('late@example.com');
    const code = await codeFor('late@example.com');
    now = new Date(now.getTime() + 3_600_001);
    t.equal((await reset(code)).statusCode, 400);
    t.equal((await post('reset-password', { code })).statusCode, 400);
  });

  t.test('must be typed twice alike, and be strong', async (t) => {
    await person('b@example.com');
    const code = await codeFor('b@example.com');
    const differs = await reset(code, next, 'another 3');
    t.equal(differs.statusCode, 400);
    t.equal(differs.json().error.message, 'Passwords do not match');
    t.match((await reset(code, 'weak')).json().error.details.errors, [{ path: ['password'] }]);
    t.equal((await post('reset-password', { code, passwordConfirmation: 'x' })).statusCode, 400);
    t.equal((await post('reset-password', {})).statusCode, 400);
    t.equal((await reset(code)).statusCode, 200, 'none of which used the link up');
  });

  t.test('is not set by a link that confirms an address', async (t) => {
    await person('c@example.com', { confirmedAt: null });
    await post('send-email-confirmation', { email: 'c@example.com' });
    const text = (await mailsTo('c@example.com')).at(-1)?.text ?? '';
    const token = /confirmation=([\w-]+)/.exec(text)?.[1] ?? '';
    t.equal((await reset(token)).statusCode, 400);
  });

  t.test('is none where one signs in with Google: the mail says so', async (t) => {
    await person('g@example.com', { provider: 'google', passwordHash: null });
    t.same((await forgot('g@example.com')).json(), { ok: true });
    const [mail] = await mailsTo('g@example.com');
    t.match(mail?.text, /sign in with Google/);
    t.notMatch(mail?.text, /code=/);
  });

  t.test('is not mailed without end', async (t) => {
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await forgot('busy@example.com')).statusCode);
    t.same(statuses, [200, 200, 200, 200, 200, 429]);
    t.equal((await forgot('no address')).statusCode, 400);
  });
});

t.test('change of password', async (t) => {
  const { app, db } = await startTestProductApi(t);
  const passwordHash = await hashPassword(old);
  const change = (authorization: string, oldPassword = old, password = next, again = password) =>
    app.inject({
      method: 'POST',
      url: '/api/users/changePassword',
      headers: authorization === '' ? {} : { authorization },
      payload: { oldPassword, password, passwordConfirmation: again },
    });

  t.test('ends the old sessions and opens another', async (t) => {
    const { bearer, id } = await createUser(db, { values: { passwordHash } });
    const answer = await change(bearer);
    t.equal(answer.statusCode, 200);
    t.equal(answer.json().user.id, id);
    t.equal((await change(bearer)).statusCode, 401);
    t.equal((await change(`Bearer ${answer.json().jwt}`, next, old)).statusCode, 200);
  });

  t.test('is the end of the old one for a sign-in that is under way too', async (t) => {
    const { bearer, id } = await createUser(db, { values: { passwordHash } });
    const [user = null] = await db.select().from(users).where(eq(users.id, id));
    const deps = {
      db,
      now: () => new Date(),
      signingKeys: createSigningKeys(db, () => new Date()),
    };
    t.ok((await signIn(deps, { user, password: old })).jwt);
    t.equal((await change(bearer)).statusCode, 200);
    const before = await db.$count(sessions, eq(sessions.userId, id));
    await t.rejects(signIn(deps, { user, password: old }), {
      message: 'Invalid identifier or password',
    });
    t.equal(await db.$count(sessions, eq(sessions.userId, id)), before);
  });

  t.test('needs the old password, and the new one twice', async (t) => {
    const { bearer } = await createUser(db, { values: { passwordHash } });
    const wrong = await change(bearer, 'not this 1');
    t.equal(wrong.statusCode, 400);
    t.equal(wrong.json().error.message, 'Old Passwords not ok');
    const differs = await change(bearer, old, next, 'another 3');
    t.equal(differs.json().error.message, 'Passwords do not match');
    t.match((await change(bearer, old, 'weak')).json().error.details.errors, [
      { path: ['password'] },
    ]);
    const social = await createUser(db, { values: { provider: 'apple' } });
    t.equal((await change(social.bearer)).json().error.message, 'Old Passwords not ok');
  });

  t.test('happens once of ten at once', async (t) => {
    const { bearer } = await createUser(db, { values: { passwordHash } });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => change(bearer, old, `another ${n}`)),
    );
    t.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
  });

  t.test('requires authentication', async (t) => {
    t.equal((await change('')).json().error.message, 'Not authenticated');
  });

  t.test('cannot be guessed at without end', async (t) => {
    const { bearer } = await createUser(db, { values: { passwordHash } });
    for (let tries = 0; tries < 20; tries++) await change(bearer, 'not this 1');
    t.equal((await change(bearer)).statusCode, 429);
  });
});
