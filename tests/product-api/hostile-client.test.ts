import { randomUUID } from 'node:crypto';
import t, { type Test } from 'tap';
import { wireError } from '../../shared/contracts/wire/envelope.ts';
import { liveRoutes } from '../support/live-routes.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { isSampled } from '../support/sample.ts';
import {
  bodilessCalls,
  forbiddenFields,
  formCalls,
  refusedAnyway,
  soundBodies,
  wrongFor,
} from './support/hostile-calls.ts';
import { tableDigests } from './support/table-digests.ts';
import { createVictim, type Victim } from './support/victim.ts';

/** The time stands still, so that a slow run does not renew a session. */
const startedAt = new Date();
const api = await startTestProductApi(t, { now: () => startedAt });
const victim = await createVictim(api);
/**
 * The attacker owns one record of each kind too, so that ownership checks are attacked with valid
 * ids.
 */
const attacker = await createVictim(api);
const boss = await createUser(api.db, { roles: ['owner'] });
const bodies = soundBodies(api, victim);
const ownBodies = soundBodies(api, attacker);
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const calls = liveRoutes(api.app).flatMap(({ pattern, methods }) =>
  methods
    .filter((method) => method !== 'HEAD')
    .map((method) => ({ method: method as Method, pattern, name: `${method} ${pattern}` })),
);
const writes = calls.filter(({ method }) => method !== 'GET');
const isOperators = (name: string) => name.includes(' /api/desk/');

type Sent = {
  readonly by?: string | null;
  readonly payload?: string | object | undefined;
  readonly headers?: Record<string, string>;
};

async function send(method: Method, url: string, { by = attacker.bearer, payload, headers }: Sent) {
  const answer = await api.app.inject({
    method,
    url,
    headers: {
      ...(by === null ? {} : { authorization: by }),
      'idempotency-key': randomUUID(),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.body, type: answer.headers['content-type'] };
}
type Answer = Awaited<ReturnType<typeof send>>;

/** A 4xx in Strapi's error shape that reveals nothing internal. */
function isRefusal({ status, body }: Answer): boolean {
  if (status < 400 || status >= 500) return false;
  const read = wireError.safeParse(JSON.parse(body));
  return (
    read.success && read.data.error.status === status && !/select |insert |node_modules/.test(body)
  );
}

/** Records each session's use, once. */
for (const { bearer } of [victim, attacker, boss]) {
  await api.app.inject({ url: '/api/users/me', headers: { authorization: bearer } });
}
/** Digests after the previous attacks, because computing them is slow. */
let left = await tableDigests(api.deps.pool);

/** Runs attacks and compares the database before and after. */
async function changesNothing(t: Test, what: string, attacks: () => Promise<void>) {
  await attacks();
  const now = await tableDigests(api.deps.pool);
  t.same(now, left, `${what} changes nothing`);
  left = now;
  const me = await send('GET', '/api/users/me', {});
  t.equal(me.status, 200, `${what} leaves the attacker signed in, so that attacks go on`);
}

/** Attacks some calls between two comparisons of the database, which take as long as all of them. */
async function attackEach<Call extends { readonly name: string }>(
  t: Test,
  attacked: readonly Call[],
  attack: (call: Call, row: number) => Promise<void>,
): Promise<void> {
  const size = 16;
  for (let at = 0; at < attacked.length; at += size) {
    const group = attacked.slice(at, at + size);
    await changesNothing(t, group.map(({ name }) => name).join(', '), async () => {
      for (const [index, call] of group.entries()) await attack(call, at + index);
    });
  }
}

/** For unknown records these answer with an empty list or with false. */
const answersEmptily = /more-from-artist|is-saved|is-follow|similar/;
/** Needs the card processor, which this test does not have. */
const needsProcessor = 'GET /api/profiles/card-setup';

const paramsOf = (pattern: string) => pattern.match(/:\w+/g) ?? [];
const fill = (pattern: string, value: string) => pattern.replace(/:\w+/g, value);
/** The path with the ids of this user's records. */
const pathTo = (pattern: string, owner: Victim = victim) =>
  pattern
    .replace('/asks/:id/documents/:docId', `/asks/${owner.draftId}/documents/${owner.documentId}`)
    .replace('/asks/:id/documents', `/asks/${owner.draftId}/documents`)
    .replace('/asks/:id/comments', `/asks/${owner.draftId}/comments`)
    .replace('/asks/:id/place/:x', `/asks/${owner.draftId}/place/0`)
    .replace('/asks/:id', `/asks/${owner.askId}`)
    .replace('/bids/:id', `/bids/${owner.bidId}`)
    .replace('/orders/:id', `/orders/${owner.orderId}`)
    .replace('/save-artworks/:id', `/save-artworks/${owner.saveId}`)
    .replace('/follow-artists/:id', `/follow-artists/${owner.followId}`)
    .replace('/raffle-entries/:id', `/raffle-entries/${owner.entryId}`)
    .replace(/\/profiles\/(.*):id/, `/profiles/$1${owner.id}`)
    .replace(/:\w+/g, '1');

t.test('every write route has a valid body in this test, or takes none', async (t) => {
  t.ok(calls.length > 100, `calls found: ${calls.length}`);
  const unknown = writes.filter(
    ({ name }) =>
      !(name in bodies) &&
      !formCalls.has(name) &&
      !bodilessCalls.has(name) &&
      !isOperators(name) &&
      name !== 'POST /api/webhooks/stripe',
  );
  t.same(unknown, []);
});

t.test('refuses invalid ids in every path', async (t) => {
  const numbers = ['0', '-1', '1.5', '2147483648'];
  const others = [
    ...['abc', '999999999', '99999999999999999999', '1e3'],
    ...['%00', '%ff', '..%2f..', '%5c..', "1'or'1'='1", '__proto__', 'constructor', '[object]'],
    'a'.repeat(500),
  ];
  const addressed = calls.filter(({ pattern }) => paramsOf(pattern).length);
  await attackEach(t, addressed, async ({ method, pattern, name }, row) => {
    const values = [...numbers, ...others.filter((_, column) => isSampled(row, column, 4))];
    // Operators' calls refuse the attacker before they read the id.
    const by = isOperators(name) ? boss.bearer : attacker.bearer;
    for (const value of values) {
      const payload = bodies[name] ?? (isOperators(name) ? { reason: 'x' } : undefined);
      const answer = await send(method, fill(pattern, value), { by, payload });
      const isEmpty = value === '999999999' && answersEmptily.test(name) && answer.status === 200;
      if (!isRefusal(answer) && !isEmpty) {
        t.fail(`${name} at ${value.slice(0, 30)}: ${answer.status} ${answer.body.slice(0, 99)}`);
      }
    }
  });
});

t.test('refuses malformed bodies and media types on every write', async (t) => {
  const deep = 40_000;
  const junk: string[] = [
    '',
    '{',
    'null',
    '[]',
    '[{}]',
    '"text"',
    '42',
    'true',
    '{"__proto__":{"role":"operator"}}',
    '{"a":{"__proto__":{"status":"Approved"}}}',
    '{"constructor":{"prototype":{"role":"operator"}}}',
    `${'['.repeat(deep)}${']'.repeat(deep)}`,
    `{"a":${'{"a":'.repeat(deep / 2)}1${'}'.repeat(deep / 2)}}`,
    `{"a":"${'x'.repeat(300_000)}"}`,
    `{${Array.from({ length: 5000 }, (_, index) => `"f${index}":1`).join(',')}}`,
    '{"status":"Approved","price":1,"userId":1}',
    '\ufeff\u0000',
  ];
  const others: Record<string, string>[] = [
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/xml' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/json', 'content-length': '5' },
  ];
  /** These only read, and have defaults for an empty body. */
  const readsAnyway = /latest-asks|latest-bids|new-releases/;
  await attackEach(t, writes, async ({ method, pattern, name }, row) => {
    // A call that reads its body in a way of its own is sent all of it.
    const isOdd =
      formCalls.has(name) || bodilessCalls.has(name) || name === 'POST /api/webhooks/stripe';
    for (const payload of junk.filter((_, column) => isOdd || isSampled(row, column, 4))) {
      const isNothing = payload === '' || payload === 'null';
      if (isNothing && (bodilessCalls.has(name) || readsAnyway.test(name))) continue;
      const answer = await send(method, pathTo(pattern), { payload });
      if (!isRefusal(answer)) {
        t.fail(
          `${name} with ${payload.slice(0, 60)}: ${answer.status} ${answer.body.slice(0, 99)}`,
        );
      }
    }
    for (const headers of others.filter((_, column) => isOdd || isSampled(row, column, 3))) {
      const payload = '{"a":1}';
      const answer = await send(method, pathTo(pattern), { payload, headers });
      if (!isRefusal(answer)) {
        t.fail(
          `${name} as ${headers['content-type']}: ${answer.status} ${answer.body.slice(0, 99)}`,
        );
      }
    }
  });
});

t.test('refuses fields of a wrong type and fields that only the server sets', async (t) => {
  await attackEach(t, writes, async ({ method, pattern, name }) => {
    const sound = ownBodies[name];
    if (!sound) return;
    const attacks: [string, object][] = [
      ...Object.entries(sound).flatMap(([field, value]) =>
        wrongFor(field, value).map((wrong): [string, object] => [
          `${field}: ${JSON.stringify(wrong).slice(0, 40)}`,
          { ...sound, [field]: wrong },
        ]),
      ),
      ...Object.entries(forbiddenFields)
        .filter(([field]) => !(field in sound) || field === 'status')
        .map(([field, value]): [string, object] => [field, { ...sound, [field]: value }]),
    ];
    const own = pathTo(pattern, attacker);
    for (const [what, payload] of attacks) {
      const answer = await send(method, own, { payload });
      if (!isRefusal(answer))
        t.fail(`${name} with ${what}: ${answer.status} ${answer.body.slice(0, 99)}`);
    }
  });
});

t.test('refuses access to another user’s records', async (t) => {
  const owned = /\/(asks|bids|orders|save-artworks|follow-artists|raffle-entries|profiles)\//;
  const reachable = calls.filter(
    ({ pattern, name }) => owned.test(pattern) && /:(id|docId)/.test(pattern) && !isOperators(name),
  );
  t.ok(reachable.length > 15, `calls found: ${reachable.length}`);
  await attackEach(t, reachable, async ({ method, pattern, name }) => {
    const query = name === 'POST /api/asks/:id/documents' ? '?clearFiles=true' : '';
    const payload = bodies[name];
    const answer = await send(method, `${pathTo(pattern)}${query}`, { payload });
    if (!isRefusal(answer)) t.fail(`${name}: ${answer.status} ${answer.body.slice(0, 99)}`);
    t.notMatch(answer.body, victim.email);
    const nobody = await send(method, `${pathTo(pattern)}${query}`, { payload, by: null });
    t.equal(nobody.status, 401, `${name} without a session`);
  });
  await changesNothing(t, 'what names them in a body', async () => {
    for (const name of [
      'POST /api/asks/bulk/place',
      'PUT /api/bids/update/shipping-address-change',
    ]) {
      const [method, url] = name.split(' ') as [Method, string];
      const answer = await send(method, url, { payload: bodies[name] });
      if (!isRefusal(answer)) t.fail(`${name}: ${answer.status} ${answer.body.slice(0, 99)}`);
    }
    const voided = await send('POST', '/api/asks/bulk/void', {
      payload: { asks: [{ id: victim.draftId }, { id: victim.askId }] },
    });
    const outcomes = voided.status === 200 ? JSON.parse(voided.body).data : [];
    t.ok(outcomes.every(({ ok }: { ok: boolean }) => !ok));
  });
});

t.test('refuses or ignores invalid queries on every read', async (t) => {
  const queries = [
    'filters=x',
    'filters[id]=x',
    'filters[id][$in][0]=x',
    'filters[id][$eq]=1;drop table users',
    'filters[password][$eq]=a',
    'filters[user][password][$startsWith]=a',
    'filters[__proto__][x]=1',
    '__proto__[role]=operator',
    'pagination[page]=-1',
    'pagination[page]=1e9',
    'pagination[pageSize]=0',
    'pagination[pageSize]=100000',
    'pagination=x',
    'sort=password:asc',
    'sort[0]=id:desc;--',
    'populate[user][populate]=*',
    'after=x',
    'pagination[after]=x',
    `a${'[b]'.repeat(200)}=1`,
    Array.from({ length: 2000 }, (_, index) => `filters[id][$in][${index}]=1`).join('&'),
    'filters[name][$containsi]=%00',
    'filters[name][$containsi]=%E0%A4%A',
    'token=%00&confirmation=%00&access_token=%00',
  ];
  const reads = calls.filter(({ method, name }) => method === 'GET' && name !== needsProcessor);
  await attackEach(t, reads, async ({ pattern, name }, row) => {
    for (const query of queries.filter((_, column) => isSampled(row, column, 4))) {
      const answer = await send('GET', `${pathTo(pattern)}?${query}`, { by: boss.bearer });
      /** Reads without query parameters may ignore an unknown one. */
      const isFine = isRefusal(answer) || answer.status === 200;
      if (!isFine)
        t.fail(`${name}?${query.slice(0, 60)}: ${answer.status} ${answer.body.slice(0, 99)}`);
      t.notMatch(answer.body, /password_hash|argon2/);
    }
  });
});

t.test('every attacked write works with a valid request', async (t) => {
  for (const { method, pattern, name } of writes) {
    const payload = ownBodies[name];
    if (!payload || refusedAnyway.has(name)) continue;
    const answer = await send(method, pathTo(pattern, attacker), { payload });
    t.equal(answer.status, 200, `${name}: ${answer.body.slice(0, 99)}`);
  }
});
