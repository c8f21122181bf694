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
