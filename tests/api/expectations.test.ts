import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { errorBody } from '../../shared/contracts/error.ts';
import { formBytesAtMost } from '../../shared/domain/uploads.ts';
import { startBff } from '../support/bff.ts';
import { liveRoutes } from '../support/live-routes.ts';
import { listenOn, openSocket } from '../support/raw-http.ts';
import { until } from '../support/until.ts';

const host = 'Host: localhost\r\n';
const own = 'X-Deckle: 1\r\nSec-Fetch-Site: same-origin\r\n';
const multipart = 'Content-Type: multipart/form-data; boundary=e\r\n';
const form = '--e\r\ncontent-disposition: form-data; name="name"\r\n\r\nDawn\r\n--e--\r\n';
const credentials = JSON.stringify({ identifier: 'ada@canary.example', password: 'canary-p-1' });
const goOn = 'HTTP/1.1 100 Continue\r\n\r\n';

type Asked = {
  readonly line: string;
  readonly headers: string;
  readonly length: number;
  readonly expect?: string;
};

/** Sends the headers, and the body once the server asks for it. Returns all that it receives. */
async function ask(port: number, asked: Asked, body?: string) {
  const { line, headers, length, expect = '100-continue' } = asked;
  const socket = await openSocket(port);
  let heard = '';
  let isAsked = false;
  const over = Promise.withResolvers<void>();
  socket.on('data', (piece: Buffer) => {
    heard += piece.toString('latin1');
    if (!isAsked && heard.startsWith(goOn)) {
      isAsked = true;
      heard = heard.slice(goOn.length);
      if (body !== undefined) socket.write(body);
    }
    if (heard.includes('\r\n\r\n') && heard.endsWith('}')) over.resolve();
  });
  socket.once('end', () => over.resolve());
  socket.write(
    `${line} HTTP/1.1\r\n${host}${headers}Content-Length: ${length}\r\nExpect: ${expect}\r\n\r\n`,
  );
  await Promise.race([over.promise, sleep(3_000, undefined, { ref: false })]);
  // Nothing may follow the answer.
  await sleep(20);
  socket.destroy();
  const [head = '', answer = ''] = heard.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  return { isAsked, heard, head, status, answer };
}

async function start(t: Test) {
  const bff = await startBff(t, { limits: { readMs: 1_000, tradeMs: 1_000 } });
  const cookie = `Cookie: ${await bff.signIn()}\r\n`;
  const port = await listenOn(bff.app);
  const taken: string[] = [];
  bff.upstream.take('POST /api/artworks/submit-work', async (request, response) => {
    taken.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: { id: 5, files: 1 } }));
  });
  return { ...bff, port, cookie, taken };
}

const upload = 'POST /api/submissions/works';

t.test('refuses an upload before its body is sent', async (t) => {
  const { port, cookie, taken, logs } = await start(t);
  const most = formBytesAtMost.submission;
  const cases: [number, string, Partial<Asked>][] = [
    [401, 'auth.required', { headers: multipart + own }],
    [403, 'request.forbidden-origin', { headers: multipart + cookie }],
    [403, 'request.forbidden-origin', { headers: `${multipart + cookie}X-Deckle: 1\r\n` }],
    [413, 'request.too-large', { headers: multipart + own + cookie, length: most + 1 }],
    [415, 'request.invalid', { headers: `Content-Type: image/png\r\n${own}${cookie}` }],
    [404, 'not-found', { headers: multipart + own + cookie, line: 'POST /api/none' }],
  ];
  for (const [status, code, more] of cases) {
    logs.length = 0;
    const outcome = await ask(port, { line: upload, headers: '', length: form.length, ...more });
    t.notOk(outcome.isAsked, `${status}: the body is not asked for`);
    t.notMatch(outcome.heard, '100 Continue');
    t.equal(outcome.status, status);
    t.equal(errorBody.parse(JSON.parse(outcome.answer)).error.code, code);
    t.match(outcome.head, /^connection: close$/im, 'what may still come is no other request');
    await until(() => lines(logs).length > 0);
    t.match(lines(logs), [{ status }], 'one line tells of it');
  }
  t.strictSame(taken, []);
});

t.test('accepts an upload with 100 Continue, then answers it', async (t) => {
  const { port, cookie, taken } = await start(t);
  const headers = multipart + own + cookie;
  const asked = { line: upload, headers, length: form.length };
  for (const expect of ['100-continue', '100-Continue ']) {
    const { isAsked, status, answer } = await ask(port, { ...asked, expect }, form);
    t.ok(isAsked);
    t.equal(status, 200);
    t.strictSame(JSON.parse(answer), { id: 5 });
  }
  t.strictSame(taken, [form, form]);
});

t.test('a JSON body gets 100 Continue once its headers are valid', async (t) => {
  const { port } = await start(t);
  const line = 'POST /api/auth/login';
  const headers = `Content-Type: application/json\r\n${own}`;
  const whole = await ask(port, { line, headers, length: credentials.length }, credentials);
  t.match(whole, { isAsked: true, status: 200 });
  t.match(await ask(port, { line, headers, length: 65 * 1024 }), { isAsked: false, status: 413 });
  const read = await ask(port, { line: 'GET /healthz', headers: '', length: 0 });
  t.match(read, { isAsked: false, status: 200 });
});

t.test('a client that does not wait for 100 Continue is answered', async (t) => {
  const { port, cookie, taken } = await start(t);
  const socket = await openSocket(port);
  let heard = '';
  socket.on('data', (piece: Buffer) => {
    heard += piece.toString('latin1');
  });
  socket.write(
    `${upload} HTTP/1.1\r\n${host}${multipart}${own}${cookie}Content-Length: ${form.length}\r\nExpect: 100-continue\r\n\r\n${form}`,
  );
  await until(() => heard.includes('{"id":5}'));
  socket.destroy();
  t.match(heard, /HTTP\/1\.1 200 /);
  t.strictSame(taken, [form]);
});

t.test('refuses any other Expect header with 417', async (t) => {
  const { port, cookie, taken } = await start(t);
  const asked = { line: upload, headers: multipart + own + cookie, length: form.length };
  for (const expect of ['a-gift', '100-continue, a-gift', 'x-100-continue']) {
    const { isAsked, status, answer } = await ask(port, { ...asked, expect });
    t.match({ isAsked, status }, { isAsked: false, status: 417 }, expect);
    t.equal(errorBody.parse(JSON.parse(answer)).error.code, 'request.invalid');
  }
  t.strictSame(taken, []);
});

/** Checked by its own state parameter, because Apple posts it from Apple's site. */
const ofOthers: ReadonlySet<string> = new Set(['POST /api/connect/apple/callback']);

t.test('no route sends 100 Continue to another site', async (t) => {
  const { port, app } = await start(t);
  const writes = liveRoutes(app).flatMap(({ url, methods }) =>
    methods.filter((method) => !/^(GET|HEAD|OPTIONS)$/.test(method)).map((one) => `${one} ${url}`),
  );
  t.ok(writes.length > 30, `${writes.length} of them`);
  for (const line of writes.filter((one) => !ofOthers.has(one))) {
    const headers = 'Content-Type: application/json\r\nSec-Fetch-Site: cross-site\r\n';
    const { isAsked, status } = await ask(port, { line, headers, length: 2 });
    if (isAsked || status < 400) t.fail(`${line}: ${status}, asked for: ${isAsked}`);
  }
});

function lines(logs: readonly Record<string, unknown>[]) {
  return logs.filter(({ event }) => event === 'request');
}
