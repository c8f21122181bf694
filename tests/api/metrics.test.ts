import t from 'tap';
import { metricsToken, startBff } from '../support/bff.ts';
import { wireErrorBody } from '../support/upstream.ts';

const local = { remoteAddress: '127.0.0.1' };
const shown = { headers: { authorization: `Bearer ${metricsToken}` } };

t.test('counts requests by route, status and code, without visitors’ data', async (t) => {
  const bff = await startBff(t);
  await bff.call('GET', '/api/artworks/11?utm=canary');
  await bff.call('GET', '/api/artworks/12');
  await bff.call('GET', '/canary/nowhere');
  const answer = await bff.call('GET', '/metrics', shown);
  t.equal(answer.statusCode, 200);
  t.match(answer.headers['content-type'], /^text\/plain/);
  const count = (labels: string) =>
    new RegExp(`deckle_request_seconds_count\\{[^}]*${labels}[^}]*\\} (\\d+)`).exec(
      answer.body,
    )?.[1];
  t.equal(count('method="GET",route="/api/artworks/:id",status="200"'), '1');
  t.equal(count('method="GET",route="/api/artworks/:id",status="404"'), '1');
  t.match(
    answer.body,
    /deckle_failures_total\{[^}]*route="\/api\/artworks\/:id",code="not-found",cause="status"[^}]*\} 1/,
  );
  t.match(answer.body, /process_resident_memory_bytes/);
  t.notMatch(answer.body, /canary/);
});

t.test('gives the age of the exchange rates and the rates held back', async (t) => {
  let now = Date.parse('2026-11-21T06:00:00Z');
  const bff = await startBff(t, { now: () => now });
  const call = 'GET /api/exchanges/exchange-rates/get';
  const answer = (rest: object) =>
    bff.upstream.on(call, { body: { data: [{ name: 'gbpToUsd', value: 1.3 }], ...rest } });
  const figures = async () => {
    const { body } = await bff.call('GET', '/metrics', shown);
    const lines = body.split('\n').filter((line) => /^deckle_rates_/.test(line));
    return lines.map((line) => line.replace(/,?service="bff"/, ''));
  };
  const held = (gbp: number, usd: number) => [
    `deckle_rates_held{currency="GBP"} ${gbp}`,
    `deckle_rates_held{currency="USD"} ${usd}`,
  ];
  answer({ asOf: null });
  t.strictSame(await figures(), held(0, 0), 'built-in rates have no age');
  answer({ asOf: '2026-11-20', held: ['USD'] });
  now += 3_600_000;
  t.strictSame(await figures(), ['deckle_rates_age_seconds{} 111600', ...held(0, 1)]);
  answer({ asOf: null, held: [] });
  now += 3_600_000;
  t.strictSame(await figures(), held(0, 0));
});

t.test('counts refused reads and writes, by overload and by rate', async (t) => {
  const load = { delay: 0 };
  const bff = await startBff(t, {
    minConcurrent: 0,
    maxEventLoopDelay: 100,
    eventLoopDelay: () => load.delay,
  });
  const counts = async () => {
    const { body } = await bff.call('GET', '/metrics', shown);
    return ['read', 'write'].map((kind) =>
      ['overload', 'rate'].map((why) => {
        const labels = new RegExp(
          `^deckle_refused_total\\{kind="${kind}",why="${why}",[^}]*\\} (\\d+)$`,
          'm',
        );
        return Number(labels.exec(body)?.[1]);
      }),
    );
  };
  const none = [
    [0, 0],
    [0, 0],
  ];
  t.strictSame(await counts(), none, 'there before anything was refused');
  const signIn = (password: string) =>
    bff.call('POST', '/api/auth/login', {
      payload: { identifier: 'nobody@canary.example', password },
    });
  const wrong = wireErrorBody(400, 'Invalid', { code: 'auth.invalid-credentials' });
  bff.upstream.fail('POST /api/auth/local/login', { status: 400, body: wrong });
  let tries = 0;
  while ((await signIn('wrong-password')).statusCode !== 429 && tries < 100) tries += 1;
  load.delay = 150;
  await bff.call('GET', '/api/home');
  await bff.call('GET', '/api/artworks');
  load.delay = 500;
  await bff.call('POST', '/api/bids');
  load.delay = 0;
  await bff.call('GET', '/canary/nowhere');
  t.strictSame(await counts(), [
    [2, 0],
    [1, 1],
  ]);
  bff.upstream.fail('GET /api/artworks/:id', { status: 429 });
  bff.upstream.fail('GET /api/artworks', { status: 503 });
  await bff.call('GET', '/api/artworks/11');
  await bff.call('GET', '/api/artworks');
  t.strictSame((await counts())[0], [2, 0], 'what the product API refuses is counted elsewhere');
});

/** How requests reach the process: directly, or through proxies of any kind on this machine. */
const ways: Readonly<Record<string, Record<string, string>>> = {
  directly: {},
  'through a proxy that adds nothing': { host: 'deckle.example' },
  'through a proxy that keeps the name': { host: 'localhost:3000', connection: 'close' },
  'through one that adds X-Forwarded-For': { 'x-forwarded-for': '203.0.113.7' },
  'through one that adds Forwarded': { forwarded: 'for=203.0.113.7' },
  'through one that adds Via': { via: '1.1 proxy' },
};

t.test('no metrics are served where no token is configured', async (t) => {
  const bff = await startBff(t, { metricsToken: null });
  for (const [way, headers] of Object.entries(ways)) {
    for (const authorization of [undefined, 'Bearer ', 'Bearer null', 'Bearer undefined']) {
      for (const url of ['/metrics', '/metrics/', '/metrics?x', '/%6detrics', '//metrics']) {
        const answer = await bff.call('GET', url, {
          ...local,
          headers: { ...headers, ...(authorization ? { authorization } : {}) },
        });
        t.ok([404, 421].includes(answer.statusCode), `${way}: ${url} ${authorization}`);
        t.notMatch(answer.body, /deckle_|process_/, `${way}: ${url} ${authorization}`);
      }
    }
  }
});

t.test('metrics require the token, from any address and under any host', async (t) => {
  const bff = await startBff(t);
  const status = async (authorization: string, remoteAddress: string, headers = {}) =>
    (await bff.call('GET', '/metrics', { remoteAddress, headers: { ...headers, authorization } }))
      .statusCode;
  const wrong = [
    ...['', 'Bearer', 'Bearer ', 'Bearer another', metricsToken, `Basic ${metricsToken}`],
    ...[`Bearer ${metricsToken}x`, `Bearer ${metricsToken.slice(1)}`],
    `Bearer ${metricsToken.toUpperCase()}`,
  ];
  for (const address of ['127.0.0.1', '203.0.113.7']) {
    for (const headers of Object.values(ways)) {
      t.equal(await status(`Bearer ${metricsToken}`, address, headers), 200);
      for (const shown of wrong) t.equal(await status(shown, address, headers), 404, shown);
    }
  }
});
