import t from 'tap';
import { ownHeaders, publicUrl, startBff } from '../support/bff.ts';

/** Another site's form by design: it acts on no cookie, and is bound to the browser right after. */
const openToOtherSites: ReadonlySet<string> = new Set(['POST /api/connect/apple/callback']);

t.test('every unsafe call on every route is refused unless it comes from the site', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const targets = [...liveRoutes(bff.app.printRoutes({ commonPrefix: false })), '/none/at/all'];
  t.ok(targets.length > 20, `routes found: ${targets.length}`);
  const before = bff.upstream.calls.length;

  const sites = [undefined, 'same-origin', 'same-site', 'cross-site', 'none'];
  const origins = [undefined, publicUrl, 'https://evil.example', 'null', 'http://localhost'];
  const customs = [undefined, '1', '0'];
  let refused = 0;
  for (const url of targets) {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      if (openToOtherSites.has(`${method} ${url}`)) continue;
      for (const site of sites) {
        for (const origin of origins) {
          for (const custom of customs) {
            if (isAllowed(site, origin, custom)) continue;
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
              t.fail(`${method} ${url} ${site} ${origin} ${custom}: ${answer.statusCode}`);
            }
          }
        }
      }
    }
  }
  t.ok(refused > 5_000, `combinations refused: ${refused}`);
  t.equal(bff.upstream.calls.length, before, 'none of them reached the product API');
});

/** The rule, said another way than the guard says it. */
function isAllowed(site: unknown, origin: unknown, custom: unknown): boolean {
  const isOurs = origin === publicUrl;
  if (custom !== '1') return false;
  return site === 'same-origin' ? isOurs || origin === undefined : site === undefined && isOurs;
}

/** Addresses of the live route table, with something in place of each parameter. */
function liveRoutes(printed: string): string[] {
  const stack: string[] = [];
  const found = new Set<string>();
  for (const line of printed.split('\n')) {
    const part = /^((?:│ {3}| {4})*)(?:├|└)── (\S*)(?: \((.+)\))?/.exec(line);
    if (!part) continue;
    const depth = (part[1] ?? '').length / 4;
    stack.length = depth;
    stack.push(part[2] ?? '');
    if (part[3])
      found.add(`/${stack.join('')}`.replace(/^\/+/, '/').replace(/:\w+/g, '1').replace('*', 'x'));
  }
  return [...found];
}

t.test('calls of the site itself pass, by Fetch Metadata or by Origin', async (t) => {
  const bff = await startBff(t);
  const ways = [
    ownHeaders,
    { 'x-deckle': '1', origin: publicUrl },
    { ...ownHeaders, origin: publicUrl },
    { 'x-deckle': '1', origin: 'http://192.168.1.9:3000', host: '192.168.1.9:3000' },
  ];
  for (const headers of ways) {
    const answer = await bff.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    t.equal(answer.statusCode, 200, JSON.stringify(headers));
  }
});

t.test('what only reads needs no header', async (t) => {
  const bff = await startBff(t);
  for (const method of ['GET', 'HEAD'] as const) {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const answer = await bff.app.inject({ method, url: '/api/session', headers });
    t.equal(answer.statusCode, 200);
    t.equal(answer.headers['access-control-allow-origin'], undefined);
  }
});
