import t, { type Test } from 'tap';
import { createLogger } from '../../server/start/logger.ts';
import { cookieOf, startBff } from '../support/bff.ts';
import { buildTinySite } from '../support/built-site.ts';
import { liveRoutes } from '../support/live-routes.ts';
import { listenOn, sendRaw } from '../support/raw-http.ts';
import { type Fault, wireErrorBody } from '../support/upstream.ts';
import { ada, order } from '../support/wire-fixtures.ts';
import {
  addressOfCanary,
  type Canary,
  canaries,
  canariesIn,
  jwt,
  neverTold,
  person,
  sealingKey,
} from './support/canaries.ts';

type Step = readonly [method: 'GET' | 'POST' | 'PUT', url: string, payload?: object];

const names: readonly Canary[] = ['firstName', 'lastName'];
const whereabouts: readonly Canary[] = [...names, 'address', 'city', 'phone'];
/** The canaries that an answer may contain, because it is about the signed-in person. */
const tellsOf = (url: string): readonly Canary[] =>
  url === '/api/account/card-setup'
    ? ['cardSecret']
    : /^\/api\/(profile|account)/.test(url)
      ? [...whereabouts, 'email']
      : names;

const expectedTotal = { amount: 50_710, currency: 'GBP' };
const { password, email, confirmation, providerToken, mailToken } = canaries;
const steps: readonly Step[] = [
  ['POST', '/api/auth/login', { identifier: email, password }],
  ['POST', '/api/auth/login', { identifier: email, password, more: password }],
  ['POST', '/api/auth/register', person],
  ['POST', '/api/auth/register', { ...person, email: `no address of ${email}` }],
  ['POST', '/api/auth/confirm-email', { confirmation }],
  ['POST', '/api/auth/send-confirmation', { email }],
  ['POST', '/api/auth/forgot-password', { email }],
  ['POST', '/api/auth/reset-password', { code: confirmation }],
  [
    'POST',
    '/api/auth/reset-password',
    { code: confirmation, password, passwordConfirmation: password },
  ],
  [
    'POST',
    '/api/auth/change-password',
    { oldPassword: password, password, passwordConfirmation: password },
  ],
  ['POST', '/api/gate', { password: canaries.gatePassword }],
  ['PUT', '/api/profile/addresses', { shippingAddress: addressOfCanary, billingAddress: null }],
  ['POST', '/api/bids', { editionId: 21, price: 46_000, expiresInDays: 30, expectedTotal }],
  ['POST', '/api/purchases', { editionId: 21, askId: 31, expectedTotal }],
  ['GET', '/api/profile'],
  ['GET', '/api/session'],
  ['GET', '/api/account/orders/71'],
  ['GET', '/api/account/buying'],
  ['GET', '/api/account/payment'],
  ['POST', '/api/account/card-setup'],
  ['GET', `/api/unsubscribe?token=${mailToken}`],
  ['GET', `/unsubscribe?token=${mailToken}`],
  ['POST', '/api/unsubscribe', { token: mailToken }],
  ['POST', `/unsubscribe?token=${mailToken}`],
  ['GET', `/?confirmation=${confirmation}&email=${encodeURIComponent(email)}`],
  ['GET', `/?access_token=${providerToken}&provider=google&firstName=Canaryfirst`],
  ['GET', `/api/connect/google/callback?code=${providerToken}&state=${providerToken}`],
  ['GET', `/api/none/${encodeURIComponent(email)}?password=${password}`],
  ['POST', '/api/auth/logout'],
];

/** The BFF with its production log at the finest level, all of it recorded. */
async function setUp(t: Test) {
  const lines: string[] = [];
  const broken = { now: false };
  const bff = await startBff(t, {
    logger: createLogger('trace', { write: (line) => void lines.push(line) }),
    sessionKeys: [sealingKey],
    siteDir: buildTinySite(t),
    gatePassword: canaries.gatePassword,
    social: { google: null, apple: null, connectUrl: 'https://api.canary.example/api/connect' },
    now: () => {
      if (broken.now) throw new Error(`a bug that quotes ${Object.values(canaries).join(' ')}`);
      return Date.now();
    },
  });
  const user = { ...ada, email, firstName: canaries.firstName, lastName: canaries.lastName };
  const signedIn = () => ({ body: { jwt, user } });
  bff.upstream.on('POST /api/auth/local/login', signedIn);
  bff.upstream.on('GET /api/auth/email-confirmation', signedIn);
  bff.upstream.on('GET /api/auth/google/callback', signedIn);
  bff.upstream.on('POST /api/auth/reset-password', signedIn);
  bff.upstream.on('POST /api/users/changePassword', signedIn);
  const setup = { clientSecret: canaries.cardSecret, processor: 'stripe', publishableKey: 'pk_1' };
  bff.upstream.on('GET /api/profiles/card-setup', { body: { data: setup } });
  const profile = {
    currency: 'GBP',
    countryIp: null,
    shippingAddress: addressOfCanary,
    billingAddress: null,
  };
  const profiled = { body: { data: { id: ada.id, attributes: profile }, meta: {} } };
  bff.upstream.on('GET /api/profiles/me', profiled);
  bff.upstream.on('PUT /api/profiles/update/shipping-address/7', profiled);
  bff.upstream.on('GET /api/orders/71', {
    body: {
      data: { id: 71, attributes: order({ shippingAddress: addressOfCanary }) },
      meta: {},
    },
  });

  const login = await bff.call('POST', '/api/auth/login', {
    payload: { identifier: email, password },
  });
  const cookie = String(cookieOf(login));
  const sealed = cookie.slice(cookie.indexOf('=') + 1, -4);
  let answers = 0;

  async function ask(method: string, url: string, payload?: object): Promise<void> {
    const answer = await bff.app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...{
          'x-deckle': '1',
          'sec-fetch-site': 'same-origin',
          'idempotency-key': 'key-0123456789',
        },
        ...{ cookie, accept: 'text/html', authorization: `Bearer ${jwt}` },
        ...{ referer: `http://localhost/?confirmation=${confirmation}`, 'user-agent': email },
      },
      ...(payload ? { payload } : {}),
    });
    answers += 1;
    const { 'set-cookie': _cookie, ...headers } = answer.headers;
    const inHead = canariesIn(JSON.stringify(headers));
    const allowed = tellsOf(url);
    const inBody = canariesIn(answer.body).filter(
      (name) => neverTold.includes(name) || !allowed.includes(name),
    );
    if (inHead.length > 0) t.fail(`${inHead} in the headers of ${method} ${url}`);
    if (inBody.length > 0) t.fail(`${inBody} in the body of ${method} ${url}`);
    if (answer.body.includes(sealed)) t.fail(`the cookie in the body of ${method} ${url}`);
  }

  /** Checks the log and the upstream calls since the last check. */
  function look(when: string): void {
    for (const line of lines.splice(0)) {
      const found = canariesIn(line);
      if (found.length > 0 || line.includes(sealed)) t.fail(`${found} logged ${when}: ${line}`);
    }
    for (const { method, path, query } of bff.upstream.calls.splice(0)) {
      const isBySpecification =
        /email-confirmation$|^\/api\/auth\/\w+\/callback$|^\/api\/unsubscribe$/.test(path);
      const found = isBySpecification ? [] : canariesIn(`${path}?${query}`);
      if (found.length > 0) t.fail(`${found} in the address of ${method} ${path} ${when}`);
    }
  }
  const walk = async (when: string) => {
    for (const step of steps) await ask(...step);
    look(when);
  };
  return { bff, broken, lines, ask, look, walk, counted: () => answers };
}

t.test('finds the canaries in every encoding', async (t) => {
  const { phone } = canaries;
  t.strictSame(canariesIn('nothing of it, not even canary'), []);
  t.strictSame(canariesIn(`x=${encodeURIComponent(phone)}`), ['phone']);
  t.strictSame(canariesIn(Buffer.from(password).toString('base64url')), ['password']);
  t.strictSame(canariesIn(sealingKey.toString('hex')), ['sealingKey']);
  t.strictSame(canariesIn(`Bearer ${jwt}`), ['jwt', 'jwtClaims']);
});

t.test('nothing secret or personal leaks from successful calls', async (t) => {
  const { walk, counted } = await setUp(t);
  await walk('when all goes well');
  t.equal(counted(), steps.length);
});

t.test('nothing secret or personal leaks while the product API fails', async (t) => {
  const echo = Object.values(canaries).join(' ');
  const faults: readonly Fault[] = [
    ...(['wrong-shape', 'not-json', 'reset', 'cut-off'] as const),
    { status: 400, body: wireErrorBody(400, echo, { code: echo }) },
    { status: 401, body: wireErrorBody(401, echo) },
    { status: 409, body: wireErrorBody(409, echo) },
    { status: 500, body: echo },
    { status: 503, body: wireErrorBody(503, echo) },
  ];
  for (const fault of faults) {
    const { bff, walk, counted } = await setUp(t);
    for (const method of ['GET', 'POST', 'PUT']) bff.upstream.fail(`${method} /.*`, fault);
    await walk(`at ${JSON.stringify(fault).slice(0, 40)}`);
    t.equal(counted(), steps.length);
  }
});

t.test('nothing secret or personal leaks through an error message that quotes it', async (t) => {
  const { broken, lines, ask, look } = await setUp(t);
  broken.now = true;
  for (const step of steps) await ask(...step);
  t.ok(
    lines.some((line) => JSON.parse(line).status === 500),
    'the bug is met',
  );
  look('by a bug');
});

t.test('nothing secret or personal leaks from any route with hostile requests', async (t) => {
  const { bff, ask, look } = await setUp(t);
  const query = new URLSearchParams({ ...canaries });
  for (const { url } of liveRoutes(bff.app)) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const) {
      await ask(
        method,
        `${url}?${query}`,
        method === 'GET' || method === 'HEAD' ? undefined : person,
      );
    }
    look(`by ${url}`);
  }
  const port = await listenOn(bff.app);
  const own = 'Host: localhost\r\nX-Deckle: 1\r\nSec-Fetch-Site: same-origin\r\n';
  for (const bytes of [
    `GET /?password=${password} HTTP/9.9\r\n\r\n`,
    `GET / HTTP/1.1\r\n${own}X-${email}: ${jwt}\0\r\n\r\n`,
    `POST /api/auth/login HTTP/1.1\r\n${own}Content-Type: application/json\r\nContent-Length: 60\r\nConnection: close\r\n\r\n${`{"identifier":"${email}","password":${password}`.slice(0, 60)}`,
    `GET /%${password} HTTP/1.1\r\n${own}Connection: close\r\n\r\n`,
  ]) {
    const { answers } = await sendRaw(port, bytes);
    t.strictSame(canariesIn(JSON.stringify(answers)), []);
  }
  look('over a raw socket');
});
