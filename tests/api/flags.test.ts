import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { cookieOf, type TestBff } from '../support/bff.ts';
import { until } from '../support/until.ts';
import { ada, jwtOf } from '../support/wire-fixtures.ts';
import { startCopies } from './support/copies.ts';

const readFlags = 'GET /api/feature-flags';

/** Signs in as a person whom the upstream knows by this mark. */
async function signIn(bff: TestBff | undefined, mark: string): Promise<string> {
  const payload = { identifier: mark, password: 'canary-password-1' };
  const answer = await bff?.call('POST', '/api/auth/login', { payload });
  return String(answer && cookieOf(answer));
}

async function start(t: Parameters<typeof startCopies>[0], count: number) {
  const started = await startCopies(t, count);
  const { upstream } = started;
  const named = new Set<string>();
  upstream.on('POST /api/auth/local/login', ({ body }) => {
    const mark = (body as { identifier: string }).identifier;
    return { body: { jwt: jwtOf({ mark }), user: ada } };
  });
  upstream.on(readFlags, ({ headers }) => {
    const token = String(headers.authorization ?? '').split('.')[1] ?? '';
    const mark = token && JSON.parse(Buffer.from(token, 'base64url').toString()).mark;
    return { body: { data: [{ name: 'canary-thing', enabled: named.has(mark || 'visitors') }] } };
  });
  return { ...started, named };
}

async function isOn(bff: TestBff | undefined, cookie: string | null): Promise<boolean> {
  const headers = cookie === null ? {} : { cookie };
  const answer = await bff?.call('GET', '/api/session', { headers });
  return answer?.json().flags['canary-thing'];
}

t.test(
  'a user’s flags apply to that user only, on every copy, and are not in the shared cache',
  async (t) => {
    const { copies, clock, named, raw } = await start(t, 2);
    const [one, other] = copies;
    const [adas, bos] = [await signIn(one, 'ada'), await signIn(one, 'bo')];
    const look = async () => {
      const seen: boolean[] = [];
      for (const copy of [one, other]) {
        for (const cookie of [adas, bos, null]) seen.push(await isOn(copy, cookie));
      }
      return seen;
    };
    t.strictSame(await look(), [false, false, false, false, false, false]);
    named.add('ada');
    clock.now += 5_000;
    t.strictSame(await look(), [true, false, false, true, false, false], 'after five seconds');
    const kept = await Promise.all(
      (await raw.keys('*flags*')).map(async (key) => JSON.parse(String(await raw.get(key)))),
    );
    t.match(kept, [{ value: { 'canary-thing': false } }], 'visitors’ flags alone are shared');
    t.equal(kept.length, 1);
    named.clear();
    named.add('visitors');
    clock.now += 5_000;
    t.strictSame(await look(), [false, false, true, false, false, true], 'a visitor’s neither');
  },
);

t.test('each of many concurrent users gets their own flags', async (t) => {
  const { copies, named, clock } = await start(t, 1);
  const [bff] = copies;
  const people = Array.from({ length: 20 }, (_, index) => `person-${index}`);
  const cookies = await Promise.all(people.map((mark) => signIn(bff, mark)));
  for (const mark of people.filter((_, index) => index % 3 === 0)) named.add(mark);
  clock.now += 5_000;
  const isNamed = (person: number) => person < 20 && person % 3 === 0;
  const look = () =>
    Promise.all(
      Array.from({ length: 400 }, async (_, index) => {
        const person = index % 21;
        return { person, isOn: await isOn(bff, cookies[person] ?? null) };
      }),
    );
  // A busy machine may serve the flags of before for a moment, but never another person's.
  let seen = await look();
  const others: number[] = [];
  await until(async () => {
    others.push(...seen.filter((one) => one.isOn && !isNamed(one.person)).map((one) => one.person));
    if (seen.every((one) => one.isOn === isNamed(one.person))) return true;
    seen = await look();
    return false;
  });
  t.strictSame(others, []);
});

t.test('flags of a user end with signing out or signing in as another user', async (t) => {
  const { copies, named } = await start(t, 1);
  const [bff] = copies;
  named.add('ada');
  const adas = await signIn(bff, 'ada');
  t.equal(await isOn(bff, adas), true);
  await bff?.call('POST', '/api/auth/logout', { headers: { cookie: adas } });
  await sleep(50);
  t.equal(await isOn(bff, adas), false, 'an ended session is a visitor');
  t.equal(await isOn(bff, await signIn(bff, 'bo')), false);
});
