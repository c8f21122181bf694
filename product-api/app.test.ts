import { eq, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import t from 'tap';
import { z } from 'zod';
import { wireError } from '../shared/contracts/wire/envelope.ts';
import { createUser, startTestProductApi } from '../tests/support/product-api.ts';
import { buildProductApi } from './app.ts';
import { createSigningKeys } from './auth/signing-keys.ts';
import { createLogger } from './boot/logger.ts';
import { openDatabase } from './db/database.ts';
import { sessions } from './db/schema/people.ts';

t.test('bearer', async (t) => {
  let now = new Date('2026-05-01T12:00:00Z');
  const { app, db, deps } = await startTestProductApi(t, { now: () => now });
  const user = await createUser(db, { now });
  const jwt = user.bearer.slice('Bearer '.length);
  const me = (authorization: string, url = '/api/users/me') =>
    app.inject({ url, headers: { authorization } });
  const key = await deps.signingKeys.newest();
  const sign = (claims: object, sub: string, header = {}, secret = key.secret) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', kid: key.id, ...header })
      .setIssuer('deckle product-api')
      .setSubject(sub)
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + 60_000))
      .sign(secret);

  t.test('says who is asking', async (t) => {
    t.equal((await me(user.bearer)).json().id, user.id);
  });

  t.test('is not needed for public reads', async (t) => {
    t.equal((await app.inject('/api/feature-flags')).statusCode, 200);
    t.equal((await app.inject('/api/users/me')).statusCode, 401);
  });

  const [head, body, mark] = jwt.split('.') as [string, string, string];
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const session = JSON.parse(Buffer.from(body, 'base64url').toString()).sid as string;
  const forged: Record<string, string> = {
    'a flipped signature': `${head}.${body}.${mark.startsWith('A') ? 'B' : 'A'}${mark.slice(1)}`,
    'no signature': `${unsigned}.${body}.`,
    'a cut token': jwt.slice(0, -5),
    nonsense: 'nonsense',
    nothing: '',
    'another key': await sign({ sid: session }, String(user.id), {}, new Uint8Array(32)),
    'an unknown key id': await sign({ sid: session }, String(user.id), { kid: 'other' }),
    'another’s session': await sign({ sid: session }, String(user.id + 1)),
    'a session that never was': await sign(
      { sid: '00000000-0000-4000-8000-000000000000' },
      String(user.id),
    ),
    'a session id that is none': await sign({ sid: "' or 1=1" }, String(user.id)),
  };
  for (const [what, token] of Object.entries(forged)) {
    t.test(`is refused with ${what}, on every route`, async (t) => {
      for (const url of ['/api/users/me', '/api/feature-flags', '/healthz', '/nowhere']) {
        const answer = await me(`Bearer ${token}`, url);
        t.equal(answer.statusCode, 401, url);
        t.equal(answer.json().error.message, 'Not authenticated');
      }
    });
  }

  t.test('is refused in another scheme', async (t) => {
    t.equal((await me(`Basic ${jwt}`)).statusCode, 401);
  });

  t.test('is good for thirty days', async (t) => {
    const start = now;
    now = new Date(start.getTime() + 29.9 * 86_400_000);
    t.equal((await me(user.bearer)).statusCode, 200);
    now = new Date(start.getTime() + 30.1 * 86_400_000);
    t.equal((await me(user.bearer)).statusCode, 401);
    now = start;
  });

  t.test('is worth nothing once its session is revoked', async (t) => {
    await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.userId, user.id));
    t.equal((await me(user.bearer)).statusCode, 401);
  });
});

t.test('errors', async (t) => {
  const { app, db, deps, logs } = await startTestProductApi(t);
  app.get('/breaks', async () => {
    throw new Error('the secret of the house');
  });
  app.get('/queries', async () => db.execute(sql`select ${'private@example.com'}::int`));
  app.get(
    '/answers-wrongly',
    { schema: { response: { 200: z.object({ a: z.int() }) } } },
    async () => JSON.parse('{"a":"private@example.com"}'),
  );
  const post = (payload: string, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/api/auth/local/login',
      headers: { 'content-type': type },
      payload,
    });

  const cases = {
    'an unknown route': [404, () => app.inject('/api/nothing')],
    'an unknown method': [404, () => app.inject({ method: 'DELETE', url: '/healthz' })],
    'an unreadable address': [400, () => app.inject('/api/%')],
    'broken JSON': [400, () => post('{"identifier":')],
    'no body': [400, () => post('')],
    'a poisoned prototype': [400, () => post('{"__proto__":{"role":"operator"}}')],
    'a poisoned constructor': [400, () => post('{"constructor":{"prototype":{"a":1}}}')],
    'an unsupported media type': [415, () => post('<a/>', 'text/xml')],
    'too large a body': [413, () => post(JSON.stringify({ identifier: 'a'.repeat(300_000) }))],
    'a text that cannot be kept': [400, () => post('{"identifier":"\\u0000","password":"a"}')],
    'an invalid body': [400, () => post('{}')],
    'a bug': [500, () => app.inject('/breaks')],
    'a failed query': [500, () => app.inject('/queries')],
    'an answer that breaks its contract': [500, () => app.inject('/answers-wrongly')],
  } as const;
  for (const [what, [status, ask]] of Object.entries(cases)) {
    t.test(`answers ${what} with ${status} in Strapi’s form`, async (t) => {
      const answer = await ask();
      t.equal(answer.statusCode, status);
      t.equal(answer.headers['content-type'], 'application/json; charset=utf-8');
      const body = wireError.parse(answer.json());
      t.equal(body.error.status, status);
      t.notMatch(answer.body, /secret|private|select|FST_/);
    });
  }

  t.test('logs the failure without personal data', async (t) => {
    const text = JSON.stringify(logs);
    t.match(text, /the secret of the house/);
    t.match(text, /Failed query/);
    t.notMatch(text, /private@/);
  });

  t.test('answers 503 while the database is away', async (t) => {
    const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
    const lost = { ...deps, ...away, signingKeys: createSigningKeys(away.db, deps.now) };
    const app = await buildProductApi(lost, { logger: createLogger('silent') });
    t.teardown(() => app.close());
    for (const url of ['/readyz', '/api/artworks', '/api/feature-flags']) {
      const answer = await app.inject(url);
      t.equal(answer.statusCode, 503, url);
      t.notMatch(answer.body, /127\.0\.0\.1|ECONN/);
    }
    t.equal((await app.inject('/healthz')).statusCode, 200);
  });
});

t.test('requests', async (t) => {
  const { app, db, logs, wakes } = await startTestProductApi(t);

  t.test('keep a sane id and get one of ours for any other', async (t) => {
    const idOf = async (id: string) =>
      (await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers[
        'x-request-id'
      ];
    t.equal(await idOf('trade-1234.abc_D'), 'trade-1234.abc_D');
    for (const id of ['', 'a'.repeat(101), 'with space in it', 'line\\nbreak']) {
      t.match(await idOf(id), /^[0-9a-f-]{36}$/, id);
    }
  });

  t.test('are logged in one line each, without what they carry', async (t) => {
    const user = await createUser(db);
    logs.length = 0;
    await app.inject({
      url: '/api/users/me?secret=1',
      headers: { authorization: user.bearer, 'x-request-id': 'request-77' },
    });
    t.equal(logs.length, 1);
    t.match(logs[0], {
      event: 'product-api.request',
      reqId: 'request-77',
      route: '/api/users/me',
      status: 200,
      userId: user.id,
      ms: Number,
    });
    t.notMatch(JSON.stringify(logs), /secret|Bearer|@/);
  });

  t.test('wake mail after a write, not after a read', async (t) => {
    const before = wakes();
    await app.inject('/api/feature-flags');
    t.equal(wakes(), before);
    await app.inject({ method: 'POST', url: '/api/auth/logout' });
    t.equal(wakes(), before + 1);
  });
});

t.test('the address of a caller is believed from the proxies that are named alone', async (t) => {
  /** Whether two requests with two forwarded addresses count as two callers. */
  const isBelieved = async (trustProxy: readonly string[], remoteAddress: string) => {
    const { app } = await startTestProductApi(t, { deps: { trustProxy } });
    const left: unknown[] = [];
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const answer = await app.inject({
        ...{ method: 'POST', url: '/api/auth/forgot-password', remoteAddress },
        headers: { 'x-forwarded-for': address },
        payload: { email: 'someone@example.com' },
      });
      left.push(answer.headers['x-ratelimit-remaining']);
    }
    return left[0] === left[1];
  };
  t.equal(await isBelieved(['loopback'], '10.1.2.3'), false, 'a neighbour in a private network');
  t.equal(await isBelieved(['loopback'], '127.0.0.1'), true, 'the BFF beside it');
  t.equal(await isBelieved(['10.0.0.0/8'], '10.1.2.3'), true, 'a BFF that is named');
});

t.test('a file for which the disk has no room is refused as unavailable', async (t) => {
  const { app } = await startTestProductApi(t);
  for (const code of ['ENOSPC', 'EDQUOT']) {
    const failed = Object.assign(new Error(`${code}: /data/uploads/1.part`), { code });
    app.post(`/test/${code}`, () => Promise.reject(failed));
  }
  for (const code of ['ENOSPC', 'EDQUOT']) {
    const answer = await app.inject({ method: 'POST', url: `/test/${code}` });
    t.equal(answer.statusCode, 503);
    t.equal(wireError.parse(answer.json()).error.message, 'Service Unavailable');
    t.notMatch(answer.body, 'uploads');
  }
});

t.test('is not ready while its disk is full', async (t) => {
  const { app } = await startTestProductApi(t, {
    deps: { leastFreeBytes: Number.MAX_SAFE_INTEGER },
  });
  t.equal((await app.inject('/readyz')).statusCode, 503);
});

t.test('is not ready while its database cannot be written, and says so to a trade', async (t) => {
  const { app, db, deps, logs, catalogue, databaseUrl } = await startTestProductApi(t);
  const user = await createUser(db);
  const ready = async () => (await app.inject('/readyz')).statusCode;
  const follow = {
    ...{ method: 'POST', url: '/api/follow-artists' },
    headers: { authorization: user.bearer },
    payload: { artistId: catalogue.artistIds[0] },
  } as const;
  const name = sql.identifier(new URL(databaseUrl).pathname.slice(1));

  t.test('read-only, as a standby is', async (t) => {
    await db.execute(sql`alter database ${name} set default_transaction_read_only = on`);
    const other = openDatabase(databaseUrl, 2);
    const app = await buildProductApi({ ...deps, ...other }, { logger: createLogger('silent') });
    t.teardown(async () => {
      await app.close();
      await other.close();
    });
    t.equal((await app.inject('/readyz')).statusCode, 503);
    const refused = await app.inject(follow);
    t.equal(refused.statusCode, 503);
    t.match(refused.json(), { error: { name: 'ServiceUnavailableError' } });
    await db.execute(sql`alter database ${name} reset default_transaction_read_only`);
    await other.db.execute(sql`set default_transaction_read_only = off`);
  });

  t.test('full', async (t) => {
    await db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise 'No space left on device' using errcode = 'disk_full'; end $$`);
    await db.execute(sql`create function refuse_tables() returns event_trigger language plpgsql as
      $$ begin raise 'No space left on device' using errcode = 'disk_full'; end $$`);
    await db.execute(sql`create trigger full_disk before insert on followed_artists
      execute function refuse()`);
    await db.execute(sql`create event trigger full_disk on ddl_command_start
      when tag in ('CREATE TABLE', 'CREATE TABLE AS') execute function refuse_tables()`);
    t.equal(await ready(), 200, 'no write has failed yet');
    const answer = await app.inject(follow);
    t.equal(answer.statusCode, 503);
    t.match(answer.json(), { error: { name: 'ServiceUnavailableError' } });
    t.equal(await ready(), 503);
    t.equal(await ready(), 503, 'until it can be written');
    t.ok(logs.some(({ event }) => event === 'product-api.not-writable'));
    await db.execute(sql`drop event trigger full_disk`);
    t.equal(await ready(), 200, 'once there is room again');
  });
});
