import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { startProcessor } from '../../sandbox/processor/start-processor.ts';
import { cardSetupView, paymentView, payoutLinkView } from '../../shared/contracts/payment.ts';
import { hastyLimits, publicUrl, startBff, type TestBff } from '../support/bff.ts';
import { cardPolicy, ownPolicy } from '../support/protective-headers.ts';
import { wireErrorBody } from '../support/upstream.ts';

const calls = [
  ['GET', '/api/account/payment'],
  ['POST', '/api/account/card-setup'],
  ['DELETE', '/api/account/payment/card'],
  ['POST', '/api/account/payouts/link'],
  ['POST', '/api/account/orders/71/payment'],
] as const;

function folder(t: Test): string {
  const path = mkdtempSync(join(tmpdir(), 'deckle-payment-'));
  t.teardown(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

t.test('shows the card and the missing payout details, uncached', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const answer = await bff.call('GET', '/api/account/payment', { headers: { cookie } });
  t.equal(answer.headers['cache-control'], 'no-store');
  t.strictSame(paymentView.parse(answer.json()), {
    processor: 'stripe',
    card: { brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2031 },
    payouts: { status: 'incomplete', missing: ['external_account'] },
  });
});

t.test('starts a card set-up, whose secret is neither cached nor logged', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const answer = await bff.call('POST', '/api/account/card-setup', { headers: { cookie } });
  t.equal(answer.headers['cache-control'], 'no-store');
  t.strictSame(cardSetupView.parse(answer.json()), {
    clientSecret: 'seti_1_secret_canary',
    processor: 'stripe',
    publishableKey: 'pk_1',
  });
  t.notMatch(JSON.stringify(bff.logs), /_secret_/);
});

t.test('a card set-up that cannot start is logged as specified and not retried', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  bff.upstream.fail('GET /api/profiles/card-setup', { status: 503 });
  const answer = await bff.call('POST', '/api/account/card-setup', { headers: { cookie } });
  t.equal(answer.statusCode, 503);
  t.equal(bff.upstream.callsOf('GET /api/profiles/card-setup').length, 1);
  const told = bff.logs.find((line) => line.msg === 'Failed to fetch client secret');
  t.match(told, { event: 'payment.card-setup-failed', userId: 7, code: 'upstream.unavailable' });
});

t.test('limits card set-ups to twenty per user', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const answers = [];
  for (let times = 0; times < 21; times += 1) {
    answers.push(await bff.call('POST', '/api/account/card-setup', { headers: { cookie } }));
  }
  t.equal(answers.at(-2)?.statusCode, 200);
  t.equal(answers.at(-1)?.statusCode, 429);
});

t.test('payout return URLs are always the site’s own', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const answer = await bff.call(
    'POST',
    '/api/account/payouts/link?returnUrl=https://evil.example',
    {
      headers: { cookie, 'x-forwarded-host': 'evil.example' },
      payload: { returnUrl: 'https://evil.example', refreshUrl: '//evil.example' },
    },
  );
  t.equal(payoutLinkView.parse(answer.json()).url, 'https://connect.test/canary');
  t.strictSame(bff.upstream.callsOf('POST /api/profiles/express')[0]?.body, {
    refreshUrl: `${publicUrl}/my-account/payment?payouts=refresh`,
    returnUrl: `${publicUrl}/my-account/payment?payouts=return`,
  });
  t.notMatch(JSON.stringify(bff.logs), /connect\.test/);
});

t.test('removes a card, and gives the reason when it is in use', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const remove = () => bff.call('DELETE', '/api/account/payment/card', { headers: { cookie } });
  t.strictSame((await remove()).json(), { ok: true });
  bff.upstream.on('DELETE /api/profiles/payment/card', {
    status: 409,
    body: wireErrorBody(409, 'Conflict', { code: 'payment.card-in-use' }),
  });
  const refused = await remove();
  t.equal(refused.statusCode, 409);
  t.match(refused.json().error.message, /counts on this card/);
});

t.test('requires authentication, and a silent upstream is a 504', async (t) => {
  const bff = await startBff(t, { limits: hastyLimits });
  for (const [method, url] of calls) {
    t.equal((await bff.call(method, url)).statusCode, 401, url);
  }
  const asked = bff.upstream.calls.filter(({ path }) => path.startsWith('/api/profiles/'));
  t.strictSame(asked, []);
  const cookie = await bff.signIn();
  bff.upstream.fail('GET /api/profiles/payment', 'silent', 2);
  const late = await bff.call('GET', '/api/account/payment', { headers: { cookie } });
  t.equal(late.statusCode, 504);
});

async function withProcessor(t: Test) {
  const processor = await startProcessor({ dataDir: folder(t), publicUrl });
  t.teardown(() => processor.stop());
  const bff = await startBff(t, { processorUrl: processor.url });
  const ask = async (path: string, body: object) => {
    const answer = await fetch(`${processor.url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return answer.json() as Promise<{ id: string; clientSecret: string }>;
  };
  const { id: customerId } = await ask('/v1/customers', { reference: 'ada' });
  const { clientSecret } = await ask('/v1/setups', { customerId });
  return { bff, processor, clientSecret };
}

async function sendCard(bff: TestBff, clientSecret: string, number: string, more: object = {}) {
  const cookie = await bff.signIn();
  const card = { number, expiryMonth: 12, expiryYear: 2040, returnPath: '/my-account/payment' };
  const payload = { clientSecret, ...card, ...more };
  return bff.call('POST', '/api/sandbox/cards', { headers: { cookie }, payload });
}

t.test('sends a test card to the sandbox processor, and its number nowhere else', async (t) => {
  const { bff, clientSecret } = await withProcessor(t);
  const send = (number: string, more?: object) => sendCard(bff, clientSecret, number, more);
  t.strictSame((await send('4000000000000002')).json(), {
    status: 'declined',
    code: 'generic_decline',
  });
  t.match((await send('4111111111111111')).json(), { code: 'not-a-test-card' });
  t.match((await send('4242424242424242', { expiryYear: 2020 })).json(), { code: 'expired_card' });
  t.strictSame((await send('4242424242424242')).json(), { status: 'saved' });
  t.strictSame(
    (await send('4242424242424242')).json(),
    { status: 'over' },
    'a secret is used once',
  );
  t.strictSame((await send('4242424242424242', { clientSecret: 'no' })).json(), { status: 'over' });
  t.notMatch(
    JSON.stringify(bff.logs),
    /4242424242424242|4000000000000002|4111111111111111|_secret_/,
  );
  t.notMatch(JSON.stringify(bff.upstream.calls.map(({ body }) => body)), /4242424242424242/);
});

t.test('a card is confirmed at the bank, which returns to a path of the site only', async (t) => {
  const { bff, clientSecret } = await withProcessor(t);
  const number = '4000002500003155';
  for (const returnPath of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'x']) {
    const answer = await sendCard(bff, clientSecret, number, { returnPath });
    t.equal(answer.statusCode, 400, returnPath);
  }
  const asked = (await sendCard(bff, clientSecret, number, { returnPath: '/a?b=1#card' })).json();
  t.match(asked, { status: 'confirm', url: /^http/ });
  const { origin, pathname } = new URL(asked.url);
  t.equal(origin, publicUrl);
  const open = (path: string) => bff.call('GET', path, { headers: { accept: 'text/html' } });
  const page = await open(pathname);
  t.match(page.body, /Nothing is charged now/);
  t.match(page.headers['content-security-policy'], ownPolicy);
  const answered = await open(`${pathname}/confirm`);
  t.match(answered.body, `href="${publicUrl}/a?b=1&amp;redirect_status=succeeded#card"`);
  t.equal((await open(pathname)).statusCode, 404, 'the bank asks once');
});

t.test('pays an order by its id and passes on the bank’s URL', async (t) => {
  const bff = await startBff(t);
  const cookie = await bff.signIn();
  const url = '/api/account/orders/71/payment';
  const call = 'POST /api/orders/:id/payment';
  for (const data of [
    { kind: 'paid' },
    { kind: 'pending' },
    { kind: 'declined', code: 'insufficient_funds' },
    { kind: 'confirm', url: 'https://hooks.stripe.com/canary' },
  ]) {
    bff.upstream.on(call, { body: { data } });
    const answer = await bff.call('POST', url, { headers: { cookie } });
    t.strictSame(answer.json(), data);
    t.equal(answer.headers['cache-control'], 'no-store');
  }
  t.notMatch(JSON.stringify(bff.logs), /hooks\.stripe/);
  bff.upstream.on(call, { body: { data: { kind: 'confirm', url: 'javascript:alert(1)' } } });
  t.equal((await bff.call('POST', url, { headers: { cookie } })).statusCode, 502);
  bff.upstream.fail(call, { status: 503 });
  const before = bff.upstream.callsOf(call).length;
  t.equal((await bff.call('POST', url, { headers: { cookie } })).statusCode, 503);
  t.equal(bff.upstream.callsOf(call).length, before + 1, 'it is not repeated');
});

t.test('refuses other calls to the sandbox processor', async (t) => {
  const { bff, clientSecret, processor } = await withProcessor(t);
  const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2040 };
  const body = { clientSecret, ...card, returnPath: '/' };
  t.equal((await bff.call('POST', '/api/sandbox/cards', { payload: body })).statusCode, 401);
  const cookie = await bff.signIn();
  const forged = { cookie, 'x-deckle': '0' };
  const cross = await bff.call('POST', '/api/sandbox/cards', { headers: forged, payload: body });
  t.equal(cross.statusCode, 403);
  for (const payload of [{}, { ...body, number: '4242 4242' }, { ...body, path: '/v1/refunds' }]) {
    const answer = await bff.call('POST', '/api/sandbox/cards', { headers: { cookie }, payload });
    t.equal(answer.statusCode, 400);
    const { requestId: _random, ...error } = answer.json().error;
    t.notMatch(JSON.stringify(error), /4242/);
  }
  for (const url of ['/sandbox/processor/v1/charges', '/sandbox/processor/v1/setups/confirm']) {
    t.equal((await bff.call('POST', url, { headers: { cookie }, payload: {} })).statusCode, 404);
    t.equal((await bff.call('GET', url, { headers: { cookie } })).statusCode, 404);
  }
  await processor.stop();
  const gone = await bff.call('POST', '/api/sandbox/cards', { headers: { cookie }, payload: body });
  t.equal(gone.statusCode, 503);
  t.notMatch(gone.body + JSON.stringify(bff.logs), /127\.0\.0\.1:|4242424242424242/);
});

t.test(
  'only pages that ask for a card may load Stripe’s form, and not in the sandbox',
  async (t) => {
    const siteDir = folder(t);
    mkdirSync(join(siteDir, 'assets'));
    mkdirSync(join(siteDir, '.vite'));
    writeFileSync(join(siteDir, '.vite', 'manifest.json'), '{}');
    writeFileSync(
      join(siteDir, 'index.html'),
      '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
    );
    const policyOf = async (bff: TestBff, url: string) => {
      const cookie = await bff.signIn();
      const answer = await bff.call('GET', url, { headers: { accept: 'text/html', cookie } });
      const policy = String(answer.headers['content-security-policy']);
      const isMarked = /<html[^>]* data-card-script="allowed"/.test(answer.body);
      t.equal(isMarked, /stripe/.test(policy), `${url} knows its own policy`);
      return policy;
    };
    const bff = await startBff(t, { siteDir });
    const asking = [
      '/my-account/payment',
      '/my-account/buying/order/11/71',
      '/bid-or-buy/review-bid/mara-lind/night-harbour/11/Main?action=buy',
    ];
    for (const url of asking) {
      t.equal(await policyOf(bff, url), cardPolicy, url);
    }
    for (const url of ['/', '/artworks', '/my-account/buying', '/my-account/selling', '/none']) {
      t.equal(await policyOf(bff, url), ownPolicy, url);
    }
    const { bff: sandboxed } = await withProcessor(t);
    const answer = await sandboxed.call('GET', '/my-account/payment', {
      headers: { accept: '*/*' },
    });
    t.equal(answer.headers['content-security-policy'], ownPolicy);
  },
);
