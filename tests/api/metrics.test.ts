import t from 'tap';
import { startBff } from '../support/bff.ts';

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
