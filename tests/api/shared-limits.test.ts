import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import type { TestBff } from '../support/bff.ts';
import { wireErrorBody } from '../support/upstream.ts';
import { startCopies } from './support/copies.ts';

const wrong = {
  status: 400,
  body: wireErrorBody(400, 'x', { code: 'auth.invalid-credentials' }),
};
const ada = 'ada@canary.example';

const login = (bff: TestBff | undefined, identifier = ada, address = '10.1.1.1') =>
  bff!.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '10.0.0.1',
    headers: { 'x-deckle': '1', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
    payload: { identifier, password: 'canary-password-1' },
  });

const account = (bff: TestBff | undefined, cookie: string) =>
  bff!.call('GET', '/api/account/buying', { headers: { cookie } });

t.test('guesses at one account are counted across all copies', async (t) => {
  const { copies, upstream } = await startCopies(t, 2);
  upstream.on('POST /api/auth/local/login', wrong);
  for (let guess = 0; guess < 10; guess += 1) {
    const address = `10.1.1.${guess}`;
    t.equal((await login(copies[guess % 2], ada, address)).statusCode, 400, `guess ${guess}`);
  }
  for (const copy of copies) {
    const locked = await login(copy);
    t.equal(locked.statusCode, 429);
    t.equal(locked.json().error.code, 'auth.too-many-tries');
    t.ok(Number(locked.headers['retry-after']) > 800);
  }
  t.equal(upstream.callsOf('POST /api/auth/local/login').length, 10);
});

t.test('a correct password releases only its own attempt, on any copy', async (t) => {
  const { copies } = await startCopies(t, 2);
  for (let times = 0; times < 30; times += 1) {
    t.equal((await login(copies[times % 2])).statusCode, 200);
  }
});

t.test('calls from one address are counted across all copies', async (t) => {
  const { copies } = await startCopies(t, 2);
  const answers = [];
  for (let call = 0; call < 140; call += 1) {
    answers.push((await login(copies[call % 2], `person-${call}@canary.example`)).statusCode);
  }
  t.strictSame(answers.slice(0, 120), Array(120).fill(200));
  // A copy counts by itself where the cache is late, as on a busy machine.
  t.ok(answers.filter((status) => status === 200).length < 130);
  t.strictSame(answers.slice(-2), [429, 429]);
  const other = await login(copies[0], ada, '10.9.9.9');
  t.equal(other.statusCode, 200, 'another address');
});

t.test('a session signed out at one copy ends at the others within a second', async (t) => {
  const { copies, clock, upstream } = await startCopies(t, 2);
  const [one, other] = copies;
  upstream.fail('POST /api/auth/logout', { status: 503 });
  const cookie = await one!.signIn();
  t.equal((await account(other, cookie)).statusCode, 200);
  await one!.call('POST', '/api/auth/logout', { headers: { cookie } });
  await sleep(50);
  clock.now += 1_001;
  const refused = await account(other, cookie);
  t.equal(refused.statusCode, 401, 'also where the product API could not be told');
  t.ok(refused.cookies.some(({ name, value }) => name === 'deckle-session' && value === ''));
});

t.test('without the cache each copy counts and signs out on its own', async (t) => {
  const { copies, cache, upstream } = await startCopies(t, 2);
  const [one] = copies;
  const cookie = await one!.signIn();
  upstream.on('POST /api/auth/local/login', wrong);
  for (let guess = 0; guess < 5; guess += 1) await login(one);
  await cache.kill();
  for (let guess = 0; guess < 5; guess += 1) {
    t.equal((await login(one)).statusCode, 400, 'no address is locked out for it');
  }
  t.equal((await login(one)).statusCode, 429, 'what was counted before counts');
  t.equal((await account(one, cookie)).statusCode, 200);
  await one!.call('POST', '/api/auth/logout', { headers: { cookie } });
  t.equal((await account(one, cookie)).statusCode, 401);
});

t.test('requests succeed while the cache hangs', async (t) => {
  const { copies, cache } = await startCopies(t, 1);
  const cookie = await copies[0]!.signIn();
  cache.hang();
  t.teardown(cache.goOn);
  const answers = await Promise.all(Array.from({ length: 50 }, () => account(copies[0], cookie)));
  t.strictSame([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
  t.equal((await account(copies[0], cookie)).statusCode, 200);
});

t.test('the cache holds no names, addresses or tokens', async (t) => {
  const { copies, raw } = await startCopies(t, 1);
  const cookie = await copies[0]!.signIn();
  await login(copies[0]);
  await copies[0]!.call('POST', '/api/auth/logout', { headers: { cookie } });
  await sleep(50);
  const keys = await raw.keys('*');
  t.ok(keys.some((key) => /^deckle:rate:login:[\w-]{22}$/.test(key)));
  t.ok(keys.some((key) => /^deckle:ended:[\w-]{43}$/.test(key)));
  t.notMatch(JSON.stringify(keys), /canary|10\.1\.1|eyJ/);
  for (const key of keys) t.ok((await raw.pTTL(key)) > 0, `${key} is kept for a while`);
});
