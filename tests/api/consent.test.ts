import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { storageInventory } from '../../shared/domain/storage-inventory.ts';
import { startBff } from '../support/bff.ts';
import { storageItemOf } from '../support/storage-item.ts';
import { wireErrorBody } from '../support/upstream.ts';
import { ada } from '../support/wire-fixtures.ts';

const config = { publicUrl: 'http://localhost', trustProxy: false, sandbox: true } as const;
const withAnalytics = { config: { ...config, hasAnalytics: true } };
const preferences = 'PUT /api/profiles/update/user/preferences';

type Answer = { cookies: { name: string; value: string; maxAge?: number; httpOnly?: boolean }[] };
const named = (answer: Answer, name: string) =>
  answer.cookies.find((cookie) => cookie.name === name);
const consentOf = (answer: Answer) => named(answer, 'deckle-consent')?.value.split('.')[0];
const profileThat = (disableNonEssentialCookies: boolean) => ({
  body: { data: { id: ada.id, attributes: { disableNonEssentialCookies } }, meta: {} },
});

t.test(
  'stores the answer in a first-party cookie for six months that scripts can read',
  async (t) => {
    const bff = await startBff(t, withAnalytics);
    const answer = await bff.call('PUT', '/api/consent', { payload: { nonEssential: true } });
    t.equal(answer.statusCode, 200);
    t.strictSame(answer.json(), { nonEssential: true, onAccount: null });
    const header = String(answer.headers['set-cookie']);
    t.match(header, /^deckle-consent=yes\.\d{13}; Max-Age=15724800; Path=\/; SameSite=Lax$/);
    t.equal(bff.upstream.callsOf(preferences).length, 0, 'a visitor has no account to keep it on');
  },
);

t.test('uses a __Host- cookie over https', async (t) => {
  const bff = await startBff(t, { isHttps: true });
  const answer = await bff.call('PUT', '/api/consent', { payload: { nonEssential: false } });
  t.match(
    String(answer.headers['set-cookie']),
    /^__Host-deckle-consent=no\.\d{13}; Max-Age=15724800; Path=\/; Secure; SameSite=Lax$/,
  );
});

t.test(
  'the session of visitors does not depend on their answer, so that pages stay cacheable',
  async (t) => {
    const bff = await startBff(t, withAnalytics);
    const cookie = `deckle-consent=yes.${Date.now()}`;
    const [fresh, asked] = await Promise.all([
      bff.call('GET', '/api/session'),
      bff.call('GET', '/api/session', { headers: { cookie } }),
    ]);
    t.strictSame(fresh.json().nonEssential, { analytics: true, chatUrl: null });
    t.strictSame({ ...fresh.json(), rates: null }, { ...asked.json(), rates: null });
  },
);

t.test('a signed-in user’s answer is also stored in the account', async (t) => {
  const bff = await startBff(t, withAnalytics);
  const cookie = await bff.signIn();
  const refused = await bff.call('PUT', '/api/consent', {
    payload: { nonEssential: false },
    headers: { cookie },
  });
  t.strictSame(refused.json(), { nonEssential: false, onAccount: true });
  await bff.call('PUT', '/api/consent', { payload: { nonEssential: true }, headers: { cookie } });
  t.strictSame(
    bff.upstream.callsOf(preferences).map(({ body }) => body),
    [{ disableNonEssentialCookies: true }, { disableNonEssentialCookies: false }],
  );
});

t.test('a refusal applies even when it cannot be stored in the account', async (t) => {
  const bff = await startBff(t, withAnalytics);
  const session = await bff.signIn();
  const cookie = `${session}; deckle-visit-client=1.1763712000; deckle-visit-session=1763712000`;
  bff.upstream.fail(preferences, { status: 503 });
  const answer = await bff.call('PUT', '/api/consent', {
    payload: { nonEssential: false },
    headers: { cookie },
  });
  t.equal(answer.statusCode, 200);
  t.strictSame(answer.json(), { nonEssential: false, onAccount: false });
  t.equal(consentOf(answer), 'no');
  t.match(named(answer, 'deckle-visit-client'), { value: '' }, 'what was set goes at once');
  t.match(named(answer, 'deckle-visit-session'), { value: '' });
  t.match(
    bff.logs.find(({ event }) => event === 'consent.not-on-account'),
    { userId: ada.id },
  );
});

t.test('consent that cannot be stored in the account is not given', async (t) => {
  const bff = await startBff(t, withAnalytics);
  const cookie = await bff.signIn();
  bff.upstream.fail(preferences, { status: 503 });
  const answer = await bff.call('PUT', '/api/consent', {
    payload: { nonEssential: true },
    headers: { cookie },
  });
  t.equal(answer.statusCode, 503);
  t.equal(consentOf(answer), undefined);
});

t.test('a refusal in the account applies in every browser that signs in', async (t) => {
  const bff = await startBff(t, withAnalytics);
  bff.upstream.on('GET /api/profiles/me', profileThat(true));
  const early = `deckle-consent=yes.${Date.now() - 60_000}; deckle-visit-client=1.1763712000`;
  const answer = await bff.call('POST', '/api/auth/login', {
    payload: { identifier: 'ada@canary.example', password: 'canary-password-1' },
    headers: { cookie: early },
  });
  t.equal(consentOf(answer), 'no');
  t.match(named(answer, 'deckle-visit-client'), { value: '' });
});

t.test('an answer newer than the account’s takes precedence', async (t) => {
  const bff = await startBff(t, withAnalytics);
  bff.upstream.on('GET /api/profiles/me', profileThat(true));
  const session = await bff.signIn();
  const later = `${session}; deckle-consent=yes.${Date.now() + 1_000}`;
  const answer = await bff.call('GET', '/api/session', { headers: { cookie: later } });
  t.equal(consentOf(answer), undefined);
});

t.test('a refusal in another browser applies in this one within a minute', async (t) => {
  const clock = { now: Date.now() };
  const bff = await startBff(t, { ...withAnalytics, now: () => clock.now });
  bff.upstream.on('GET /api/profiles/me', profileThat(false));
  const session = await bff.signIn();
  const cookie = `${session}; deckle-consent=yes.${clock.now - 1_000}`;
  const look = () => bff.call('GET', '/api/session', { headers: { cookie } });
  t.equal(consentOf(await look()), undefined);
  bff.upstream.on('GET /api/profiles/me', profileThat(true));
  clock.now += 60_001;
  t.equal(consentOf(await look()), 'no');
});

t.test('an account without a refusal gives no consent', async (t) => {
  const bff = await startBff(t, withAnalytics);
  const answer = await bff.call('POST', '/api/auth/login', {
    payload: { identifier: 'ada@canary.example', password: 'canary-password-1' },
  });
  t.equal(consentOf(answer), undefined);
  // One more for the person's own currency.
  t.equal(bff.upstream.callsOf('GET /api/profiles/me').length, 2);
});

t.test('an account that cannot be read delays nothing and changes nothing', async (t) => {
  const bff = await startBff(t, { ...withAnalytics, limits: { readMs: 2_000, tradeMs: 2_000 } });
  bff.upstream.fail('GET /api/profiles/me', 'silent');
  const session = await bff.signIn();
  const cookie = `${session}; deckle-place=GB.GBP.choice; deckle-consent=yes.${Date.now()}`;
  const answer = await bff.call('GET', '/api/session', { headers: { cookie } });
  t.equal(answer.statusCode, 200);
  t.equal(consentOf(answer), undefined);
  t.strictSame(bff.upstream.abandoned, [], 'answered while the account was still awaited');
});

t.test('does not read the account where nothing needs consent', async (t) => {
  const bff = await startBff(t);
  const place = 'deckle-place=GB.GBP.choice';
  await bff.call('POST', '/api/auth/login', {
    payload: { identifier: 'ada@canary.example', password: 'canary-password-1' },
    headers: { cookie: place },
  });
  t.equal(bff.upstream.callsOf('GET /api/profiles/me').length, 1, 'for the own currency alone');
});

t.test('refuses an invalid answer', async (t) => {
  const bff = await startBff(t, withAnalytics);
  for (const payload of [{}, { nonEssential: 'yes' }, { nonEssential: true, at: 1 }]) {
    const answer = await bff.call('PUT', '/api/consent', { payload });
    t.equal(answer.statusCode, 400);
    t.equal(answer.cookies.length, 0);
  }
});

t.test('an ended session gets 401, and its refusal still applies', async (t) => {
  const bff = await startBff(t, withAnalytics);
  const cookie = await bff.signIn();
  bff.upstream.on(preferences, { status: 401, body: wireErrorBody(401, 'Unauthorized') });
  const answer = await bff.call('PUT', '/api/consent', {
    payload: { nonEssential: false },
    headers: { cookie },
  });
  t.equal(answer.statusCode, 401);
  t.equal(consentOf(answer), 'no');
});

t.test('lists each stored item once, with its purpose and lifetime', async (t) => {
  const names = storageInventory.map(({ where, name }) => `${where} ${name}`);
  t.equal(new Set(names).size, names.length);
  for (const { purpose, lasts } of storageInventory) t.ok(purpose !== '' && lasts !== '');
});

const root = join(import.meta.dirname, '..', '..');
const sources = globSync('{server,web/src}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

t.test('lists only items whose name occurs in the code', async (t) => {
  const code = sources.map(({ text }) => text).join('\n');
  t.ok(sources.length > 500);
  for (const { name } of storageInventory) {
    const word = name.replace(/^deckle\./, '').replace(/\.\*$/, '');
    const isThere = new RegExp(`['\`](?:deckle\\.)?${word}['.=]`).test(code);
    t.ok(isThere, name);
  }
});

/** Every server test checks the names of the cookies that are set, see tests/support/bff.ts. */
t.test('lists every item that the browser’s code stores', async (t) => {
  const isListed = (name: string) =>
    storageItemOf('tab', name) !== null || storageItemOf('browser', name) !== null;
  const stores = sources.flatMap(({ text }) =>
    [...text.matchAll(/\bsessionStore(?:<[^(]*>)?\(\s*['`]([\w.-]+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  t.ok(stores.length >= 6, `${stores.length} stores`);
  for (const name of stores) t.ok(isListed(`deckle.${name}`), name);
  t.ok(isListed('deckle.draft.any'), 'drafts');

  const writers = sources.filter(({ text }) => text.includes('.setItem('));
  t.ok(writers.length >= 6, `${writers.length} writers`);
  for (const { file, text } of writers) {
    if (file.endsWith('session-store.ts')) continue;
    const [, name = ''] = /^const (?:key|storageName) = '([^']+)';$/m.exec(text) ?? [];
    t.ok(isListed(name), `${file} stores ${name}`);
  }
  const cookies = sources.flatMap(({ text }) =>
    [...text.matchAll(/\.cookie = `([\w-]+)=/g)].map(([, name = '']) => name),
  );
  t.ok(cookies.length > 0);
  t.ok(cookies.every((name) => storageItemOf('cookie', name)));
});
