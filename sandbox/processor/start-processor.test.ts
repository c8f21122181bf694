import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { startProcessor } from './start-processor.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'deckle-processor-'));
const options = { dataDir, publicUrl: 'http://deckle.test' };
let processor = await startProcessor(options);
t.teardown(async () => {
  await processor.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function call(path: string, body?: object) {
  const answer = await fetch(`${processor.url}${path}`, {
    redirect: 'manual',
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { status: answer.status, text };
}
const json = async (path: string, body?: object) => JSON.parse((await call(path, body)).text);

async function confirm(number: string, expiryYear = 2040) {
  const { id: customerId } = await json('/v1/customers', { reference: 'ada' });
  const setup = await json('/v1/setups', { customerId });
  const confirmed = await call('/v1/setups/confirm', {
    clientSecret: setup.clientSecret,
    number,
    expiryMonth: 12,
    expiryYear,
  });
  return { setup, ...confirmed };
}

async function charge(number: string, reference: string) {
  const { setup } = await confirm(number);
  const { paymentMethodId } = await json(`/v1/setups/${setup.id}/card`);
  const body = { paymentMethodId, amount: 100, currency: 'GBP', reference };
  return { body, outcome: await json('/v1/charges', body) };
}

t.test('charges the test cards as they are known to be charged', async (t) => {
  t.match((await charge('4242 4242 4242 4242', 'a')).outcome, { kind: 'succeeded' });
  t.match((await charge('4000000000000341', 'b')).outcome, {
    kind: 'declined',
    code: 'generic_decline',
  });
});

t.test('refuses a card that is declined already as it is set up, and says why', async (t) => {
  const refused = await confirm('4000 0000 0000 0002');
  t.equal(refused.status, 402);
  t.same(JSON.parse(refused.text), { error: 'generic_decline' });
  t.match((await confirm('4000000000009995')).text, /insufficient_funds/);
  t.equal(await json(`/v1/setups/${refused.setup.id}/card`), null);
  const { clientSecret } = refused.setup;
  const good = { clientSecret, number: '4242424242424242', expiryMonth: 12, expiryYear: 2040 };
  t.equal((await call('/v1/setups/confirm', good)).status, 200, 'another card may follow');
});

t.test('a forgotten card is charged no more', async (t) => {
  const { setup } = await confirm('4242424242424242');
  const { paymentMethodId } = await json(`/v1/setups/${setup.id}/card`);
  const forget = () => call('/v1/methods/forget', { paymentMethodId });
  t.equal((await forget()).status, 200);
  t.equal((await forget()).status, 200, 'twice is as good as once');
  const body = { paymentMethodId, amount: 100, currency: 'GBP', reference: 'forgotten' };
  t.equal((await call('/v1/charges', body)).status, 404);
});

t.test('takes no real card, none that is over, and a secret once', async (t) => {
  t.equal((await confirm('4111111111111111')).status, 400);
  t.equal((await confirm('4242424242424242', 2001)).status, 400);
  const { setup } = await confirm('4242424242424242');
  const again = { clientSecret: setup.clientSecret, expiryMonth: 1, expiryYear: 2040 };
  t.equal((await call('/v1/setups/confirm', { ...again, number: '4242424242424242' })).status, 404);
  const guess = `${setup.id}_secret_0`;
  t.equal(
    (
      await call('/v1/setups/confirm', {
        ...again,
        clientSecret: guess,
        number: '4242424242424242',
      })
    ).status,
    404,
  );
  t.equal((await call('/v1/setups', { nonsense: true })).status, 400);
  t.equal((await call('/v1/nowhere', {})).status, 404);
});

t.test('the bank asks for each payment, and one answer counts', async (t) => {
  const returnUrl = 'http://deckle.test/back?orderId=1';
  const { id: customerId } = await json('/v1/customers', { reference: 'cy' });
  const setup = await json('/v1/setups', { customerId });
  const { clientSecret } = setup;
  const card = { number: '4000002760003184', expiryMonth: 12, expiryYear: 2040, returnUrl };
  const asked = await json('/v1/setups/confirm', { clientSecret, ...card });
  t.equal(await json(`/v1/setups/${setup.id}/card`), null, 'not before it is confirmed');
  await call(`${new URL(asked.url).pathname}/confirm`);
  const { paymentMethodId } = await json(`/v1/setups/${setup.id}/card`);
  const first = { paymentMethodId, amount: 12_345, currency: 'GBP', reference: 'asked' };
  const declined = await json('/v1/charges', first);
  t.match(declined, { kind: 'declined', code: 'authentication_required' });
  const retry = { chargeId: declined.id, paymentMethodId, returnUrl };
  const old = await json('/v1/charges/retry', retry);
  const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
  t.match((await call(pathOf(old))).text, /£123\.45/);
  await call(`${pathOf(old)}/refuse`);
  t.match(await json('/v1/charges/asked'), { code: 'payment_intent_authentication_failure' });
  const next = await json('/v1/charges/retry', retry);
  t.equal((await call(`${pathOf(old)}/confirm`)).status, 404, 'an old page is over');
  t.match(
    (await call(`${pathOf(next)}/confirm`)).text,
    'http://deckle.test/back?orderId=1&amp;redirect_status=succeeded',
  );
  const paid = { kind: 'succeeded', id: declined.id, received: { amount: 12_345 } };
  t.match(await json('/v1/charges/asked'), paid);
  t.match(await json('/v1/charges/retry', retry), paid);
  t.match(await json('/v1/charges/cancel', { chargeId: declined.id }), paid, 'it is too late');
});

t.test('a cancelled charge succeeds no more, and a card that is over neither', async (t) => {
  const { body, outcome } = await charge('4000000000000341', 'ended');
  const { id: chargeId } = outcome;
  t.equal(await json('/v1/charges/cancel', { chargeId }), null);
  const { paymentMethodId } = body;
  const retry = { chargeId, paymentMethodId, returnUrl: 'http://deckle.test/' };
  t.match(await json('/v1/charges/retry', retry), { kind: 'declined' });
  const later = mkdtempSync(join(tmpdir(), 'deckle-processor-'));
  let now = new Date('2026-11-01');
  const other = await startProcessor({ ...options, dataDir: later, now: () => now });
  t.teardown(async () => {
    await other.stop();
    rmSync(later, { recursive: true, force: true });
  });
  const ask = async (path: string, given?: object) => {
    const sent = given && { method: 'POST', body: JSON.stringify(given) };
    return JSON.parse(await (await fetch(`${other.url}${path}`, sent)).text());
  };
  const { id: customerId } = await ask('/v1/customers', { reference: 'di' });
  const { id, clientSecret } = await ask('/v1/setups', { customerId });
  const card = { number: '4242424242424242', expiryMonth: 11, expiryYear: 2026 };
  await ask('/v1/setups/confirm', { clientSecret, ...card });
  const saved = await ask(`/v1/setups/${id}/card`);
  now = new Date('2026-12-01');
  const due = { paymentMethodId: saved.paymentMethodId, ...{ amount: 1, currency: 'GBP' } };
  t.match(await ask('/v1/charges', { ...due, reference: 'over' }), { code: 'expired_card' });
});

t.test('one reference is charged once, also after a restart; no number is kept', async (t) => {
  const { body, outcome } = await charge('4242424242424242', 'once');
  await processor.stop();
  processor = await startProcessor(options);
  t.same(await json('/v1/charges', body), outcome);
  t.same(await json('/v1/charges/once'), outcome);
  t.equal(await json('/v1/charges/never'), null);
  const kept = readFileSync(join(dataDir, 'processor', 'ledger.json'), 'utf8');
  t.notMatch(kept, /(4242\s*){4}|4000\s*0000\s*0000\s*\d{4}/);
});

t.test(
  'a seller is paid once they have been through the page, which says what it is',
  async (t) => {
    const account = await json('/v1/accounts', { country: 'GB', reference: 'bo' });
    t.match(account, { payoutsEnabled: false });
    const pay = { accountId: account.id, amount: 100, currency: 'GBP', reference: 'payout' };
    t.equal((await call('/v1/transfers', pay)).status, 400);
    const back = 'http://deckle.test/my-account/settings';
    const { url } = await json(`/v1/accounts/${account.id}/links`, {
      refreshUrl: back,
      returnUrl: back,
    });
    t.match(url, /^http:\/\/deckle\.test\/sandbox\/processor\/onboarding\//);
    const path = new URL(url).pathname;
    t.match((await call(path)).text, /no money moves/);
    const done = await call(`${path}/done`);
    t.match(done, { status: 200, text: `href="${back}"` });
    t.equal((await call(path)).status, 404, 'the link works once');
    t.match(await json(`/v1/accounts/${account.id}`), { payoutsEnabled: true });
    t.same(await json('/v1/transfers', pay), await json('/v1/transfers', pay));
    t.match((await call('/sandbox/processor')).text, /4242 4242 4242 4242/);
    t.match(await call('/sandbox/processor/style.css'), { status: 200, text: /color-scheme/ });
  },
);

t.test('a charge is taken back, and the money comes back where that is undone', async (t) => {
  const { outcome } = await charge('4242 4242 4242 4242', 'disputed');
  const balance = async () => (await json('/v1/balances'))[0].amount;
  const before = await balance();
  t.match((await call('/sandbox/processor/payments')).text, `/disputes/open/${outcome.id}`);
  t.equal((await call(`/sandbox/processor/disputes/open/${outcome.id}`)).status, 303);
  await call(`/sandbox/processor/disputes/open/${outcome.id}`);
  t.equal(await balance(), before - 100, 'once');
  const reversals = () => json(`/v1/charges/${outcome.id}/reversals`);
  const [dispute] = (await reversals()).disputes;
  t.match(dispute, { state: 'open', withdrawn: 100 });
  t.match((await call('/sandbox/processor/payments')).text, `/disputes/won/${dispute.id}`);
  await call(`/sandbox/processor/disputes/won/${dispute.id}`);
  await call(`/sandbox/processor/disputes/lost/${dispute.id}`);
  t.match((await reversals()).disputes, [{ state: 'won' }]);
  t.equal(await balance(), before);
});

t.test('misbehaves for ten calls, where one asks for it', async (t) => {
  await call('/sandbox/processor/faults/failing');
  t.equal((await call('/v1/balances')).status, 503);
  t.match((await call('/sandbox/processor/payments')).text, /for 9 more calls/);
  await call('/sandbox/processor/faults/lost');
  const lost = call('/v1/customers', { reference: 'lost' });
  await t.rejects(lost);
  await call('/sandbox/processor/faults/none');
  t.equal((await call('/v1/balances')).status, 200);
  const { id } = await json('/v1/customers', { reference: 'lost' });
  t.equal((await json('/v1/customers', { reference: 'lost' })).id, id);
});
