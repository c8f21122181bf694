import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { errorBody } from '../../shared/contracts/error.ts';
import { errorMessages } from '../../shared/contracts/error-codes.ts';
import { httpsUrl, publicUrl, startBff } from '../support/bff.ts';
import { assetUrl, buildTinySite } from '../support/built-site.ts';
import { failEach } from '../support/fail-each.ts';
import {
  ownPolicy,
  plainPagePolicy,
  protectionIn,
  protectionOverHttp,
  protectionOverHttps,
} from '../support/protective-headers.ts';
import { writeSiteBuild } from '../support/site-build.ts';
import { jwtOf } from '../support/wire-fixtures.ts';

const picture = '/media/0190a0b0-0000-4000-8000-000000000001/xs.webp';

t.test('sends no headers of the browser to the product API', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const sent = {
    cookie,
    authorization: `Bearer ${jwtOf({ mark: 'planted' })}`,
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=6.6.6.6',
    'x-http-method-override': 'DELETE',
    'proxy-authorization': 'Basic x',
    te: 'trailers',
    'x-anything': '1',
    referer: 'https://evil.example/',
    'user-agent': 'canary-agent',
  };
  bff.upstream.on(`GET ${picture}`, { body: {} });
  await bff.call('GET', '/api/profile', { headers: sent });
  await bff.call('GET', '/api/artworks/11', { headers: sent });
  await bff.call('GET', picture, { headers: sent });
  const allowed = new Set([
    'host',
    'connection',
    'accept',
    'x-request-id',
    'x-forwarded-for',
    'authorization',
    'content-type',
    'content-length',
  ]);
  for (const { headers, path } of bff.upstream.calls) {
    for (const name of Object.keys(headers)) t.ok(allowed.has(name), `${name} to ${path}`);
    t.notMatch(JSON.stringify(headers), /6\.6\.6\.6|evil|canary-agent|deckle-session/);
  }
  const [media] = bff.upstream.callsOf(`GET ${picture}`);
  t.equal(media?.headers.authorization, undefined, 'a picture is fetched without a session');
});

t.test('passes no headers of the product API to the browser', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on(`GET ${picture}`, { body: 'a picture', type: 'image/webp' });
  for (const [url, status] of [
    ['/api/home', 200],
    ['/api/artworks/11', 200],
    ['/api/none', 404],
    [picture, 200],
  ] as const) {
    const { headers, statusCode } = await bff.call('GET', url);
    t.equal(statusCode, status, url);
    for (const name of ['set-cookie', 'x-powered-by', 'server', 'location']) {
      t.equal(headers[name], undefined, `${name} of ${url}`);
    }
  }
});

/** Each header that is missing, other than expected, or one too many. */
function differences(headers: OutgoingHttpHeaders, expected: Record<string, string>): string[] {
  const found: Record<string, unknown> = protectionIn(headers);
  const names = new Set([...Object.keys(found), ...Object.keys(expected)]);
  return [...names]
    .filter((name) => found[name] !== expected[name])
    .map((name) => `${name}: ${found[name]}`);
}

t.test('every answer carries the protective headers', async (t) => {
  const openIdUrl = 'http://127.0.0.1:1';
  for (const [isHttps, address, protection] of [
    [false, publicUrl, protectionOverHttp],
    [true, httpsUrl, protectionOverHttps],
  ] as const) {
    const bff = await startBff(t, { isHttps, siteDir: buildTinySite(t), openIdUrl });
    bff.upstream.on(`GET ${picture}`, { body: 'a picture', type: 'image/webp' });
    const cookie = await bff.signIn();
    const expected = { ...protection, 'content-security-policy': ownPolicy };
    const wrong: string[] = [];
    for (const [url, status, asked] of [
      ['/login', 200],
      ['/none', 404],
      ['/my-account/buying', 302],
      ['/api/session', 200],
      ['/api/none', 404],
      ['/api/account/buying', 401],
      ['/api/docs/json', 200],
      ['/healthz', 200],
      ['/metrics', 404],
      ['/robots.txt', 200],
      [assetUrl, 200],
      ['/favicon.svg', 200],
      [picture, 200],
      ['/media/x', 404],
      ['/sandbox/openid/google/auth', 503],
      ['/my-account/buying', 200, { cookie }],
      ['/api/profile', 200, { cookie }],
      ['/', 421, { host: 'evil.example', accept: '*/*' }],
      ['/login', 200, { origin: 'https://evil.example' }],
    ] as readonly [string, number, Record<string, string>?][]) {
      const headers = { accept: 'text/html', ...asked };
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await bff.call(method, url, { headers });
        const what = `${method} ${url} ${JSON.stringify(asked ?? {})}`;
        if (method === 'GET') t.equal(answer.statusCode, status, what);
        wrong.push(...differences(answer.headers, expected).map((one) => `${what}: ${one}`));
      }
    }
    for (const method of ['POST', 'OPTIONS'] as const) {
      const headers = { host: new URL(address).host, origin: 'https://evil.example' };
      const refused = await bff.app.inject({ method, url: '/api/auth/login', headers });
      t.ok(refused.statusCode >= 400);
      wrong.push(...differences(refused.headers, expected).map((one) => `${method}: ${one}`));
    }
    failEach(t, wrong);
  }
});

t.test(
  'a malformed URL is answered with a policy that allows only the page’s own style',
  async (t) => {
    const bff = await startBff(t);
    const nosniff = { 'x-content-type-options': 'nosniff' };
    const page = await bff.call('GET', '/%', { headers: { accept: 'text/html' } });
    const css = /<style>(.*?)<\/style>/s.exec(page.body)?.[1] ?? 'none';
    const hash = createHash('sha256').update(css).digest('base64');
    const policy = plainPagePolicy(hash);
    t.strictSame(protectionIn(page.headers), { ...nosniff, 'content-security-policy': policy });
    const told = await bff.call('GET', '/%', { headers: { accept: '*/*' } });
    t.strictSame(protectionIn(told.headers), {
      ...nosniff,
      'content-security-policy': "default-src 'self';frame-ancestors 'none'",
    });
  },
);

t.test('a malformed URL gets a page in a browser and a JSON error elsewhere', async (t) => {
  const bff = await startBff(t);
  const shown = await bff.call('GET', '/artworks/%E0%A4%A', { headers: { accept: 'text/html' } });
  t.equal(shown.statusCode, 400);
  t.match(shown.headers['content-type'], /^text\/html/);
  t.match(shown.body, /Page not found.*<a href="\/">.*Reference /);
  const told = await bff.call('GET', '/artworks/%E0%A4%A', { headers: { accept: '*/*' } });
  t.equal(told.json().error.code, 'request.invalid');
});

/** Sent as raw bytes: an HTTP client would normalize them first. */
const traversals = [
  '/media/../api/users/me',
  '/media/..%2fapi%2fusers%2fme',
  '/media/..%5capi%5cusers%5cme',
  '/media/..\\api\\users\\me',
  '/media/%2e%2e/api/users/me',
  '/media/%252e%252e/api/users/me',
  '/media/0190a0b0-0000-4000-8000-000000000001/..%2f..%2fapi/users/me',
  '/media/0190a0b0-0000-4000-8000-000000000001/xs.webp/../../../api/users/me',
  '/media/0190a0b0-0000-4000-8000-000000000001/xs.webp?x=1',
  '/media/0190a0b0-0000-4000-8000-000000000001/xs.webp%00',
  '/media/0190a0b0-0000-4000-8000-000000000001/xs.webp;x',
  '/media/0190A0B0-0000-4000-8000-000000000001/xs.webp',
  '/media/0190a0b0-0000-4000-8000-000000000001//xs.webp',
  '/media//api/users/me',
  '//media/x',
  '/media/x/y/z',
  '/media',
  '/api/artworks/..%2f..%2fusers%2fme',
  '/api/artworks/%2e%2e/%2e%2e/users/me',
  '/api/artworks/1%2f..%2f2',
  '/api/artworks/1%00',
  '/api/users/me',
  '/api/auth/local/login',
  '/api/exchanges/exchange-rates/get',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/sandbox/outbox',
  '/sandbox/outbox/../../api',
  '/%',
  '/%c0%ae%c0%ae/x',
  '/\\',
  'http://evil.example/api/users/me',
];

t.test('no spelling of a path reaches an unlisted upstream path', async (t) => {
  const bff = await startBff(t);
  await bff.app.listen({ port: 0, host: '127.0.0.1' });
  const address = bff.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  for (const path of traversals) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const status = Number(/^HTTP\/1.1 (\d{3})/.exec(await text(socket))?.[1]);
    t.ok(status >= 400 && status < 500, `${path}: ${status}`);
  }
  const asked = bff.upstream.calls.map(({ path }) => path);
  t.ok(
    asked.every((path) => path === '/api/feature-flags'),
    'beside whether the gate is closed',
  );
});

t.test('a percent-encoded path is handled like its decoded form', async (t) => {
  const bff = await startBff(t);
  writeSiteBuild(bff.siteDir);
  const headers = { accept: 'text/html' };
  for (const url of ['/api/session', '/%61pi/session', '/a%70%69/session', '/api/%73ession']) {
    const answer = await bff.call('GET', url, { headers });
    t.equal(answer.statusCode, 200, url);
    t.match(answer.headers['content-type'], /^application\/json/, url);
    t.equal(answer.headers['cache-control'], 'no-store', url);
  }
  const shown = await bff.call('GET', '/%6Eone', { headers });
  t.match(shown.headers['content-type'], /^text\/html/, 'what is no API path may be a page');
  for (const url of [
    ...['/api/none', '/%61pi/none', '/%61pi', '/media/none', '/%6dedia/none', '/%6Dedia'],
    ...['/assets/none', '/%61ssets/none', '/sandbox/none', '/s%61ndbox/none', '/%73andbox'],
  ]) {
    const answer = await bff.call('GET', url, { headers });
    t.equal(answer.statusCode, 404, url);
    t.match(answer.headers['content-type'], /^application\/json/, `${url} is no page`);
    t.equal(answer.json().error?.code, 'not-found', url);
    t.equal(answer.headers['cache-control'], 'no-store', url);
  }
});

t.test('refuses hostile bodies without calling the product API', async (t) => {
  const bff = await startBff(t);
  const json = { 'content-type': 'application/json' };
  const bodies: [string, Record<string, string>, number][] = [
    ['{"identifier":"a","password":"b","__proto__":{"x":1}}', json, 400],
    ['{"identifier":"a","password":"b","constructor":{"prototype":{}}}', json, 400],
    ['{"identifier":', json, 400],
    ['', json, 400],
    ['null', json, 400],
    ['[]', json, 400],
    ['['.repeat(30_000), json, 400],
    [`{"identifier":"${'x'.repeat(70_000)}"}`, json, 413],
    ['identifier=a&password=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['x', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['x', { 'content-type': 'nonsense' }, 415],
  ];
  for (const [payload, headers, status] of bodies) {
    const answer = await bff.call('POST', '/api/auth/login', { payload, headers });
    t.equal(answer.statusCode, status, payload.slice(0, 40));
    errorBody.parse(answer.json());
  }
  const asked = bff.upstream.calls.map(({ path }) => path);
  t.ok(
    asked.every((path) => path === '/api/feature-flags'),
    'beside whether the gate is closed',
  );
});

t.test('errors and upstream calls carry a valid request id', async (t) => {
  const bff = await startBff(t);
  const headers = { 'x-request-id': 'support-case-42' };
  const answer = await bff.call('GET', '/api/artworks/404', { headers });
  t.equal(answer.headers['x-request-id'], 'support-case-42');
  t.equal(errorBody.parse(answer.json()).error.requestId, 'support-case-42');
  t.equal(bff.upstream.calls.at(-1)?.path, '/api/artworks/404');
  for (const bad of ['short', 'with space in it', 'x'.repeat(65), '"><script>alert(1)']) {
    const other = await bff.call('GET', '/healthz', { headers: { 'x-request-id': bad } });
    t.match(other.headers['x-request-id'], /^[0-9a-f-]{36}$/);
  }
});

t.test('a wrong-shaped upstream answer is a 502, and its invalid field is logged', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('GET /api/profiles/me', {
    body: { data: { id: 1, attributes: { currency: 'GBP' } }, meta: {} },
  });
  const cookie = await bff.signIn();
  const shape = await bff.call('GET', '/api/profile', { headers: { cookie } });
  t.equal(shape.json().error.code, 'upstream.bad-answer');
  const line = bff.logs.find(({ route, status }) => route === '/api/profile' && status === 502);
  t.match(line, {
    upstream: { cause: 'wrong-shape', detail: /attributes\.shippingAddress: invalid_type/ },
  });
});

t.test('a bug is a 500 that tells nothing, under the id of its log line', async (t) => {
  const bff = await startBff(t);
  bff.app.get('/api/bug', () => {
    throw Object.assign(new TypeError('canary message'), { detail: 'canary detail' });
  });
  for (const accept of ['application/json', 'text/html']) {
    bff.logs.length = 0;
    const answer = await bff.call('GET', '/api/bug', { headers: { accept } });
    t.equal(answer.statusCode, 500);
    const { error, ...rest } = answer.json();
    const { requestId } = error;
    t.strictSame(rest, {});
    t.strictSame(error, { code: 'internal', message: errorMessages.internal, requestId });
    t.equal(answer.headers['x-request-id'], requestId);
    t.notMatch(JSON.stringify(answer.headers), /canary|boundary\.test/);
    const lines = bff.logs.filter((line) => line.requestId === requestId);
    t.match(lines, [{ event: 'request', status: 500, name: 'TypeError' }]);
    t.match(lines[0]?.stack, [/boundary\.test\.ts:\d+/], 'with the place in the code');
    t.notMatch(JSON.stringify(bff.logs), /canary message/, 'whose message may quote input');
  }
});

t.test('logs one line per request, with the fields that support needs', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  bff.logs.length = 0;
  await bff.call('GET', '/api/account/orders/71', { headers: { cookie } });
  const lines = bff.logs.filter(({ event }) => event === 'request');
  t.equal(lines.length, 1);
  t.match(lines[0], {
    method: 'GET',
    route: '/api/account/orders/:id',
    status: 200,
    userId: 7,
    requestId: String,
    ms: Number,
    upstreamMs: Number,
  });
  t.ok(Number(lines[0]?.upstreamMs) > 0);
});

t.test('is ready only while the product API is, and not once it stops', async (t) => {
  let isStopping = false;
  const bff = await startBff(t, { isStopping: () => isStopping });
  t.equal((await bff.call('GET', '/readyz')).statusCode, 200);
  bff.upstream.fail('GET /readyz', { status: 503 }, 2);
  t.equal((await bff.call('GET', '/readyz')).statusCode, 503);
  t.equal((await bff.call('GET', '/healthz')).statusCode, 200);
  const open = await bff.call('GET', '/healthz');
  t.not(open.headers.connection, 'close');
  isStopping = true;
  t.equal((await bff.call('GET', '/readyz')).statusCode, 503);
  const last = await bff.call('GET', '/healthz');
  t.match(last, { statusCode: 200, headers: { connection: 'close' } }, 'and is the last one');
});

t.test(
  'passes pictures through with their cache headers, and maps upstream failures',
  async (t) => {
    const bff = await startBff(t);
    bff.upstream.on(`GET ${picture}`, { body: 'bytes', type: 'image/webp' });
    const cookie = await bff.signIn();
    const found = await bff.call('GET', picture, { headers: { cookie } });
    t.equal(found.statusCode, 200);
    t.not(found.headers['cache-control'], 'no-store', 'a picture is no secret of who sees it');
    t.equal(found.body, 'bytes');
    bff.upstream.fail(`GET ${picture}`, { status: 503 }, 1);
    t.equal((await bff.call('GET', picture)).statusCode, 200, 'one broken answer is survived');
    for (const [fault, status, code] of [
      [{ status: 404 }, 404, 'not-found'],
      [{ status: 500 }, 502, 'upstream.unavailable'],
      ['reset', 502, 'upstream.unavailable'],
    ] as const) {
      const other = `${picture.slice(0, -7)}small.webp`;
      const broken = await startBff(t);
      broken.upstream.fail(`GET ${other}`, fault);
      const answer = await broken.call('GET', other);
      t.equal(answer.statusCode, status);
      t.equal(errorBody.parse(answer.json()).error.code, code);
      t.equal(answer.headers['cache-control'], 'no-store');
    }
  },
);
