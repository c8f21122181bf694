import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { hashPassword } from '../../product-api/auth/passwords.ts';
import { startBff, type TestBff } from '../support/bff.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { wireErrorBody } from '../support/upstream.ts';
import { ada, jwtOf } from '../support/wire-fixtures.ts';

/** Generous, because a time-out does not count as an attempt. */
const limits = { readMs: 30_000, tradeMs: 30_000 };
const right = 'canary-password-1';
const wrong = wireErrorBody(400, 'Invalid identifier or password', {
  code: 'auth.invalid-credentials',
});

const login = (bff: TestBff, identifier: string, password: string) =>
  bff.call('POST', '/api/auth/login', { payload: { identifier, password } });

/** An upstream that checks passwords slowly, so that attempts overlap. */
function checkPasswords(bff: TestBff): void {
  bff.upstream.on('POST /api/auth/local/login', async ({ body }) => {
    await sleep(20);
    const isRight = (body as { password: string }).password === right;
    return isRight ? { body: { jwt: jwtOf(), user: ada } } : { status: 400, body: wrong };
  });
}

t.test('ten of fifty concurrent guesses reach the product API', async (t) => {
  const bff = await startBff(t, { limits });
  checkPasswords(bff);
  const names = ['ada@canary.example', ' ADA@canary.example '];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => login(bff, names[at % 2]!, `guess-${at}`)),
  );
  t.equal(answers.filter(({ statusCode }) => statusCode === 400).length, 10);
  t.equal(bff.upstream.callsOf('POST /api/auth/local/login').length, 10);
  const locked = await login(bff, names[0]!, right);
  t.equal(locked.statusCode, 429, 'the right password as well');
  t.equal(locked.json().error.code, 'auth.too-many-tries');
  t.match(locked.json().error.message, /^Too many failed attempts for this account/);
  const seconds = Number(locked.headers['retry-after']);
  t.ok(seconds > 800 && seconds <= 900, `told to wait ${seconds} s`);
  t.equal((await login(bff, 'bob@canary.example', right)).statusCode, 200);
});

t.test('a correct password releases its own attempt, and no wrong one', async (t) => {
  const bff = await startBff(t, { limits });
  checkPasswords(bff);
  const name = 'ada@canary.example';
  for (let tries = 0; tries < 9; tries += 1) await login(bff, name, 'guess');
  for (let times = 0; times < 3; times += 1) {
    t.equal((await login(bff, name, right)).statusCode, 200);
  }
  t.equal((await login(bff, name, 'guess')).statusCode, 400, 'the tenth wrong one');
  t.equal((await login(bff, name, right)).statusCode, 429);
});

t.test('an attempt that the product API could not check does not count', async (t) => {
  const bff = await startBff(t, { limits });
  checkPasswords(bff);
  bff.upstream.fail('POST /api/auth/local/login', { status: 503 }, 20);
  for (let tries = 0; tries < 20; tries += 1) {
    t.equal((await login(bff, 'ada@canary.example', 'guess')).statusCode, 503);
  }
  t.equal((await login(bff, 'ada@canary.example', right)).statusCode, 200);
});

t.test('e-mail and username of one account share its ten attempts', async (t) => {
  const api = await startTestProductApi(t);
  const productApiUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const bff = await startBff(t, {
    productApiUrl,
    limits,
  });
  const [email, username] = ['ada@canary.example', 'printmaker'];
  const names = [email, username];
  const passwordHash = await hashPassword(right);
  await createUser(api.db, { values: { passwordHash, email, username } });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => login(bff, names[at % 2]!, `guess-${at}`)),
  );
  const codes = answers.map((answer) => answer.json().error.code);
  t.equal(codes.filter((code) => code === 'auth.invalid-credentials').length, 10);
  t.equal(codes.filter((code) => code === 'auth.too-many-tries').length, 40);
  for (const name of names) {
    const locked = await login(bff, name, right);
    t.equal(locked.statusCode, 429);
    t.ok(Number(locked.headers['retry-after']) > 800, 'also where the product API refuses');
  }
});
