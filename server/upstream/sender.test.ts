import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import t, { type Test } from 'tap';
import { until } from '../../tests/support/until.ts';
import type { SendError } from './attempt.ts';
import { createSender, discard, type Sender } from './sender.ts';

const get = { path: '/', method: 'GET', headers: {}, largest: 1_000 } as const;
const open = { ...get, idleLimit: 5_000 } as const;
const large = Buffer.alloc(3 * 1024 * 1024, 'x');

type Answering = (response: ServerResponse, request: IncomingMessage) => void;

/** A sender to a server that answers like this, and the count of its requests. */
async function setUp(t: Test, answer: Answering) {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    answer(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sender = createSender(`${url}/base/`);
  t.teardown(async () => {
    server.closeAllConnections();
    server.close();
    await sender.close();
  });
  return { sender, server, count: () => count };
}

const faultOf = (sent: ReturnType<Sender['open']>) =>
  sent.then(
    () => null,
    ({ fault, status }: SendError) => ({ fault, status }),
  );

async function streamOf(sent: ReturnType<Sender['open']>) {
  const { body } = await sent;
  if (Buffer.isBuffer(body)) throw new Error('expected a stream');
  return body;
}

t.test('takes an answer as a whole, from below the path of its address', async (t) => {
  const { sender } = await setUp(t, (response, { url }) => {
    response.writeHead(201, { 'x-one': '1' }).write('first ');
    setTimeout(() => response.end(url), 20);
  });
  const { status, headers, body } = await sender.send({ ...get, path: '/a?b=1' });
  t.equal(status, 201);
  t.equal(headers['x-one'], '1');
  t.equal(body.toString(), 'first /base/a?b=1');
});

t.test('refuses a body beyond the limit, and a stream of it comes whole', async (t) => {
  const { sender } = await setUp(t, (response) => response.end(large));
  t.match(await faultOf(sender.send(get)), { fault: 'too-large', status: 200 });
  t.ok((await buffer(await streamOf(sender.open(open)))).equals(large));
  const { body } = await sender.open({ ...open, largest: large.length });
  t.ok(Buffer.isBuffer(body), 'one that is not larger is no stream');
});

t.test('a stream that is cut off or falls silent breaks, and one not read is let go', async (t) => {
  const closed: boolean[] = [];
  const { sender } = await setUp(t, (response, { url }) => {
    response.once('close', () => closed.push(response.writableFinished));
    response.writeHead(200, { 'content-length': large.length }).write(large.subarray(0, 100_000));
    if (url?.endsWith('/cut')) setTimeout(() => response.destroy(), 200);
  });
  await t.rejects(buffer(await streamOf(sender.open({ ...open, path: '/cut' }))));
  await t.rejects(buffer(await streamOf(sender.open({ ...open, idleLimit: 300 }))));
  const left = await streamOf(sender.open(open));
  left.destroy();
  await once(left, 'close');
  t.equal(left.errored, null);
  await until(() => closed.length >= 3);
  t.strictSame(closed, [false, false, false], 'each connection was given up');
});

t.test('ends when its browser leaves, also before anything was sent', async (t) => {
  const { sender, count } = await setUp(t, () => undefined);
  const aborted = { fault: 'aborted', status: null };
  t.strictSame(await faultOf(sender.send({ ...get, signal: AbortSignal.abort() })), aborted);
  const leaving = new AbortController();
  const later = faultOf(sender.send({ ...get, signal: leaving.signal, isRetried: true }));
  setTimeout(() => leaving.abort(), 50);
  t.strictSame(await later, aborted);
  t.ok(count() <= 1, 'and is not tried again');
});

t.test(
  'has one time limit for all of it, or one until the body begins and one for it',
  async (t) => {
    const { sender, count } = await setUp(t, (response, { url }) => {
      if (url?.endsWith('/silent')) return;
      response.writeHead(200).write(' ');
      const drops = setInterval(() => response.write(' '), 20);
      response.once('close', () => clearInterval(drops));
    });
    const silent = { ...get, path: '/silent', timeLimit: 100, isRetried: true };
    t.strictSame(await faultOf(sender.send(silent)), { fault: 'timeout', status: null });
    t.equal(count(), 1, 'a late answer is not asked for again');
    const trickling = { fault: 'timeout', status: 200 };
    t.strictSame(await faultOf(sender.send({ ...get, timeLimit: 1_000 })), trickling);
    const begun = { ...open, timeLimit: 60_000, bodyTimeLimit: 1_000 };
    t.strictSame(await faultOf(sender.open(begun)), trickling);
  },
);

t.test('tries once more only where it may, after what a second attempt can mend', async (t) => {
  const answers: Readonly<Record<string, Answering>> = {
    reset: (response) => response.destroy(),
    'cut-off': (response) => {
      response.writeHead(200, { 'content-length': 10 }).write('half');
      setTimeout(() => response.destroy(), 20);
    },
    502: (response) => response.writeHead(502).end(),
    503: (response) => response.writeHead(503).end(large),
    504: (response) => response.writeHead(504).end(),
    500: (response) => response.writeHead(500).end(),
    404: (response) => response.writeHead(404).end(),
  };
  for (const [name, answer] of Object.entries(answers)) {
    let first = true;
    const { sender, count } = await setUp(t, (response, request) => {
      if (!first) response.end('well');
      else answer(response, request);
      first = false;
    });
    const isMended = name !== '500' && name !== '404';
    const again = await sender.open({ ...open, isRetried: true });
    t.equal(again.status, isMended ? 200 : Number(name), name);
    t.equal(count(), isMended ? 2 : 1, name);
    first = true;
    await sender.open(open).then(discard, () => undefined);
    t.equal(count(), isMended ? 3 : 2, `${name}, where it may not`);
  }
});

t.test('a refused connection is told from one that broke', async (t) => {
  const { sender, server } = await setUp(t, (response) => response.destroy());
  t.strictSame(await faultOf(sender.send(get)), { fault: 'reset', status: null });
  server.close();
  await once(server, 'close');
  t.strictSame(await faultOf(sender.send(get)), { fault: 'refused', status: null });
});

t.test('sends a body while it comes, and lets it go when the call ends', async (t) => {
  const { sender } = await setUp(t, (response, request) => {
    let text = '';
    request.on('error', () => undefined);
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => response.end(text));
  });
  const post = { ...get, method: 'POST' } as const;
  const whole = new PassThrough();
  const sent = sender.send({ ...post, body: whole });
  whole.write('one ');
  setTimeout(() => whole.end('two'), 20);
  t.equal((await sent).body.toString(), 'one two');
  const endless = new PassThrough();
  endless.write('one ');
  t.match(await faultOf(sender.send({ ...post, body: endless, timeLimit: 100 })), {
    fault: 'timeout',
  });
  t.ok(endless.destroyed);
});
