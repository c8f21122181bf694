import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import t, { type Test } from 'tap';
import { Pool } from 'undici';
import { exchange, exchangeOrStream } from './exchange.ts';
import { BodyTooLarge } from './read-body.ts';

const get = { path: '/', method: 'GET' } as const;
const large = Buffer.alloc(3 * 1024 * 1024, 'x');

async function poolOf(t: Test, answer: (response: ServerResponse) => void): Promise<Pool> {
  const server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const pool = new Pool(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  t.teardown(async () => {
    await pool.destroy();
    server.closeAllConnections();
    server.close();
  });
  return pool;
}

t.test('takes an answer as a whole', async (t) => {
  const pool = await poolOf(t, (response) => {
    response.writeHead(201, { 'x-one': '1' }).write('first ');
    setTimeout(() => response.end('second'), 20);
  });
  const { status, headers, body } = await exchange(pool, get, 100).answer;
  t.equal(status, 201);
  t.equal(headers['x-one'], '1');
  t.equal(body.toString(), 'first second');
});

t.test('refuses a body beyond the limit, and a stream of it comes whole', async (t) => {
  const pool = await poolOf(t, (response) => response.end(large));
  const refused = await exchange(pool, get, 1_000).answer.catch((error: unknown) => error);
  t.ok(refused instanceof BodyTooLarge);
  const { body } = await exchangeOrStream(pool, get, 1_000).answer;
  if (Buffer.isBuffer(body)) throw new Error('expected a stream');
  t.ok((await buffer(body)).equals(large));
});

t.test('a stream that is cut off breaks, and one that nobody reads on is let go', async (t) => {
  const pool = await poolOf(t, (response) => {
    response.writeHead(200, { 'content-length': large.length }).write(large.subarray(0, 100_000));
    setTimeout(() => response.destroy(), 200);
  });
  const cut = await exchangeOrStream(pool, get, 1_000).answer;
  if (Buffer.isBuffer(cut.body)) throw new Error('expected a stream');
  await t.rejects(buffer(cut.body));
  const left = await exchangeOrStream(pool, get, 1_000).answer;
  if (Buffer.isBuffer(left.body)) throw new Error('expected a stream');
  left.body.destroy();
  await once(left.body, 'close');
  t.equal(left.body.errored, null);
});

t.test('ends when it is told to, also before anything was sent', async (t) => {
  const pool = await poolOf(t, () => undefined);
  const reason = new Error('enough');
  const early = exchange(pool, get, 100);
  early.abort(reason);
  await t.rejects(early.answer, reason);
  const later = exchange(pool, get, 100);
  setTimeout(() => later.abort(reason), 30);
  await t.rejects(later.answer, reason);
  t.equal(later.head(), null);
});
