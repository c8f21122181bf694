import { eq } from 'drizzle-orm';
import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { emails, sessions, users } from '../../db/schema/people.ts';

t.test('e-mail confirmation', async (t) => {
  let now = new Date('2026-05-01T12:00:00Z');
  const { app, db } = await startTestProductApi(t, { now: () => now });
  const newcomer = (email: string) =>
    createUser(db, { now, values: { email, confirmedAt: null, username: email } });
  const resend = (email: string, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/send-email-confirmation',
      headers,
      payload: { email },
    });
  const mailsTo = (email: string) =>
    db.select().from(emails).where(eq(emails.recipient, email)).orderBy(emails.id);
  const tokens = async (email: string) =>
    (await mailsTo(email)).map(({ text }) => /confirmation=([\w-]+)/.exec(text)?.[1] ?? '');
  const confirm = (token: string) =>
    app.inject(`/api/auth/email-confirmation?confirmation=${token}`);

  t.test('signs in once, and the bearer works', async (t) => {
    const person = await newcomer('a@example.com');
    await resend('A@example.com');
    const [token = ''] = await tokens('a@example.com');
    const answer = await confirm(token);
    t.equal(answer.statusCode, 200);
    t.equal(answer.json().user.id, person.id);
    const me = await app.inject({
      url: '/api/users/me',
      headers: { authorization: `Bearer ${answer.json().jwt}` },
    });
    t.equal(me.json().email, 'a@example.com');

    const again = await confirm(token);
    t.equal(again.statusCode, 400);
    t.equal(again.json().error.details.code, 'auth.confirmation-invalid');
  });

  t.test('is sent again as late for accounts that are known as for others', async (t) => {
    await newcomer('known@example.com');
    for (const email of ['known@example.com', 'nobody@example.com']) {
      const started = performance.now();
      t.equal((await resend(email)).statusCode, 200);
      t.ok(performance.now() - started >= 245, email);
    }
  });

  t.test('works for one of ten clicks at once', async (t) => {
    const person = await newcomer('race@example.com');
    await resend('race@example.com');
    const [token = ''] = await tokens('race@example.com');
    const before = await db.$count(sessions, eq(sessions.userId, person.id));
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    t.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
    t.equal(await db.$count(sessions, eq(sessions.userId, person.id)), before + 1);
  });

  t.test('works by the first mail or the second, and uses both up', async (t) => {
    await newcomer('two@example.com');
    await resend('two@example.com');
    await resend('two@example.com', { 'deckle-return-to': '/following' });
    const [first = '', second = ''] = await tokens('two@example.com');
    t.match((await mailsTo('two@example.com'))[1]?.text, 'redirectTo=%2Ffollowing');
    t.equal((await confirm(first)).statusCode, 200);
    t.equal((await confirm(second)).statusCode, 400);
  });

  t.test('is over after a day', async (t) => {
    await newcomer('late@example.com');
    await resend('late@example.com');
    const [token = ''] = await tokens('late@example.com');
    now = new Date(now.getTime() + 86_400_001);
    t.equal((await confirm(token)).statusCode, 400);
  });

  t.test('is not used up by a HEAD, as link scanners send it', async (t) => {
    const answer = await app.inject({
      method: 'HEAD',
      url: '/api/auth/email-confirmation?confirmation=x',
    });
    t.equal(answer.statusCode, 404);
  });

  t.test('refuses a token that never was, and none at all', async (t) => {
    t.equal((await confirm('never')).json().error.details.code, 'auth.confirmation-invalid');
    t.equal(
      (await app.inject('/api/auth/email-confirmation')).json().error.name,
      'ValidationError',
    );
  });

  t.test('of an account that another browser registered needs a password', async (t) => {
    const email = 'elsewhere@example.com';
    const person = await newcomer(email);
    await resend(email);
    await resend(email);
    const [token = '', second = ''] = await tokens(email);
    const from = (registeredUser: string) =>
      app.inject({
        url: `/api/auth/email-confirmation?confirmation=${token}`,
        headers: { 'deckle-registered-user': registeredUser },
      });
    for (const other of ['0', '', String(person.id + 1), `-${person.id}`, 'x', '1e9']) {
      const answer = await from(other);
      t.equal(answer.json().error.details.code, 'auth.password-needed', other);
    }
    const [{ confirmedAt } = {}] = await db.select().from(users).where(eq(users.id, person.id));
    t.equal(confirmedAt, null);

    const setPassword = (confirmation: string, password: string, again = password) =>
      app.inject({
        method: 'POST',
        url: '/api/auth/email-confirmation',
        payload: { confirmation, password, passwordConfirmation: again },
      });
    t.equal((await setPassword(token, 'weak')).statusCode, 400);
    const differing = await setPassword(token, 'secret-12', 'secret-13');
    t.equal(differing.json().error.details.code, 'auth.passwords-differ');
    const answers = await Promise.all(
      ['secret-12', 'secret-13'].map((password) => setPassword(token, password)),
    );
    t.same(answers.map(({ statusCode }) => statusCode).sort(), [200, 400]);
    t.equal((await setPassword(second, 'secret-14')).statusCode, 400, 'the other link ends');
    const won = answers[0]?.statusCode === 200 ? 'secret-12' : 'secret-13';
    for (const password of ['secret-12', 'secret-13', 'secret-14', 'a-password-1']) {
      const login = await app.inject({
        method: 'POST',
        url: '/api/auth/local/login',
        payload: { identifier: email, password },
      });
      t.equal(login.statusCode, password === won ? 200 : 400, password);
    }
  });

  t.test('signs the browser in that registered', async (t) => {
    const person = await newcomer('here@example.com');
    await resend('here@example.com');
    const [token = ''] = await tokens('here@example.com');
    const answer = await app.inject({
      url: `/api/auth/email-confirmation?confirmation=${token}`,
      headers: { 'deckle-registered-user': String(person.id) },
    });
    t.equal(answer.json().user.id, person.id);
  });

  t.test('is sent again alike to known, confirmed and unknown addresses', async (t) => {
    await createUser(db, { now, values: { email: 'done@example.com' } });
    await newcomer('waiting@example.com');
    const answers = await Promise.all(
      ['waiting@example.com', 'done@example.com', 'nobody@example.com'].map((to) => resend(to)),
    );
    for (const answer of answers) t.same(answer.json(), { ok: true });
    t.equal((await mailsTo('waiting@example.com')).length, 1);
    t.equal((await mailsTo('done@example.com')).length, 0);
  });

  t.test('is not sent without end', async (t) => {
    await newcomer('busy@example.com');
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await resend('busy@example.com')).statusCode);
    t.same(statuses, [200, 200, 200, 200, 200, 429]);
    t.equal((await resend('no address')).statusCode, 400);
  });
});

t.test('logout', async (t) => {
  const { app, db } = await startTestProductApi(t);
  const person = await createUser(db);
  const other = await createUser(db);
  const logout = (authorization?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: authorization === undefined ? {} : { authorization },
    });
  t.same((await logout(person.bearer)).json(), { ok: true });
  t.equal((await logout(person.bearer)).statusCode, 401, 'the bearer is worth nothing now');
  t.equal((await logout()).statusCode, 401);
  const me = await app.inject({ url: '/api/users/me', headers: { authorization: other.bearer } });
  t.equal(me.statusCode, 200, 'other sessions stay');
});
