import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import t, { type Test } from 'tap';
import { request } from 'undici';
import { startBff } from '../support/bff.ts';
import { ownHeaders } from '../support/own-headers.ts';
import { startUpstream } from '../support/upstream.ts';
import { answerEverything } from '../support/wire-fixtures.ts';
import { startBffProcess } from './support/bff-process.ts';

const picture = '/media/0190a0b0-0000-4000-8000-000000000001/large.webp';
const addressed = /127\.0\.0\.1|localhost|ECONN|UND_ERR|socket/i;

type Bytes = (socket: Socket) => void;

const head = (lines: readonly string[]) => `HTTP/1.1 200 OK\r\n${lines.join('\r\n')}\r\n\r\n`;
const json = 'content-type: application/json';
const half = '{"data":[{"id":11,"attributes":{"name":"Night Har';
const drip = (socket: Socket, bytes: string) => {
  const timer = setInterval(() => socket.write(bytes), 20);
  socket.once('close', () => clearInterval(timer));
};

/** How the body breaks on the wire, and whether a binary body can show it. */
const cuts: Readonly<Record<string, { send: (type: string) => Bytes; anyBody: boolean }>> = {
  'shorter than its content-length': {
    send: (type) => (socket) => socket.end(`${head([type, 'content-length: 5000'])}${half}`),
    anyBody: true,
  },
  'chunked, without an end': {
    send: (type) => (socket) =>
      socket.end(
        `${head([type, 'transfer-encoding: chunked'])}${half.length.toString(16)}\r\n${half}\r\n`,
      ),
    anyBody: true,
  },
  'reset in the middle': {
    send: (type) => (socket) => {
      socket.write(`${head([type, 'content-length: 5000'])}${half}`);
      setTimeout(() => socket.resetAndDestroy(), 30);
    },
    anyBody: true,
  },
  'compressed and cut off': {
    send: (type) => (socket) => {
      const body = gzipSync(JSON.stringify({ data: Array(500).fill(half) })).subarray(0, 60);
      socket.write(head([type, 'content-encoding: gzip', `content-length: ${body.length}`]));
      socket.end(body);
    },
    anyBody: true,
  },
  'invalid JSON': {
    send: (type) => (socket) =>
      socket.end(`${head([type, `content-length: ${half.length}`])}${half}`),
    anyBody: false,
  },
  'not HTTP': { send: () => (socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'), anyBody: true },
};

/** An upstream that answers every call with these bytes. */
async function startWire(t: Test, send: Bytes) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => send(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

async function setUp(t: Test, send: Bytes, limits = { readMs: 30_000, tradeMs: 30_000 }) {
  const productApiUrl = await startWire(t, send);
  const bff = await startBff(t, { productApiUrl, limits });
  const url = await bff.app.listen({ port: 0, host: '127.0.0.1' });
  return async (path: string) => {
    const answer = await request(`${url}${path}`, {
      headers: { ...ownHeaders, host: 'localhost' },
    });
    return { status: answer.statusCode, headers: answer.headers, body: await answer.body.text() };
  };
}

for (const [what, { send, anyBody }] of Object.entries(cuts)) {
  t.test(`${what}: answers 502, never a partial body as 200`, async (t) => {
    for (const [path, type] of [
      ['/api/artworks/11', json],
      ...(anyBody ? [[picture, 'content-type: image/webp'] as const] : []),
    ] as const) {
      const get = await setUp(t, send(type));
      const { status, body, headers } = await get(path);
      t.equal(status, 502, path);
      t.match(JSON.parse(body).error.code, /^upstream\.(bad-answer|unavailable)$/);
      t.notMatch(body, addressed);
      t.notMatch(body, 'Night Har');
      t.equal(headers['cache-control'], 'no-store');
    }
  });
}

t.test('an upstream answer that trickles ends with 504 at the time limit', async (t) => {
  const limits = { readMs: 250, tradeMs: 500 };
  for (const [begin, more] of [
    ['HTTP/1.1 200 OK\r\nx-a', 'a'],
    [head([json, 'content-length: 5000']), ' '],
  ] as const) {
    const get = await setUp(
      t,
      (socket) => {
        socket.write(begin);
        drip(socket, more);
      },
      limits,
    );
    const { status, body } = await get('/api/artworks/11');
    t.equal(status, 504);
    t.equal(JSON.parse(body).error.code, 'upstream.timeout');
  }
});

t.test('a picture that trickles ends with 504 after five seconds', async (t) => {
  const send = (socket: Socket) => {
    socket.write(head(['content-type: image/webp', 'content-length: 5000']));
    drip(socket, 'x');
  };
  // The BFF's own reads trickle as well, and its end waits for them.
  const get = await setUp(t, send, { readMs: 1_000, tradeMs: 1_000 });
  const started = performance.now();
  const { status } = await get(picture);
  const ms = performance.now() - started;
  t.equal(status, 504);
  t.ok(ms > 4_900, `${ms} ms`);
});

for (const [what, answer] of Object.entries({
  'a page': `${head(['content-type: text/html', 'content-length: 8'])}<script>`,
  'a redirect': 'HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/x\r\ncontent-length: 0\r\n\r\n',
  'no content': 'HTTP/1.1 204 No Content\r\n\r\n',
  'not modified': 'HTTP/1.1 304 Not Modified\r\netag: "x"\r\n\r\n',
})) {
  t.test(`${what} instead of a picture: answers 502`, async (t) => {
    const get = await setUp(t, (socket) => socket.write(answer));
    const { status, body, headers } = await get(picture);
    t.equal(status, 502);
    t.equal(JSON.parse(body).error.code, 'upstream.unavailable');
    t.equal(headers.location, undefined);
    t.equal(headers.etag, undefined);
  });
}

t.test('the server process ends a silent read after five seconds', async (t) => {
  const upstream = await startUpstream(t);
  answerEverything(upstream);
  upstream.fail('GET /api/artworks/11', 'silent');
  const bff = await startBffProcess(t, { PRODUCT_API_URL: upstream.url });
  const { status, error, ms } = await bff.send('GET', '/api/artworks/11');
  t.equal(status, 504);
  t.equal(error.code, 'upstream.timeout');
  t.ok(ms > 4_900, `${ms} ms`);
});

t.test(
  'a body above the buffer size is streamed, and the connection breaks where it is cut off',
  async (t) => {
    const size = 3 * 1024 * 1024;
    const get = await setUp(t, (socket) => {
      socket.write(head(['content-type: image/webp', `content-length: ${size + 10}`]));
      socket.end(Buffer.alloc(size));
    });
    await t.rejects(get(picture), 'a broken connection tells the browser that it is not whole');
  },
);
