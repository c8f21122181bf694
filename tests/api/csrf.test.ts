import t from 'tap';
import { publicUrl, startBff, type TestBff } from '../support/bff.ts';
import { failEach } from '../support/fail-each.ts';
import { liveRoutes } from '../support/live-routes.ts';
import { ownHeaders } from '../support/own-headers.ts';
import { isSampled } from '../support/sample.ts';

/**
 * A form post from another site by design: it acts on no cookie and is bound to the browser
 * afterwards.
 */
const openToOtherSites: ReadonlySet<string> = new Set(['POST /api/connect/apple/callback']);
/** Open to other sites for a request that carries a token. */
const hasOwnRule: ReadonlySet<string> = new Set(['/api/unsubscribe']);

t.test('every unsafe call to every route is refused unless it comes from the site', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const targets = targetsOf(bff);
  t.ok(targets.size > 20, `routes found: ${targets.size}`);
  const before = bff.upstream.calls.length;

  const combinations = forbiddenCombinations();
  const accepted: string[] = [];
  let refused = 0;
  for (const [row, [url, methods]] of [...targets].entries()) {
    for (const [at, method] of (['POST', 'PUT', 'DELETE', 'PATCH'] as const).entries()) {
      if (openToOtherSites.has(`${method} ${url}`)) continue;
      // A method without a route is sent fewer of them, a route with a rule of its own all.
      const step = hasOwnRule.has(url) ? 1 : methods.has(method) ? 5 : 25;
      for (const [column, { site, origin, custom }] of combinations.entries()) {
        if (!isSampled(row + at, column, step)) continue;
        const answer = await bff.app.inject({
          method,
          url,
          headers: {
            cookie,
            ...(site === undefined ? {} : { 'sec-fetch-site': site }),
            ...(origin === undefined ? {} : { origin }),
            ...(custom === undefined ? {} : { 'x-deckle': custom }),
          },
        });
        refused += 1;
        const code = answer.json().error?.code;
        if (answer.statusCode !== 403 || code !== 'request.forbidden-origin') {
          accepted.push(`${method} ${url} ${site} ${origin} ${custom}: ${answer.statusCode}`);
        }
      }
    }
  }
  failEach(t, accepted);
  t.ok(refused > 4_000, `combinations refused: ${refused}`);
  t.equal(bff.upstream.calls.length, before, 'none of them reached the product API');
});

/** The headers that no call of the site itself has. */
function forbiddenCombinations() {
  const sites = [undefined, 'same-origin', 'same-site', 'cross-site', 'none'];
  const origins = [undefined, publicUrl, 'https://evil.example', 'null', 'http://localhost:3000'];
  const customs = [undefined, '1', '0'];
  return sites
    .flatMap((site) =>
      origins.flatMap((origin) => customs.map((custom) => ({ site, origin, custom }))),
    )
    .filter(({ site, origin, custom }) => !isAllowed(site, origin, custom));
}

/** The rule, formulated independently of the guard. */
function isAllowed(site: unknown, origin: unknown, custom: unknown): boolean {
  const isOurs = origin === publicUrl;
  if (custom !== '1') return false;
  return site === 'same-origin' ? isOurs || origin === undefined : site === undefined && isOurs;
}

/** Every URL with the methods that it has a route for. */
function targetsOf({ app }: TestBff): ReadonlyMap<string, ReadonlySet<string>> {
  const targets = new Map<string, Set<string>>([['/none/at/all', new Set()]]);
  for (const { url, methods } of liveRoutes(app)) {
    targets.set(url, new Set([...(targets.get(url) ?? []), ...methods]));
  }
  return targets;
}

/** Foreign hosts, and spellings of localhost that the site does not accept. */
const foreignHosts = [
  ...['evil.example', 'evil.example:80', 'localhost:3000', 'localhost.evil.example', '192.168.1.9'],
  ...['localhost@evil.example', 'localhost/', 'localhost.', '[::2]', '0x7f.1'],
];
const methodsOfHttp = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

t.test('every route refuses a foreign Host header, against DNS rebinding', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const before = bff.upstream.calls.length;
  const accepted: string[] = [];
  let refused = 0;
  const urls = [...targetsOf(bff).keys()].filter((one) => !probes.has(one));
  const asked = foreignHosts.flatMap((host) =>
    [undefined, 'same-origin', 'none'].map((site) => ({ host, site })),
  );
  for (const [row, url] of urls.entries()) {
    for (const [at, method] of methodsOfHttp.entries()) {
      for (const [column, { host, site }] of asked.entries()) {
        if (!isSampled(row + at, column, 17)) continue;
        const answer = await bff.app.inject({
          method,
          url,
          headers: {
            ...{ cookie, host, origin: `http://${host}`, 'x-deckle': '1', accept: '*/*' },
            ...(site === undefined ? {} : { 'sec-fetch-site': site }),
          },
        });
        refused += 1;
        if (answer.statusCode !== 421)
          accepted.push(`${method} ${url} for ${host}: ${answer.statusCode}`);
      }
    }
  }
  failEach(t, accepted);
  t.ok(refused > 2_000, `requests refused: ${refused}`);
  t.equal(bff.upstream.calls.length, before, 'none of them reached the product API');
});

t.test('a refused host is told the site’s address, and probes accept any host', async (t) => {
  const bff = await startBff(t);
  const headers = { host: '10.1.2.3:3000' };
  const answer = await bff.app.inject({ url: '/api/session', headers });
  t.equal(answer.statusCode, 421);
  t.equal(answer.json().error.code, 'request.wrong-host');
  t.match(answer.json().error.message, publicUrl);
  for (const url of ['/healthz', '/readyz']) {
    t.equal((await bff.app.inject({ url, headers })).statusCode, 200, url);
  }
});

t.test('accepts every loopback name where the site is on loopback, none elsewhere', async (t) => {
  const local = await startBff(t);
  const remote = await startBff(t, { isHttps: true });
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    const headers = { host, origin: `http://${host}`, 'x-deckle': '1' };
    const call = { method: 'POST', url: '/api/auth/logout', headers } as const;
    t.equal((await local.app.inject(call)).statusCode, 200, host);
    t.equal((await remote.app.inject(call)).statusCode, 421, host);
    const origin = { ...headers, host: 'deckle.example' };
    t.equal((await remote.app.inject({ ...call, headers: origin })).statusCode, 403, host);
  }
});

t.test('believes X-Forwarded-Host only from a trusted proxy', async (t) => {
  const config = { publicUrl, sandbox: true };
  const told = { host: 'upstream.internal:3000', 'x-forwarded-host': 'localhost' };
  for (const [trustProxy, status] of [
    [true, 200],
    ['10.0.0.0/8', 421],
    [false, 421],
  ] as const) {
    const bff = await startBff(t, { config: { ...config, trustProxy } });
    const answer = await bff.app.inject({ url: '/api/session', headers: told });
    t.equal(answer.statusCode, status, `${trustProxy}`);
  }
});

t.test('accepts the site’s own calls by Fetch Metadata or Origin', async (t) => {
  const bff = await startBff(t);
  const ways = [
    ownHeaders,
    { 'x-deckle': '1', origin: publicUrl },
    { ...ownHeaders, origin: publicUrl },
  ];
  for (const headers of ways) {
    const answer = await bff.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    t.equal(answer.statusCode, 200, JSON.stringify(headers));
  }
});

t.test('every cross-site read is answered like any other, without CORS headers', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const evil = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const differing: string[] = [];
  let reads = 0;
  for (const [url, methods] of targetsOf(bff)) {
    for (const method of ['GET', 'HEAD'] as const) {
      if (!methods.has(method)) continue;
      reads += 1;
      const read = (headers: object) =>
        bff.app.inject({ method, url, headers: { cookie, accept: '*/*', ...headers } });
      const [own, theirs] = [await read(ownHeaders), await read(evil)];
      const hasCors = Object.keys(theirs.headers).some((name) => name.startsWith('access-control'));
      if (hasCors || theirs.statusCode !== own.statusCode) {
        differing.push(`${method} ${url}: ${theirs.statusCode}, not ${own.statusCode}`);
      }
    }
  }
  failEach(t, differing);
  t.ok(reads > 50, `reads: ${reads}`);
});
