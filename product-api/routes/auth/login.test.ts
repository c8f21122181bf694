import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { hashPassword } from '../../auth/passwords.ts';

const password = 'correct horse 1';

t.test('login', async (t) => {
  const clock = { now: Date.now() };
  const { app, db } = await startTestProductApi(t, { now: () => new Date(clock.now) });
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

  t.test('checks ten of fifty guesses made at once by both names of an account', async (t) => {
    const email = 'target@example.com';
    await createUser(db, { values: { passwordHash, email, username: 'Target' } });
    const names = [email, 'target', ' TARGET@example.com', 'Target '];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => login(names[at % 4]!, `wrong horse ${at}`)),
    );
    const codes = answers.map((answer) => answer.json().error.details.code);
    t.equal(codes.filter((code) => code === 'auth.invalid-credentials').length, 10);
    t.equal(codes.filter((code) => code === 'auth.too-many-tries').length, 40);

    for (const name of names) {
      const locked = await login(name);
      t.equal(locked.statusCode, 429, 'the right password as well');
      t.equal(locked.json().error.name, 'RateLimitError');
      t.match(locked.json().error.message, /^Too many failed attempts for this account/);
      const seconds = Number(locked.headers['retry-after']);
      t.ok(seconds > 800 && seconds <= 900, `told to wait ${seconds} s`);
    }
    t.equal((await login('ada@example.com')).statusCode, 200, 'other accounts are not delayed');
  });

  t.test('limits and answers unknown names in the same way', async (t) => {
    await createUser(db, { values: { passwordHash, email: 'known@example.com' } });
    const answersOf = async (name: string) => {
      const answers = [];
      for (let tries = 0; tries < 12; tries += 1) {
        const answer = await login(tries % 2 ? name : ` ${name.toUpperCase()}`, 'wrong horse 1');
        answers.push({ status: answer.statusCode, body: answer.json() });
      }
      return answers;
    };
    const known = await answersOf('known@example.com');
    t.same(await answersOf('unknown@example.com'), known);
    t.equal(known.filter(({ status }) => status === 429).length, 2);
  });

  t.test('takes as long to refuse an unknown name as a wrong password', async (t) => {
    await createUser(db, { values: { passwordHash, email: 'timed@example.com' } });
    const [known, unknown] = ['timed@example.com', 'nobody-timed@example.com'];
    const fastest: Record<string, number> = {};
    for (let tries = 0; tries < 9; tries += 1) {
      for (const name of [known, unknown]) {
        const started = performance.now();
        await login(name, 'wrong horse 1');
        const took = performance.now() - started;
        fastest[name] = Math.min(fastest[name] ?? took, took);
      }
    }
    const ratio = fastest[unknown]! / fastest[known]!;
    t.ok(ratio > 1 / 2 && ratio < 2, `${ratio} of the time for a known name`);
  });

  t.test('the right password gives back its own try, and no wrong one', async (t) => {
    const email = 'forgetful@example.com';
    await createUser(db, { values: { passwordHash, email } });
    for (let tries = 0; tries < 9; tries += 1) await login(email, 'wrong horse 1');
    for (let times = 0; times < 3; times += 1) t.equal((await login(email)).statusCode, 200);
    t.equal((await login(email, 'wrong horse 1')).statusCode, 400, 'the tenth wrong one');
    t.equal((await login(email)).statusCode, 429);
  });

  t.test('an account opens again when its time is over', async (t) => {
    const email = 'patient@example.com';
    await createUser(db, { values: { passwordHash, email } });
    for (let tries = 0; tries < 10; tries += 1) await login(email, 'wrong horse 1');
    t.equal((await login(email)).statusCode, 429);
    clock.now += 15 * 60_000;
    t.equal((await login(email)).statusCode, 200);
  });
});
