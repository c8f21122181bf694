import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { errorBody } from '../../shared/contracts/error.ts';
import { startBff } from '../support/bff.ts';
import { assetUrl, buildTinySite } from '../support/built-site.ts';
import { liveRoutes } from '../support/live-routes.ts';
import { noSourcePolicy, protectionIn } from '../support/protective-headers.ts';
import { headersOf, listenOn, openSocket, sendRaw } from '../support/raw-http.ts';
import { isSampled } from '../support/sample.ts';
import { until } from '../support/until.ts';
import { refusedAttacks, toleratedAttacks } from './support/attacks.ts';

const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
/** Health checks answer for any host name, or none. */
const aboutTheHost: ReadonlySet<string> = new Set([
  ...['another host', 'an empty host', 'another origin', 'another scheme'],
  ...['HTTP/1.0 without a host', 'HTTP/0.9'],
]);

/** Read for all visitors at intervals, whatever the request. */
const shared: ReadonlySet<string> = new Set([
  '/api/feature-flags',
  '/api/exchanges/exchange-rates/get',
  '/api/site',
]);

t.test(
  'an attack on a route gets one 4xx answer, is closed, and reaches no upstream',
  async (t) => {
    const bff = await startBff(t, { siteDir: buildTinySite(t) });
    const port = await listenOn(bff.app);
    const routes = liveRoutes(bff.app);
    t.ok(routes.length > 20, `routes found: ${routes.length}`);
    for (const [row, { url, methods }] of routes.entries()) {
      const attacks = Object.entries(refusedAttacks)
        // Probes answer under any host, so that all other guards matter there.
        .filter((_, column) => probes.has(url) || isSampled(row, column, 4))
        .filter(([name]) => !(probes.has(url) && aboutTheHost.has(name)));
      const outcomes = await Promise.all(
        attacks.map(async ([name, attack]) => {
          const outcome = await sendRaw(port, attack(url, methods[0] ?? 'GET'));
          return { name, ...outcome };
        }),
      );
      for (const { name, answers, isClosed } of outcomes) {
        const [first] = answers;
        if (!first || first.status < 400 || first.status >= 500 || !isClosed) {
          t.fail(`${name} on ${url}: ${first?.status ?? 'no answer'}, closed: ${isClosed}`);
        } else if (!errorBody.safeParse(JSON.parse(first.body)).success) {
          t.fail(`${name} on ${url}: ${first.body}`);
        }
        if (answers.length > 1) t.fail(`${name} on ${url}: ${answers.length} answers`);
      }
    }
    const wentUp = bff.upstream.calls.map(({ path }) => path).filter((path) => !shared.has(path));
    t.strictSame(wentUp, [], 'nothing of it went up');
    await until(() => connectionsOf(bff.app.server) === 0);
    t.equal(connectionsOf(bff.app.server), 0, 'no connection is left');
  },
);

t.test('a request with the absolute URL of the site is served like its path', async (t) => {
  const bff = await startBff(t, { siteDir: buildTinySite(t) });
  bff.upstream.take('GET /media/:id/:file', (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': '1' }).end('x');
  });
  const port = await listenOn(bff.app);
  const picture = '/media/0190a0b0-0000-4000-8000-000000000009/xs.webp';
  const ask = async (target: string, host = 'localhost') => {
    const headers = `Host: ${host}\r\nAccept: text/html, */*\r\nConnection: close\r\n\r\n`;
    const { answers } = await sendRaw(port, `GET ${target} HTTP/1.1\r\n${headers}`);
    return answers[0];
  };
  for (const path of [
    '/artworks?sort=newest',
    '/',
    '/api/home',
    assetUrl,
    '/favicon.svg',
    picture,
  ]) {
    const plain = await ask(path);
    t.equal(plain?.status, 200, path);
    for (const origin of ['http://localhost', 'HTTP://LOCALHOST:80', 'http://127.0.0.1']) {
      const whole = await ask(`${origin}${path}`);
      t.strictSame([whole?.status, whole?.body], [200, plain?.body], `${origin}${path}`);
    }
    t.equal((await ask(`http://evil.example${path}`))?.status, 421, path);
    t.equal((await ask(`http://localhost${path}`, 'evil.example'))?.status, 421, path);
    t.equal((await ask(`http://localhost:81${path}`))?.status, 421, path);
  }
  t.equal((await ask('http://localhost'))?.status, 200, 'home without a slash');
  t.equal((await ask('http://localhost/../artworks'))?.status, 404, 'the path as it is written');
});

/** Waits until the count stops changing. */
async function quiet(count: () => number): Promise<void> {
  for (let last = -1; last !== count(); ) {
    last = count();
    await sleep(100);
  }
}

t.test('malformed but allowed requests read no other upstream path', async (t) => {
  const bff = await startBff(t, { siteDir: buildTinySite(t) });
  const port = await listenOn(bff.app);
  const faults: string[] = [];
  for (const [row, { url }] of liveRoutes(bff.app).entries()) {
    const attacks = Object.entries(toleratedAttacks).filter((_, at) => isSampled(row, at, 3));
    const plain = `GET ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const pathsOf = async (bytes: string) => {
      const before = bff.upstream.calls.length;
      const { answers, isClosed } = await sendRaw(port, bytes);
      const paths = bff.upstream.calls.slice(before).map(({ path }) => path);
      return { answers, isClosed, paths };
    };
    const earlier = bff.upstream.calls.length;
    await pathsOf(plain);
    /** The answer comes with the first failure, while other reads are still being sent. */
    if (bff.upstream.calls.length > earlier) await quiet(() => bff.upstream.calls.length);
    const own = bff.upstream.calls.slice(earlier).map(({ path }) => path);
    for (const [name, attack] of attacks) {
      const { answers, isClosed, paths } = await pathsOf(attack(url, 'GET'));
      const [first] = answers;
      const isServed = first !== undefined && first.status < 500 && isClosed;
      if (!isServed) faults.push(`${name} on ${url}: ${first?.status}`);
      for (const path of paths) {
        if (!own.includes(path) && !shared.has(path)) faults.push(`${name} on ${url}: ${path}`);
      }
    }
  }
  t.strictSame(faults, []);
});

t.test(
  'pipelined requests are answered in order, and a body is never read as a request',
  async (t) => {
    const bff = await startBff(t);
    const port = await listenOn(bff.app);
    const own = 'Host: localhost\r\nX-Deckle: 1\r\nSec-Fetch-Site: same-origin\r\n';
    const hidden = 'GET /api/account/buying HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const { answers } = await sendRaw(
      port,
      [
        'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
        `POST /api/auth/logout HTTP/1.1\r\n${own}Content-Type: text/plain\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
        'POST /api/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n',
        'GET /api/none HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      ].join(''),
    );
    t.strictSame(
      answers.map(({ status }) => status),
      [200, 200, 403, 404],
      'what stands in a body is no request',
    );
    const foreign = bff.upstream.calls.filter(({ path }) => !shared.has(path));
    t.strictSame(foreign, []);
  },
);

t.test('a malformed request gets an error in the usual form, and one log line', async (t) => {
  const bff = await startBff(t);
  const port = await listenOn(bff.app);
  const own = 'Host: localhost\r\nX-Deckle: 1\r\nSec-Fetch-Site: same-origin\r\n';
  const login = `POST /api/auth/login HTTP/1.1\r\n${own}Content-Type: application/json\r\n`;
  for (const [bytes, status, code, cause] of [
    ['nonsense\r\n\r\n', 400, 'request.invalid', /^HPE_/],
    [`GET / HTTP/1.1\r\nX: ${'x'.repeat(60_000)}`, 431, 'request.too-large', 'HPE_HEADER_OVERFLOW'],
    [
      `${login}Transfer-Encoding: chunked\r\n\r\n2;${'x'.repeat(20_000)}\r\n{}\r\n`,
      413,
      'request.too-large',
      'HPE_CHUNK_EXTENSIONS_OVERFLOW',
    ],
    [`${login}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, 'request.invalid', /^HPE_/],
    ['CONNECT a:1 HTTP/1.1\r\nHost: localhost\r\n\r\n', 405, 'request.invalid', 'CONNECT'],
  ] as const) {
    bff.logs.length = 0;
    const { answers, isClosed } = await sendRaw(port, bytes);
    t.equal(answers.length, 1, String(cause));
    t.equal(answers[0]?.status, status);
    const { error } = errorBody.parse(JSON.parse(answers[0]?.body ?? ''));
    t.equal(error.code, code);
    t.match(answers[0]?.head, new RegExp(`^x-request-id: ${error.requestId}$`, 'm'));
    t.match(answers[0]?.head, /^connection: close$/im);
    t.strictSame(protectionIn(headersOf(answers[0])), {
      'content-security-policy': noSourcePolicy,
      'x-content-type-options': 'nosniff',
    });
    t.ok(isClosed, 'and closed');
    await until(() => bff.logs.some(({ event }) => event === 'request'));
    const lines = bff.logs.filter(({ event }) => event === 'request');
    t.equal(lines.length, 1);
    t.match(lines[0], { status, cause, level: 30 });
    t.notMatch(JSON.stringify(bff.logs), /xxxx/, 'nothing of what was sent');
  }
  await until(() => connectionsOf(bff.app.server) === 0);
  t.equal(connectionsOf(bff.app.server), 0, 'no connection is left');
});

t.test('an incomplete request gets 408 and is closed', async (t) => {
  const bff = await startBff(t);
  Object.assign(bff.app.server, { headersTimeout: 300, requestTimeout: 300 });
  const port = await listenOn(bff.app);
  const own = 'Host: localhost\r\nX-Deckle: 1\r\nSec-Fetch-Site: same-origin\r\n';
  for (const bytes of [
    'GET / HTTP/1.1\r\nHost: loc',
    `POST /api/auth/login HTTP/1.1\r\n${own}Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a`,
  ]) {
    bff.logs.length = 0;
    const { answers, isClosed } = await sendRaw(port, bytes, 30_000);
    t.equal(answers[0]?.status, 408);
    t.equal(errorBody.parse(JSON.parse(answers[0]?.body ?? '')).error.code, 'request.too-slow');
    t.ok(isClosed);
    await until(() => bff.logs.some(({ event }) => event === 'request'));
    const lines = bff.logs.filter(({ event }) => event === 'request');
    t.equal(lines.length, 1);
    t.match(lines[0], { status: 408, cause: 'ERR_HTTP_REQUEST_TIMEOUT' });
  }
  t.strictSame(
    bff.upstream.calls.filter(({ path }) => !shared.has(path)),
    [],
  );
});

t.test('invalid bytes after a complete request do not change its answer', async (t) => {
  const bff = await startBff(t);
  bff.upstream.on('GET /api/artworks/11', async () => {
    await sleep(100);
    return { status: 404, body: null };
  });
  const port = await listenOn(bff.app);
  const whole = 'GET /api/artworks/11 HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const { answers, isClosed } = await sendRaw(port, `${whole}nonsense\r\n\r\n`);
  t.strictSame(
    answers.map(({ status }) => status),
    [404],
    'what the product API said, not that the rest was nonsense',
  );
  t.ok(isClosed);
});

t.test('a client that keeps sending invalid bytes is disconnected', async (t) => {
  const bff = await startBff(t);
  const port = await listenOn(bff.app);
  const socket = await openSocket(port);
  socket.resume();
  const flood = setInterval(() => socket.write('nonsense\r\n\r\n'), 20);
  t.teardown(() => {
    clearInterval(flood);
    socket.destroy();
  });
  await until(() => bff.logs.some(({ event }) => event === 'request'));
  t.equal(connectionsOf(bff.app.server), 1);
  await until(() => connectionsOf(bff.app.server) === 0);
  t.equal(connectionsOf(bff.app.server), 0);
  t.equal(bff.logs.filter(({ event }) => event === 'request').length, 1, 'told once');
});

t.test('a client that disconnects in the middle leaves no connection open', async (t) => {
  const bff = await startBff(t);
  const port = await listenOn(bff.app);
  for (const bytes of [
    'GET / HT',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{',
  ]) {
    const socket = await openSocket(port);
    socket.write(bytes);
    await until(() => connectionsOf(bff.app.server) === 1);
    socket.resetAndDestroy();
    await until(() => connectionsOf(bff.app.server) === 0);
    t.equal(connectionsOf(bff.app.server), 0);
  }
  t.equal((await bff.call('GET', '/healthz')).statusCode, 200);
  t.notOk(bff.logs.some(({ level }) => Number(level) >= 50));
});

/** Open sockets, as counted by the server itself. */
function connectionsOf(server: object): number {
  return '_connections' in server ? Number(server._connections) : Number.NaN;
}
