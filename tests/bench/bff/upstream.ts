import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as samples from './samples.ts';

/** A product API double in its own process, with all answers prepared. */
const [port = '0'] = process.argv.slice(2);

const json = { 'content-type': 'application/json' };
const answers: Readonly<Record<string, string>> = {
  'GET /readyz': '{"ok":true}',
  'GET /api/feature-flags': samples.flags,
  'GET /api/exchanges/exchange-rates/get': samples.rates,
  'POST /api/artworks/latest-search': samples.viewed,
  'POST /api/bids': samples.draft,
  'POST /api/bids/51/place': samples.placed,
  'POST /api/asks/61/documents': samples.documents,
};

/** Each sign-in gets a new user. */
let people = 0;

createServer((request, response) => {
  if (request.method === 'GET') {
    answer(request, response);
    return;
  }
  request.resume();
  request.on('end', () => answer(request, response));
}).listen(Number(port), '127.0.0.1');

function answer(request: IncomingMessage, response: ServerResponse): void {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  if (path === samples.picturePath) {
    send(response, samples.picture, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  } else if (path === '/api/artworks') {
    if (query.includes('pagination')) send(response, samples.listed, json);
    else sendEncoded(request, response);
  } else if (path === samples.documentPath && request.method === 'GET') {
    send(response, samples.document, { 'content-type': 'application/pdf' });
  } else if (path === '/api/auth/local/login') {
    people += 1;
    send(response, samples.signedInAs(people), json);
  } else {
    const found = answers[`${request.method} ${path}`];
    if (found === undefined) response.writeHead(404, json).end('{}');
    else send(response, found, json);
  }
}

/** The reshaped list, for peers that pass it through. */
function sendEncoded(request: IncomingMessage, response: ServerResponse): void {
  const { etag, encodings } = samples.encodedList;
  const head = { ...json, etag, 'cache-control': 'public, no-cache', vary: 'accept-encoding' };
  if (request.headers['if-none-match'] === etag) response.writeHead(304, head).end();
  else send(response, encodings.br, { ...head, 'content-encoding': 'br' });
}

function send(
  response: ServerResponse,
  body: string | Buffer,
  head: Readonly<Record<string, string>>,
): void {
  response.writeHead(200, { ...head, 'content-length': Buffer.byteLength(body) }).end(body);
}
