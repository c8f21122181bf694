import t from 'tap';
import { startBff } from '../support/bff.ts';
import { wireErrorBody } from '../support/upstream.ts';

const local = { remoteAddress: '127.0.0.1' };

t.test('figures by route, status and code, without a word of a visitor', async (t) => {
  const bff = await startBff(t);
  await bff.call('GET', '/api/artworks/11?utm=canary');
  await bff.call('GET', '/api/artworks/12');
  await bff.call('GET', '/canary/nowhere');
  const answer = await bff.call('GET', '/metrics', local);
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

t.test('what was refused here, reads and writes, by overload and by rate', async (t) => {
  const load = { delay: 0 };
  const bff = await startBff(t, {
    minConcurrent: 0,
    maxEventLoopDelay: 100,
    eventLoopDelay: () => load.delay,
  });
  const counts = async () => {
    const { body } = await bff.call('GET', '/metrics', local);
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

t.test('only this machine reads them, and not what a proxy passes on', async (t) => {
  const bff = await startBff(t);
  const status = async (remoteAddress: string, headers = {}) =>
    (await bff.call('GET', '/metrics', { remoteAddress, headers })).statusCode;
  t.equal(await status('127.0.0.1'), 200);
  t.equal(await status('203.0.113.7'), 404);
  t.equal(await status('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }), 404);
});

t.test('with a token: whoever shows it, from anywhere', async (t) => {
  const metricsToken = 'a long enough token';
  const bff = await startBff(t, { metricsToken });
  const status = async (authorization: string) =>
    (
      await bff.call('GET', '/metrics', {
        remoteAddress: '203.0.113.7',
        headers: { authorization },
      })
    ).statusCode;
  t.equal(await status(`Bearer ${metricsToken}`), 200);
  t.equal(await status('Bearer another'), 404);
  t.equal(await status(''), 404);
});
