import t from 'tap';
import { startBff } from '../support/bff.ts';
import { wireErrorBody } from '../support/upstream.ts';

const id = '0190a0b0-0000-4000-8000-000000000009';
const document = {
  id,
  kind: 'coa',
  name: 'a.png',
  type: 'image/png',
  size: 5,
  createdAt: '2026-01-02T03:04:05.000Z',
};
const one = `/api/asks/61/documents/${id}`;

t.test('serves a document as a download to its owner, and requires authentication', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  bff.upstream.take(`GET ${one}`, (_request, response) => {
    const headers = {
      'content-type': 'image/png',
      'content-length': 5,
      'set-cookie': 'upstream=1',
    };
    response.writeHead(200, { ...headers, 'content-disposition': 'inline' }).end('bytes');
  });
  const own = await bff.call('GET', one, { headers: { cookie } });
  t.equal(own.body, 'bytes');
  t.match(own.headers, {
    'content-type': 'image/png',
    'content-length': '5',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  t.equal(own.headers['set-cookie'], undefined);
  t.equal((await bff.call('GET', one)).statusCode, 401);
  bff.upstream.take(`GET ${one}`, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<script>');
  });
  const page = await bff.call('GET', one, { headers: { cookie } });
  t.equal(page.headers['content-type'], 'application/octet-stream', 'never what could be a page');
  for (const [status, told] of [
    [404, 404],
    [503, 503],
    [500, 502],
  ] as const) {
    bff.upstream.take(`GET ${one}`, (_request, response) => {
      response.writeHead(status).end(JSON.stringify(wireErrorBody(status, 'No')));
    });
    t.equal((await bff.call('GET', one, { headers: { cookie } })).statusCode, told);
  }
  const odd = await bff.call('GET', '/api/asks/61/documents/..%2f..%2fusers', {
    headers: { cookie },
  });
  t.equal(odd.statusCode, 404);
});

t.test(
  'a document that trickles or stalls is a 504, a truncated or encoded one a 502',
  async (t) => {
    const bff = await startBff(t, { limits: { readMs: 2_000, tradeMs: 2_000 } });
    const cookie = await bff.signIn();
    const timers: NodeJS.Timeout[] = [];
    t.teardown(() => {
      for (const timer of timers) clearInterval(timer);
    });
    for (const drip of ['x', null]) {
      bff.upstream.take(`GET ${one}`, (_request, response) => {
        if (drip !== null) response.writeHead(200, { 'content-type': 'image/png' });
        const more = () => (drip === null ? response.writeProcessing() : response.write(drip));
        timers.push(setInterval(more, 50));
      });
      const { statusCode } = await bff.call('GET', one, { headers: { cookie } });
      t.equal(statusCode, 504);
    }
    bff.upstream.take(`GET ${one}`, (_request, response) => {
      const headers = { 'content-type': 'image/png', 'content-encoding': 'gzip' };
      response.writeHead(200, headers).end('bytes');
    });
    t.equal((await bff.call('GET', one, { headers: { cookie } })).statusCode, 502);
    bff.upstream.take(`GET ${one}`, (_request, response) => {
      response
        .writeHead(200, { 'content-type': 'image/png', 'content-length': '100' })
        .write('half');
      setTimeout(() => response.destroy(), 20);
    });
    const half = await bff.call('GET', one, { headers: { cookie } });
    t.equal(half.statusCode, 502);
    t.equal(half.json().error.code, 'upstream.bad-answer', 'never half of it as 200');
  },
);

t.test('an owner reads and removes documents and edits comments of a listing', async (t) => {
  const bff = await startBff(t);
  const headers = { cookie: await bff.signIn() };
  bff.upstream.on('GET /api/asks/61/documents', { body: { data: [document] } });
  bff.upstream.on(`DELETE ${one}`, { body: { data: [] } });
  bff.upstream.on('POST /api/asks/61/comments', ({ body }) => ({ body: { data: body } }));
  const read = await bff.call('GET', '/api/asks/61/documents', { headers });
  t.match(read.json(), {
    listing: { id: 61 },
    comments: { coaComments: '', artworkComments: '' },
    documents: [{ id, kind: 'coa', name: 'a.png', href: one }],
  });
  t.strictSame((await bff.call('DELETE', one, { headers })).json(), { documents: [] });
  const comment = (payload: object) =>
    bff.call('PUT', '/api/asks/61/comments', { headers, payload });
  t.match((await comment({ coaComments: ' Signed ' })).json(), { coaComments: 'Signed' });
  t.equal((await comment({ status: 'Approved' })).statusCode, 400);
  t.equal((await comment({ coaComments: 'x'.repeat(2001) })).statusCode, 400);
  const unstorable = await comment({ coaComments: 'Signed\u0000' });
  t.equal(unstorable.statusCode, 400);
  t.match(unstorable.json().error.issues, [{ path: 'coaComments' }]);
  t.equal((await bff.call('GET', '/api/asks/99/documents', { headers })).statusCode, 404);
  for (const [method, url] of [
    ['GET', '/api/asks/61/documents'],
    ['DELETE', one],
    ['PUT', '/api/asks/61/comments'],
    ['POST', '/api/asks/61/review'],
  ] as const) {
    t.equal((await bff.call(method, url, { payload: {} })).statusCode, 401, `${method} ${url}`);
  }
});

t.test('a returned listing is resubmitted with an Idempotency-Key', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const review = (key?: string) =>
    bff.call('POST', '/api/asks/61/review', {
      headers: { cookie, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    });
  t.equal((await review()).json().error.code, 'request.key-missing');
  const { statusCode, body } = await review('key-0123456789');
  t.equal(statusCode, 200, body);
  t.match(JSON.parse(body), { askId: 61, status: 'PendingAuthentication', orderId: null });
  t.match(bff.upstream.callsOf('POST /api/asks/61/place/0'), [
    { headers: { 'idempotency-key': 'key-0123456789' } },
  ]);
  bff.upstream.fail('POST /api/asks/61/place/0', { status: 409 });
  t.equal((await review('key-9876543210')).statusCode, 409);
  t.match(
    bff.logs.findLast(({ event }) => event === 'trade.failed'),
    { askId: 61, step: 'place', status: 409, userId: 7 },
  );
});
