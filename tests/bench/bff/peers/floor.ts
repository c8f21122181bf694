import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { Pool } from 'undici';
import { createWork, peerArguments } from './work.ts';

/** The minimum in Node: node:http and undici, without checks or log. */
const { port, upstream, files } = peerArguments();
const pool = new Pool(upstream, { connections: 128 });
const work = createWork(upstream);

createServer((request, response) => {
  handle(request, response).catch(() => response.writeHead(500).end());
}).listen(port, '127.0.0.1');

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  if (url.startsWith('/api/recently-viewed')) {
    const ids = new URL(url, upstream).searchParams.get('ids') ?? '';
    sendJson(response, await work.viewed(ids));
  } else if (url === '/api/bids' && method === 'POST') {
    const key = String(request.headers['idempotency-key']);
    sendJson(response, await work.placeBid(await json(request), key));
  } else if (url.startsWith('/assets/')) {
    await sendFile(response, join(files, 'assets', basename(url)));
  } else {
    await passOn(request, response, method, url);
  }
}

async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  method: string,
  path: string,
): Promise<void> {
  const { host: _host, connection: _connection, ...headers } = request.headers;
  const body = method === 'GET' ? null : request;
  await pool.stream(
    { method, path, headers, body, opaque: response },
    ({ statusCode, headers: answered }) => response.writeHead(statusCode, answered),
  );
}

async function sendFile(response: ServerResponse, path: string): Promise<void> {
  const { size } = await stat(path);
  response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': size });
  createReadStream(path).pipe(response);
}

function sendJson(response: ServerResponse, value: unknown): void {
  const text = JSON.stringify(value);
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    .end(text);
}
