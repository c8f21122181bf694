import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import t, { type Test } from 'tap';
import { errorBody } from '../../shared/contracts/error.ts';
import { formBytesAtMost } from '../../shared/domain/uploads.ts';
import { startBff } from '../support/bff.ts';
import { listenOn, openSocket } from '../support/raw-http.ts';
import { until } from '../support/until.ts';
import { wireErrorBody } from '../support/upstream.ts';
import { type FormAnswer, formLength, sendForm } from './support/send-form.ts';

const mib = 1024 * 1024;
const to = 'POST /api/asks/61/documents';
const path = '/api/asks/61/documents?type=coa';
const added = {
  data: [
    {
      id: '0190a0b0-0000-4000-8000-000000000009',
      kind: 'coa',
      name: 'a.png',
      type: 'image/png',
      size: 1_000,
      createdAt: '2026-01-02T03:04:05.000Z',
    },
  ],
};

const limits = { readMs: 1_000, tradeMs: 1_000, silenceMs: 2_000 };

/** A listening BFF, a signed-in user, and the headers that their browser sends. */
async function start(t: Test, options: Parameters<typeof startBff>[1] = { limits }) {
  const bff = await startBff(t, options);
  const cookie = await bff.signIn();
  const port = await listenOn(bff.app);
  bff.upstream.take(to, readAll());
  return {
    ...bff,
    cookie,
    send: (more: Partial<Parameters<typeof sendForm>[0]> = {}) =>
      sendForm({ port, path, cookie, ...more }),
    requestLine: () => bff.logs.findLast(({ event }) => event === 'request'),
    failed: () => bff.logs.findLast(({ event }) => event === 'document.failed'),
  };
}

type Taken = { bytes: number; hash: string; whole: boolean; headers: IncomingMessage['headers'] };

/** Reads everything and answers that it was stored. */
function readAll(taken: Taken[] = []) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const hash = createHash('sha256');
    const one: Taken = { bytes: 0, hash: '', whole: false, headers: request.headers };
    taken.push(one);
    request.on('data', (piece: Buffer) => {
      one.bytes += piece.length;
      hash.update(piece);
    });
    request.on('error', () => undefined);
    request.on('end', () => {
      one.whole = true;
      one.hash = hash.digest('hex');
      json(response, 200, added);
    });
  };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'set-cookie': 'upstream=1' });
  response.end(JSON.stringify(body));
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes in live buffers, once three collections in a row have freed nothing more. */
async function heldBytes(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  let inVain = 0;
  while (inVain < 3) {
    collectGarbage();
    await sleep(20);
    const { arrayBuffers } = process.memoryUsage();
    inVain = arrayBuffers < least ? 0 : inVain + 1;
    least = Math.min(least, arrayBuffers);
  }
  return least;
}

const codeOf = ({ body }: FormAnswer) => errorBody.parse(JSON.parse(body)).error;

t.test('passes a form on byte for byte, with none of the browser’s own headers', async (t) => {
  const bff = await start(t);
  const taken: Taken[] = [];
  bff.upstream.take(to, readAll(taken));
  const headers = {
    authorization: 'Bearer of-the-browser',
    'x-forwarded-for': '6.6.6.6',
    'x-http-method-override': 'DELETE',
    'transfer-encoding-hint': 'x',
    range: 'bytes=0-1',
  };
  for (const chunked of [false, true]) {
    const { answer } = bff.send({ bytes: 10 * mib, chunked, headers });
    const { status, body, headers: down } = await answer;
    t.equal(status, 200);
    t.match(JSON.parse(body), {
      documents: [{ kind: 'coa', href: `/api/asks/61/documents/${added.data[0]?.id}` }],
    });
    t.equal(down['set-cookie'], undefined);
    t.equal(down['cache-control'], 'no-store');
  }
  t.match(taken, [
    { bytes: formLength(10 * mib), whole: true },
    { bytes: formLength(10 * mib), whole: true },
  ]);
  t.equal(taken[0]?.hash, taken[1]?.hash);
  for (const { headers: up } of taken) {
    const own = ['accept', 'authorization', 'connection', 'content-type', 'host'];
    const framing = up['content-length'] ? 'content-length' : 'transfer-encoding';
    t.strictSame(
      Object.keys(up).sort(),
      [...own, framing, 'x-forwarded-for', 'x-request-id'].sort(),
    );
    t.match(up.authorization, /^Bearer ey/);
    t.equal(up['x-forwarded-for'], '127.0.0.1');
  }
  t.match(bff.requestLine(), { status: 200, formBytes: formLength(10 * mib), askId: 61 });
});

t.test('a slow upstream slows the sender, without buffering', async (t) => {
  const bff = await start(t, { limits: { ...limits, tradeMs: 20_000, silenceMs: 20_000 } });
  const held: (() => void)[] = [];
  bff.upstream.take(to, (request, response) => {
    readAll()(request, response);
    request.pause();
    held.push(() => request.resume());
  });
  const before = await heldBytes();
  const sendings = Array.from({ length: 4 }, () => bff.send({ bytes: 15 * mib }));
  await until(() => held.length === 4);
  let last = -1;
  const all = () => sendings.reduce((sum, { sent }) => sum + sent(), 0);
  while (all() !== last) {
    last = all();
    await sleep(200);
  }
  t.ok(all() < 60 * mib, `the senders wait: ${Math.round(all() / mib)} of 60 MB have left them`);
  const kept = (await heldBytes()) - before;
  t.ok(kept < 8 * mib, `${(kept / mib).toFixed(1)} MB are held`);
  for (const go of held) go();
  for (const { answer } of sendings) t.equal((await answer).status, 200);
});

t.test('a form that is too large is refused, before or during the upload', async (t) => {
  const bff = await start(t);
  const taken: Taken[] = [];
  bff.upstream.take(to, readAll(taken));
  const bytes = formBytesAtMost.document + 1;
  const declared = await bff.send({ bytes }).answer;
  t.equal(declared.status, 413);
  t.match(codeOf(declared), { code: 'request.too-large', requestId: /./ });
  t.equal(taken.length, 0, 'nothing of it went up');

  const chunked = await bff.send({ bytes: bytes + 8 * mib, chunked: true }).answer;
  t.equal(chunked.status, 413);
  t.equal(codeOf(chunked).code, 'request.too-large');
  await until(() => taken.length === 1);
  t.match(taken, [{ whole: false }], 'what had gone up was never finished');
  t.match(bff.failed(), { askId: 61, userId: 7, kind: 'coa', status: 413, cause: 'refused-here' });

  const just = formBytesAtMost.document - formLength(0);
  t.equal((await bff.send({ bytes: just }).answer).status, 200);
});

t.test('a client that keeps sending a refused upload is disconnected', async (t) => {
  const bff = await start(t);
  const endless = bff.send({ bytes: 2_000 * mib, chunked: true });
  await endless.written;
  t.ok(endless.sent() < 1_500 * mib, `${Math.round(endless.sent() / mib)} MB were sent`);
});

const refused: Record<string, [number, string, Partial<Parameters<typeof sendForm>[0]>]> = {
  'not signed in': [401, 'auth.required', { cookie: '' }],
  'another site': [
    403,
    'request.forbidden-origin',
    { headers: { 'sec-fetch-site': 'cross-site' } },
  ],
  'no guard header': [403, 'request.forbidden-origin', { headers: { 'x-deckle': '0' } }],
  'a body that is no form': [415, 'request.invalid', { headers: { 'content-type': 'image/png' } }],
  JSON: [415, 'request.invalid', { headers: { 'content-type': 'application/json' } }],
  'a form without a boundary': [
    415,
    'request.invalid',
    { headers: { 'content-type': 'multipart/form-data' } },
  ],
  'a boundary that is none': [
    415,
    'request.invalid',
    { headers: { 'content-type': 'multipart/form-data; boundary=a; charset="b"' } },
  ],
  'a kind that is none': [400, 'request.invalid', { path: '/api/asks/61/documents?type=passport' }],
  'two kinds': [400, 'request.invalid', { path: `${path}&type=artwork` }],
  'a parameter of the product API’s': [400, 'request.invalid', { path: `${path}&clearFiles=true` }],
  'an id that is none': [404, 'not-found', { path: '/api/asks/me/documents?type=coa' }],
  dots: [404, 'not-found', { path: '/api/asks/61/documents/../../users/me?type=coa' }],
  'encoded dots': [404, 'not-found', { path: '/api/asks/61%2f..%2f..%2fusers/documents?type=coa' }],
  'an encoded slash behind the id': [
    404,
    'not-found',
    { path: '/api/asks/61%2fdocuments%3fclearFiles=true%26x=/documents?type=coa' },
  ],
  'the product API’s own name': [404, 'not-found', { path: '/api/artworks/submit-work' }],
};

t.test('an invalid upload is refused before any of it is passed on', async (t) => {
  const bff = await start(t);
  let taken = 0;
  for (const up of ['/api/:a/:b', '/api/:a/:b/:c', '/api/:a/:b/:c/:d', '/api/:a/:b/:c/:d/:e']) {
    bff.upstream.take(`POST ${up}`, () => {
      taken += 1;
    });
  }
  for (const [what, [status, code, more]] of Object.entries(refused)) {
    const sent = () => bff.upstream.calls.filter(({ method }) => method !== 'GET').length + taken;
    const before = sent();
    const sending = bff.send({ bytes: 5 * mib, ...more });
    const answer = await sending.answer;
    sending.hangUp();
    t.equal(answer.status, status, what);
    t.equal(codeOf(answer).code, code, what);
    t.equal(sent(), before, what);
  }
});

const multipart = 'Content-Type: multipart/form-data; boundary=e\r\n';
const guarded = 'X-Deckle: 1\r\nSec-Fetch-Site: same-origin\r\n';
const upTo = 'POST /api/submissions/works HTTP/1.1\r\nHost: localhost\r\n';

/**
 * Sends the headers, then the same piece repeatedly until the server closes. Returns its answer.
 */
async function trickle(port: number, head: string, piece: string, everyMs: number) {
  const socket = await openSocket(port);
  const started = performance.now();
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  socket.write(head);
  const dripping = setInterval(() => socket.write(piece), everyMs);
  const closing = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  const isClosed = await Promise.race([
    closing.then(() => true),
    sleep(60_000, false, { ref: false }),
  ]);
  clearInterval(dripping);
  socket.destroy();
  return { text, isClosed, ms: performance.now() - started, sent: socket.bytesWritten };
}

t.test('a refused client cannot keep its connection by sending slowly', async (t) => {
  const bff = await startBff(t, { limits: { ...limits, silenceMs: 30_000 } });
  const port = await listenOn(bff.app);
  const long = 'Content-Length: 10000000\r\n\r\n';
  const chunked = 'Transfer-Encoding: chunked\r\n\r\n';
  const heads: [string, string, string][] = [
    [`${guarded}${long}`, 'x', '401'],
    [`${guarded}${chunked}`, '1\r\nx\r\n', '401'],
    [long, 'x', '403'],
    [chunked, '1\r\nx\r\n', '403'],
  ];
  const outcomes = heads.map(async ([headers, piece, status]) => {
    const { text, isClosed, ms } = await trickle(port, upTo + multipart + headers, piece, 100);
    t.match(text, new RegExp(`^HTTP/1.1 ${status} `));
    t.ok(isClosed && ms > 2_000, `${status}: ${Math.round(ms)} ms`);
  });
  const much = trickle(port, upTo + multipart + guarded + long, 'x'.repeat(64 * 1024), 50);
  const { text, isClosed, sent } = await much;
  t.match(text, /^HTTP\/1.1 401 /, 'read although it sends');
  t.ok(isClosed && sent < 10_000_000, `after ${sent} bytes`);
  await Promise.all(outcomes);
});

t.test('a refusal by the product API during the upload reaches the browser', async (t) => {
  const bff = await start(t);
  bff.upstream.take(to, (_request, response) =>
    json(response, 404, wireErrorBody(404, 'Not Found')),
  );
  const foreign = bff.send({ bytes: 15 * mib, pause: 1 });
  t.match(await foreign.answer, { status: 404 });
  await foreign.written;
  t.match(bff.failed(), { status: 404, upstreamStatus: 404, askId: 61 });

  const message = 'At most 20 files a listing';
  const issues = { errors: [{ path: ['files'], message, name: 'ValidationError' }] };
  bff.upstream.take(to, (_request, response) =>
    json(response, 400, wireErrorBody(400, 'Invalid', issues)),
  );
  t.match(codeOf(await bff.send({ bytes: 5 * mib }).answer), {
    code: 'request.invalid',
    issues: [{ path: 'files', message: 'At most 20 files a listing' }],
  });

  bff.upstream.take(to, (_request, response) => json(response, 401, wireErrorBody(401, 'No')));
  const ended = await bff.send({ bytes: 5 * mib }).answer;
  t.equal(codeOf(ended).code, 'auth.required');
  t.match(String(ended.headers['set-cookie']), /deckle-session=;/, 'and is signed out');
});

t.test(
  'a product API that fails during the upload is reported, and nothing is sent twice',
  async (t) => {
    const bff = await start(t);
    let calls = 0;
    const failing = (how: (request: IncomingMessage, response: ServerResponse) => void) => {
      calls = 0;
      bff.upstream.take(to, (request, response) => {
        calls += 1;
        request.on('error', () => undefined);
        how(request, response);
      });
    };
    failing((request) => void request.once('data', () => request.socket.resetAndDestroy()));
    const reset = await bff.send({ bytes: 5 * mib }).answer;
    t.match([reset.status, codeOf(reset).code, calls], [502, 'upstream.unavailable', 1]);
    t.match(bff.failed(), {
      cause: 'reset',
      upstreamCall: 'POST /api/asks/{}/documents',
      askId: 61,
    });

    failing((request) => void request.resume());
    const silent = await bff.send({ bytes: 5 * mib }).answer;
    t.match([silent.status, codeOf(silent).code, calls], [504, 'upstream.timeout', 1]);

    failing(() => undefined);
    const deaf = await bff.send({ bytes: 15 * mib }).answer;
    t.match([deaf.status, codeOf(deaf).code, calls], [504, 'upstream.timeout', 1]);

    failing((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(200, { 'content-length': '1000' }).write('{"data":[');
        setTimeout(() => request.socket.destroy(), 20);
      });
    });
    const cut = await bff.send({}).answer;
    t.match([cut.status, codeOf(cut).code, calls], [502, 'upstream.bad-answer', 1]);

    await bff.upstream.close();
    const refusedThere = await bff.send({ bytes: 5 * mib }).answer;
    t.match([refusedThere.status, codeOf(refusedThere).code], [503, 'upstream.unavailable']);
  },
);

t.test('a slow browser has time for its upload, a silent one gets 408', async (t) => {
  const bff = await start(t);
  Object.assign(bff.app.server, { headersTimeout: 300, requestTimeout: 300 });
  const slow = await bff.send({ bytes: 3 * mib, pause: 60 }).answer;
  t.equal(slow.status, 200, 'ten times as long as any other request may take');

  const early = bff.send({ bytes: 3 * mib, pause: 60, cookie: '' });
  t.equal((await early.answer).status, 401);
  await early.written;

  const taken: Taken[] = [];
  bff.upstream.take(to, readAll(taken));
  const silent = bff.send({ bytes: 5 * mib, stopAfter: mib });
  const told = await silent.answer;
  t.match([told.status, codeOf(told).code], [408, 'request.too-slow']);
  t.match(bff.failed(), { code: 'request.too-slow', bytes: Number });
  await until(() => taken.length === 1);
  t.match(taken, [{ whole: false }]);
});

t.test('an upload that trickles or never ends gets 408', async (t) => {
  const silent = { readMs: 1_000, tradeMs: 5_000, silenceMs: 20_000 };
  const paces = {
    trickles: { windowMs: 1_000, windowBytes: 1_000, totalMs: 60_000 },
    'goes on': { windowMs: 60_000, windowBytes: 1, totalMs: 1_500 },
  };
  const refused = Object.entries(paces).map(async ([what, pace]) => {
    const bff = await startBff(t, { limits: { ...silent, pace } });
    const cookie = `Cookie: ${await bff.signIn()}\r\n`;
    const port = await listenOn(bff.app);
    const ended: boolean[] = [];
    bff.upstream.take('POST /api/artworks/submit-work', (request) => {
      request.resume().on('error', () => undefined);
      request.once('close', () => ended.push(request.complete));
    });
    const length = 'Content-Length: 10000000\r\n\r\n';
    const head = upTo + multipart + guarded + cookie + length;
    const { text, isClosed, ms } = await trickle(port, head, 'xxxxx', 50);
    t.match(text, /^HTTP\/1.1 408 /, what);
    t.match(errorBody.parse(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).error, {
      code: 'request.too-slow',
    });
    t.ok(isClosed, `${what}: ${Math.round(ms)} ms`);
    t.match(
      bff.logs.findLast(({ event }) => event === 'submission.failed'),
      { code: 'request.too-slow', status: 408, userId: 7, bytes: Number },
    );
    await until(() => ended.length === 1);
    t.strictSame(ended, [false], 'the product API keeps nothing of it');
  });
  await Promise.all(refused);
  const slow = { windowMs: 300, windowBytes: 10_000, totalMs: 60_000 };
  const bff = await start(t, { limits: { ...silent, pace: slow } });
  const { status } = await bff.send({ bytes: mib, pause: 100 }).answer;
  t.equal(status, 200, 'above the pace for many windows');
});

t.test('a browser that leaves during its upload ends the call to the product API', async (t) => {
  const bff = await start(t, { limits: { readMs: 5_000, tradeMs: 5_000, silenceMs: 5_000 } });
  const ended: boolean[] = [];
  bff.upstream.take(to, (request) => {
    request.resume().on('error', () => undefined);
    request.once('close', () => ended.push(request.complete));
  });
  const leaving = bff.send({ bytes: 10 * mib, stopAfter: 2 * mib });
  await leaving.written;
  await sleep(50);
  leaving.hangUp();
  await until(() => ended.length === 1);
  t.strictSame(ended, [false], 'long before five seconds');
  await until(() => bff.logs.some(({ browserLeft }) => browserLeft));
  const lines = bff.logs.filter(({ formBytes }) => formBytes !== undefined);
  t.match(lines, [{ event: 'request', browserLeft: true, askId: 61, userId: 7, status: null }]);
  t.ok(Number(lines[0]?.formBytes) >= 2 * mib, 'with what had gone up');
  t.equal(bff.failed(), undefined, 'leaving is no failure');
});

t.test('a complete upload is finished when its browser leaves', async (t) => {
  const bff = await start(t, { limits: { readMs: 5_000, tradeMs: 5_000 } });
  const answering = Promise.withResolvers<void>();
  const whole: boolean[] = [];
  bff.upstream.take(to, (request, response) => {
    request.resume().on('end', async () => {
      whole.push(true);
      await answering.promise;
      json(response, 200, added);
    });
  });
  const leaving = bff.send({});
  await until(() => whole.length === 1);
  leaving.hangUp();
  await until(() => bff.logs.some(({ browserLeft }) => browserLeft));
  answering.resolve();
  await until(() => bff.logs.some(({ event }) => event === 'document.added'));
  t.match(
    bff.logs.find(({ event }) => event === 'document.added'),
    { askId: 61, userId: 7, kind: 'coa', bytes: formLength(1_000) },
  );
});

t.test('limits the concurrent and total uploads of a user', async (t) => {
  const bff = await start(t, { limits: { ...limits, silenceMs: 10_000, tradeMs: 10_000 } });
  const open = Array.from({ length: 4 }, () => bff.send({ bytes: mib, stopAfter: 64 * 1024 }));
  await Promise.all(open.map(({ written }) => written));
  await sleep(100);
  const fifth = await bff.send({}).answer;
  t.match([fifth.status, codeOf(fifth).code], [429, 'request.too-many']);
  t.ok(fifth.headers['retry-after']);
  for (const one of open) one.hangUp();
  await until(() => bff.logs.filter(({ browserLeft }) => browserLeft).length === 4);
  t.equal((await bff.send({}).answer).status, 200);
  let status = 200;
  for (let sent = 0; sent < 130 && status === 200; sent += 1) {
    ({ status } = await bff.send({}).answer);
  }
  t.equal(status, 429);
});

t.test('submits works and releases', async (t) => {
  const bff = await start(t);
  for (const [kind, up] of [
    ['works', 'POST /api/artworks/submit-work'],
    ['releases', 'POST /api/releases/submit'],
  ] as const) {
    bff.upstream.take(up, (request, response) => {
      request.resume().on('end', () => json(response, 200, { data: { id: 5, files: 1 } }));
    });
    const { status, body } = await bff.send({ path: `/api/submissions/${kind}` }).answer;
    t.equal(status, 200);
    t.strictSame(JSON.parse(body), { id: 5 });
    bff.upstream.take(up, (request) => request.socket.resetAndDestroy());
    const failed = await bff.send({ path: `/api/submissions/${kind}` }).answer;
    t.equal(failed.status, 502);
    t.match(
      bff.logs.findLast(({ event }) => event === 'submission.failed'),
      { kind: kind.slice(0, -1), userId: 7, code: 'upstream.unavailable' },
    );
  }
});

t.test('passes a form’s Idempotency-Key on, and refuses an invalid one', async (t) => {
  const bff = await start(t);
  const taken: Taken[] = [];
  const key = 'a-key-of-0123456789';
  for (const [path, up] of [
    ['/api/asks/61/documents?type=coa', to],
    ['/api/submissions/works', 'POST /api/artworks/submit-work'],
    ['/api/submissions/releases', 'POST /api/releases/submit'],
  ] as const) {
    bff.upstream.take(up, readAll(taken));
    await bff.send({ path, headers: { 'idempotency-key': key } }).answer;
    t.equal(taken.pop()?.headers['idempotency-key'], key, path);
    const wrong = await bff.send({ path, headers: { 'idempotency-key': 'a b' } }).answer;
    t.match([wrong.status, codeOf(wrong).code], [400, 'request.invalid']);
    t.equal(taken.length, 0);
  }
});

t.test('a repeated form is refused as in progress or as a reused key', async (t) => {
  const bff = await start(t);
  for (const code of ['request.in-progress', 'request.key-reused']) {
    bff.upstream.take(to, (request, response) => {
      request.resume().on('end', () => json(response, 409, wireErrorBody(409, 'x', { code })));
    });
    const answer = await bff.send({}).answer;
    t.match([answer.status, codeOf(answer).code], [409, code]);
    t.match(bff.failed(), { code, askId: 61 });
  }
});
