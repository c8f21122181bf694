import t from 'tap';
import { createMemoryCache } from '../cache/memory-cache.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import { createEndedSessions } from './ended-sessions.ts';
import type { Session } from './session-cookie.ts';

const start = 1_700_000_000_000;
const hour = 3_600_000;

function sessionOf(jwt: string, issuedAt = start): Session {
  const user = { id: 7, username: 'ada', firstName: 'Ada', lastName: 'Lovelace' };
  return { jwt, user, issuedAt, expiresAt: start + 12 * hour };
}

/** Two processes with one cache and one clock, and the keys that they asked the cache for. */
function twoCopies() {
  const clock = { now: start };
  const now = () => clock.now;
  const memory = createMemoryCache(now);
  const asked: string[] = [];
  const cache: SharedCache = {
    ...memory,
    get: (key) => {
      asked.push(key);
      return memory.get(key);
    },
  };
  const [here, elsewhere] = [createEndedSessions(cache, now), createEndedSessions(cache, now)];
  return { clock, cache, asked, here, elsewhere, loseCache: memory.clear };
}

t.test('a copy accepts a session that ended at another one for a second at most', async (t) => {
  const { clock, here, elsewhere } = twoCopies();
  const session = sessionOf('a');
  t.equal(await elsewhere.has(session), false);
  here.add(session);
  t.equal(await here.has(session), true, 'at once where it ended');
  clock.now += 1_000;
  t.equal(await elsewhere.has(session), true);
  t.equal(await elsewhere.has(sessionOf('b')), false, 'another session of the same person');
  t.equal(await elsewhere.has(sessionOf('a', start + 1)), false, 'the same token, issued again');
});

t.test('a copy that has not seen the session yet never accepts it', async (t) => {
  const { here, elsewhere } = twoCopies();
  const session = sessionOf('a');
  here.add(session);
  t.equal(await elsewhere.has(session), true);
});

t.test('what a copy has learned holds when the cache has lost it', async (t) => {
  const { clock, here, elsewhere, loseCache } = twoCopies();
  const session = sessionOf('a');
  here.add(session);
  t.equal(await elsewhere.has(session), true);
  loseCache();
  clock.now += 2_000;
  t.equal(await elsewhere.has(session), true);
});

t.test('an ended session stays ended at every copy for as long as its cookie opens', async (t) => {
  const { clock, cache, here } = twoCopies();
  const session = sessionOf('a');
  here.add(session);
  for (const age of [61_000, hour, 12 * hour - 1]) {
    clock.now = start + age;
    const started = createEndedSessions(cache, () => clock.now);
    t.equal(await started.has(session), true, `after ${age} ms`);
    t.equal(await here.has(session), true);
  }
  clock.now = session.expiresAt;
  t.equal(await createEndedSessions(cache, () => clock.now).has(session), false, 'and no longer');
});

t.test('the cache is asked once a second for each session, and by no name', async (t) => {
  const { clock, asked, here } = twoCopies();
  for (let call = 0; call < 20; call += 1) await here.has(sessionOf('a'));
  clock.now += 999;
  t.equal(await here.has(sessionOf('a')), false);
  t.equal(asked.length, 1);
  clock.now += 1;
  await here.has(sessionOf('a'));
  t.equal(asked.length, 2);
  t.match(asked[0], /^ended:[\w-]{43}$/);
});

t.test('a process without copies knows what it ended itself', async (t) => {
  const ended = createEndedSessions(null, () => start);
  t.equal(ended.has(sessionOf('a')), false);
  t.equal(ended.add(sessionOf('a')), true);
  t.equal(ended.add(sessionOf('a')), false, 'not for the first time');
  t.equal(ended.has(sessionOf('a')), true);
  t.equal(ended.has(sessionOf('b')), false);
});
