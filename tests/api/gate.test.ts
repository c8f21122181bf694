import t from 'tap';
import { publicUrl, startBff, type TestBff } from '../support/bff.ts';
import { liveRoutes } from '../support/live-routes.ts';
import { ownHeaders } from '../support/own-headers.ts';
import { ownPolicy, protectionIn, protectionOverHttp } from '../support/protective-headers.ts';
import { writeSiteBuild } from '../support/site-build.ts';

const gatePassword = 'canary-gate password';
const flags = (enabled: boolean) => ({ body: { data: [{ name: 'access-modal', enabled }] } });

async function start(
  t: Parameters<typeof startBff>[0],
  options: Parameters<typeof startBff>[1] = {},
): Promise<TestBff> {
  const bff = await startBff(t, { gatePassword, ...options });
  writeSiteBuild(bff.siteDir);
  bff.upstream.on('GET /api/feature-flags', flags(true));
  return bff;
}

const enter = (bff: TestBff, password: string, remoteAddress = '10.0.0.1') =>
  bff.call('POST', '/api/gate', { payload: { password }, remoteAddress });

async function passOf(bff: TestBff, password = gatePassword): Promise<string> {
  const [cookie] = (await enter(bff, password)).cookies;
  return cookie ? `${cookie.name}=${cookie.value}` : '';
}

t.test('every route of the API refuses a call without the pass', async (t) => {
  const bff = await start(t);
  const open = new Set([
    'GET /healthz',
    'GET /readyz',
    'GET /metrics',
    'GET /robots.txt',
    'POST /api/gate',
  ]);
  const forms = new Set(['POST /api/connect/apple/callback', 'POST /unsubscribe']);
  let refused = 0;
  for (const { url, methods } of liveRoutes(bff.app)) {
    for (const method of methods.filter((one) => one !== 'HEAD')) {
      const isFile = url.startsWith('/assets');
      // A page address answers with a page, so there is no JSON to refuse.
      if (`${method} ${url}` === 'GET /x') continue;
      if (open.has(`${method} ${url}`) || forms.has(`${method} ${url}`) || isFile) continue;
      const answer = await bff.app.inject({
        method: method as 'GET',
        url,
        headers: { ...ownHeaders, accept: 'application/json' },
      });
      refused += 1;
      t.equal(answer.statusCode, 403, `${method} ${url}`);
      t.match(answer.json().error, {
        code: 'gate.closed',
        message: "You don't have access to use the website",
      });
    }
  }
  t.ok(refused > 25, `routes refused: ${refused}`);
  const paths = new Set(bff.upstream.calls.map(({ path }) => path));
  t.strictSame([...paths], ['/api/feature-flags'], 'nothing else was asked of the product API');
});

t.test('every page is the gate, without any content of the site', async (t) => {
  const bff = await start(t);
  for (const url of ['/', '/artworks', '/my-account/buying', '/no/such/page', '/?signup']) {
    const page = await bff.call('GET', url, { headers: { accept: 'text/html' } });
    t.equal(page.statusCode, 403, url);
    t.match(page.body, '<html data-gate="closed">');
    t.match(page.body, '<meta name="robots" content="noindex">');
    t.equal(page.headers['cache-control'], 'no-store');
    t.strictSame(protectionIn(page.headers), {
      ...protectionOverHttp,
      'content-security-policy': ownPolicy,
    });
    t.notMatch(page.body, /Night Harbour|access-modal|id="data"/);
  }
});

t.test('health and readiness probes are always answered', async (t) => {
  const bff = await start(t);
  for (const url of ['/healthz', '/readyz']) {
    t.equal((await bff.call('GET', url)).statusCode, 200);
  }
});

t.test('the password opens calls and pages', async (t) => {
  const bff = await start(t);
  const answer = await enter(bff, gatePassword);
  t.strictSame(answer.json(), { ok: true });
  const line = String(answer.headers['set-cookie']);
  t.match(line, /^deckle-gate=[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  t.notMatch(line, /canary/);
  const behindHttps = await enter(await start(t, { isHttps: true }), gatePassword);
  t.match(
    String(behindHttps.headers['set-cookie']),
    /^__Host-deckle-gate=[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const headers = { cookie: await passOf(bff) };
  t.equal((await bff.call('GET', '/api/session', { headers })).statusCode, 200);
  const page = await bff.call('GET', '/', { headers: { ...headers, accept: 'text/html' } });
  t.equal(page.statusCode, 200);
  t.notMatch(page.body, 'data-gate');
  t.notOk(JSON.stringify(bff.logs).includes('canary-gate'));
});

t.test('a wrong password is refused with the specified message', async (t) => {
  const bff = await start(t);
  for (const wrong of ['x', `${gatePassword} `, gatePassword.toUpperCase(), 'é'.repeat(500)]) {
    const answer = await enter(bff, wrong, `10.1.0.${wrong.length % 200}`);
    t.equal(answer.statusCode, 403);
    t.match(answer.json().error, {
      code: 'gate.incorrect-password',
      message: 'incorrect password',
    });
    t.strictSame(answer.cookies, []);
  }
  t.equal((await enter(bff, '')).json().error.issues[0].message, 'Required');
  t.match(
    bff.logs.find(({ event }) => event === 'gate.refused'),
    { level: 40 },
  );
});

t.test('limits wrong guesses by address and in total, but not right passwords', async (t) => {
  const bff = await start(t);
  for (let turn = 0; turn < 12; turn += 1) await enter(bff, gatePassword);
  for (let turn = 0; turn < 10; turn += 1) t.equal((await enter(bff, 'x')).statusCode, 403);
  const late = await enter(bff, gatePassword);
  t.equal(late.statusCode, 429, 'also for the right one: it could be a guess');
  t.ok(Number(late.headers['retry-after']) > 0);
  for (let turn = 0; turn < 290; turn += 1)
    await enter(bff, 'x', `10.2.${turn >> 7}.${turn & 127}`);
  t.equal((await enter(bff, 'x', '10.3.0.1')).statusCode, 429);
});

t.test(
  'the pass cannot be forged, and expires with the password or after thirty days',
  async (t) => {
    let now = Date.now();
    const key = Buffer.alloc(32, 7);
    const bff = await start(t, { sessionKeys: [key], now: () => now });
    const pass = await passOf(bff);
    const isOpen = async (at: TestBff, cookie: string) =>
      (await at.call('GET', '/api/session', { headers: { cookie } })).statusCode === 200;
    t.ok(await isOpen(bff, pass));
    for (const forged of ['deckle-gate=1', `${pass.slice(0, -2)}AA`, pass.slice(0, -4)]) {
      t.notOk(await isOpen(bff, forged), forged);
    }
    const changed = await start(t, { sessionKeys: [key], gatePassword: 'another' });
    t.notOk(await isOpen(changed, pass));
    now += 30 * 24 * 3_600_000;
    t.notOk(await isOpen(bff, pass));
  },
);

t.test('the gate is open while its flag is off', async (t) => {
  const bff = await start(t);
  bff.upstream.on('GET /api/feature-flags', flags(false));
  t.equal((await bff.call('GET', '/api/session')).statusCode, 200);
});

t.test('the flag can differ between users', async (t) => {
  const bff = await start(t);
  const pass = await passOf(bff);
  bff.upstream.on('GET /api/feature-flags', ({ headers }) => flags(!headers.authorization));
  const login = await bff.call('POST', '/api/auth/login', {
    headers: { cookie: pass },
    payload: { identifier: 'ada@canary.example', password: 'canary-password-1' },
  });
  const [session] = login.cookies.filter(({ name }) => name === 'deckle-session');
  const headers = { cookie: `deckle-session=${session?.value}` };
  t.equal((await bff.call('GET', '/api/session', { headers })).json().user.id, 7);
  t.equal((await bff.call('GET', '/api/session')).statusCode, 403);
});

t.test('a site with a password stays closed while flags cannot be read', async (t) => {
  const closed = await start(t);
  closed.upstream.fail('GET /api/feature-flags', { status: 503 });
  t.equal((await closed.call('GET', '/api/session')).statusCode, 403);
  t.equal(
    (await closed.call('GET', '/api/session', { headers: { cookie: await passOf(closed) } }))
      .statusCode,
    200,
  );
  const open = await start(t, { gatePassword: null });
  open.upstream.fail('GET /api/feature-flags', { status: 503 });
  t.equal((await open.call('GET', '/api/session')).statusCode, 200);
});

t.test('a closed site without a password accepts no password', async (t) => {
  const bff = await start(t, { gatePassword: null });
  t.equal((await bff.call('GET', '/api/session')).statusCode, 403);
  for (const guess of ['null', 'undefined', 'x']) {
    t.equal((await enter(bff, guess)).statusCode, 403);
  }
});

t.test('refuses cross-site calls to the gate', async (t) => {
  const bff = await start(t);
  const answer = await bff.app.inject({
    method: 'POST',
    url: '/api/gate',
    headers: { origin: 'https://evil.example', host: new URL(publicUrl).host },
    payload: { password: gatePassword },
  });
  t.equal(answer.json().error.code, 'request.forbidden-origin');
});

const picture = '/media/0190a0b0-0000-4000-8000-000000000001/xs.webp';

/** Serves the picture, which any cache may store. */
function withPicture(bff: TestBff): TestBff {
  bff.upstream.take(`GET ${picture}`, (_request, response) => {
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.setHeader('content-type', 'image/webp').end('picture');
  });
  bff.upstream.take(`HEAD ${picture}`, (_request, response) => {
    response.setHeader('content-type', 'image/webp').end();
  });
  return bff;
}

t.test('every request for a picture needs the pass', async (t) => {
  const bff = withPicture(await start(t));
  for (const headers of [
    {},
    { accept: 'text/html' },
    { accept: 'image/webp' },
    { range: 'bytes=0-3' },
    { 'if-none-match': '"x"' },
    { 'if-modified-since': new Date().toUTCString() },
    { cookie: 'deckle-gate=forged' },
  ]) {
    for (const method of ['GET', 'HEAD'] as const) {
      for (const url of [picture, `${picture}?x`, picture.replace('m', '%6d'), '/media/x']) {
        const answer = await bff.call(method, url, { headers });
        t.equal(answer.statusCode, 403, `${method} ${url}`);
        t.equal(answer.headers['cache-control'], 'no-store');
      }
    }
  }
  const answer = await bff.call('GET', picture, { headers: { cookie: await passOf(bff) } });
  t.equal(answer.statusCode, 200);
  t.equal(answer.body, 'picture');
  t.match(answer.headers['cache-control'], /^public/);
});

t.test('a user whose flag opens the site gets pictures that caches may store', async (t) => {
  const bff = withPicture(await start(t));
  const pass = await passOf(bff);
  bff.upstream.on('GET /api/feature-flags', ({ headers }) => flags(!headers.authorization));
  const login = await bff.call('POST', '/api/auth/login', {
    headers: { cookie: pass },
    payload: { identifier: 'ada@canary.example', password: 'canary-password-1' },
  });
  const session = login.cookies.find(({ name }) => name === 'deckle-session');
  const headers = { cookie: `deckle-session=${session?.value}` };
  const answer = await bff.call('GET', picture, { headers });
  t.equal(answer.statusCode, 200);
  t.match(answer.headers['cache-control'], /^public/);
  t.equal(answer.headers['set-cookie'], undefined);
  t.equal((await bff.call('GET', picture)).statusCode, 403);
  const forged = { cookie: 'deckle-session=forged' };
  t.equal((await bff.call('GET', picture, { headers: forged })).statusCode, 403);
  const open = withPicture(await start(t));
  open.upstream.on('GET /api/feature-flags', flags(false));
  const cleared = await open.call('GET', picture, { headers: forged });
  t.equal(cleared.statusCode, 200);
  t.equal(cleared.headers['cache-control'], 'no-store', 'it clears a cookie');
});

for (const idleMs of [5_000, 29_000, 240_000]) {
  t.test(
    `the flag closes and opens the site within five seconds, ${idleMs} ms after a visit`,
    async (t) => {
      let now = Date.now();
      const bff = withPicture(await start(t, { now: () => now }));
      bff.upstream.on('GET /api/feature-flags', flags(false));
      const headers = { cookie: await bff.signIn() };
      const statuses = async () => {
        const answers = [
          await bff.call('GET', '/api/session'),
          await bff.call('GET', '/artworks', { headers: { accept: 'text/html' } }),
          await bff.call('GET', picture),
          await bff.call('GET', '/api/session', { headers }),
          await bff.call('GET', picture, { headers }),
        ];
        return answers.map(({ statusCode }) => statusCode);
      };
      t.strictSame(await statuses(), [200, 200, 200, 200, 200]);
      now += idleMs - 5_000;
      await statuses();
      bff.upstream.on('GET /api/feature-flags', flags(true));
      now += 5_000;
      t.strictSame(await statuses(), [403, 403, 403, 403, 403]);
      now += idleMs;
      bff.upstream.on('GET /api/feature-flags', flags(false));
      now += 5_000;
      t.strictSame(await statuses(), [200, 200, 200, 200, 200]);
    },
  );
}

t.test(
  'the last known flags apply for up to five minutes while flags cannot be read',
  async (t) => {
    let now = Date.now();
    const bff = await start(t, { now: () => now });
    bff.upstream.on('GET /api/feature-flags', flags(false));
    const headers = { cookie: await bff.signIn() };
    const statuses = async () => [
      (await bff.call('GET', '/api/session')).statusCode,
      (await bff.call('GET', '/api/session', { headers })).statusCode,
    ];
    t.strictSame(await statuses(), [200, 200]);
    bff.upstream.fail('GET /api/feature-flags', 'silent');
    now += 60_000;
    t.strictSame(await statuses(), [200, 200]);
    now += 300_000;
    t.strictSame(await statuses(), [403, 403], 'not for longer than five minutes');
  },
);
