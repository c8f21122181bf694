import { desc, eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import Stripe from 'stripe';
import t from 'tap';
import { createSocialProviders } from '../../product-api/auth/social/create-social-providers.ts';
import { createLogger } from '../../product-api/boot/logger.ts';
import { emails, users } from '../../product-api/db/schema/people.ts';
import { sendEmails } from '../../product-api/jobs/send-emails.ts';
import { unsubscribeLink } from '../../product-api/mail/unsubscribe-link.ts';
import { openPayments } from '../../product-api/payments/open-payments.ts';
import { liveRoutes } from '../support/live-routes.ts';
import { createUser, startTestProductApi } from '../support/product-api.ts';
import { startSocialProvider } from '../support/social-provider.ts';
import { startStripeDouble } from '../support/stripe-double.ts';

const secretKey = 'sk_test_canary7731';
const webhookSecret = 'whsec_canary7731';
const stripe = await startStripeDouble(t);
const payments = openPayments({
  stripe: { secretKey, publishableKey: 'pk_test_1', webhookSecret, apiUrl: stripe.url },
  sandboxUrl: null,
})!;
const provider = await startSocialProvider(t);
const social = createSocialProviders(provider, () => new Date());
const api = await startTestProductApi(t, { logLevel: 'trace', deps: { payments, social } });
const { app, db, deps, logs } = api;

const person = {
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  username: 'canaryname7731',
  email: 'canary.person@canary-mail.example',
};
/** Values that no log line may contain, by name; a walk adds those that it receives. */
const secrets = new Map<string, string>([
  ...Object.entries(person),
  ['password', 'Canary-password-7731'],
  ['next password', 'Next-canary-password-7732'],
  ['key of the processor', secretKey],
  ['secret of its events', webhookSecret],
  ['forged token', 'canary.forged-7731.token'],
]);
const secret = (what: string) => secrets.get(what) ?? `no ${what}`;
const password = secret('password');
const next = secret('next password');

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, ...(payload ? { payload } : {}) });

/** The token in the last mail to the person; none while mails cannot be read. */
async function mailedToken(what: string): Promise<string> {
  const last = db.select().from(emails).where(eq(emails.recipient, person.email));
  const [mail] = await last
    .orderBy(desc(emails.id))
    .limit(1)
    .catch(() => []);
  const token = /[?&](?:code|confirmation)=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token !== undefined) secrets.set(what, token);
  return secret(what);
}

/** Uses an account with every secret that is sent or received. */
async function walk(): Promise<void> {
  await call('POST', '/api/auth/local/register', { ...person, password });
  const confirmation = await mailedToken('token that confirms');
  await call('GET', `/api/auth/email-confirmation?confirmation=${confirmation}`);
  await call('GET', `/api/auth/email-confirmation?confirmation=${confirmation}&more=${password}`);
  await db
    .update(users)
    .set({ confirmedAt: new Date() })
    .catch(() => undefined);
  await call('POST', '/api/auth/forgot-password', { email: person.email });
  const code = await mailedToken('token that resets');
  for (const given of ['wrong', password]) {
    const signedIn = await call('POST', '/api/auth/local/login', {
      identifier: person.email,
      password: given,
    });
    if (signedIn.statusCode === 200) secrets.set('bearer', signedIn.json().jwt);
  }
  for (const bearer of [secret('bearer'), secret('forged token')]) {
    const headers = { authorization: `Bearer ${bearer}` };
    await app.inject({ url: `/api/users/me?token=${bearer}`, headers });
    await app.inject({
      method: 'POST',
      url: '/api/users/changePassword',
      headers,
      payload: { oldPassword: 'wrong', password: next, passwordConfirmation: next },
    });
    const setup = await app.inject({ url: '/api/profiles/card-setup', headers });
    const { clientSecret } = setup.json().data ?? {};
    if (clientSecret) secrets.set('secret of a card’s set-up', clientSecret);
  }
  const reset = { password: next, passwordConfirmation: next };
  await call('POST', '/api/auth/reset-password', { code });
  await call('POST', '/api/auth/reset-password', { code, ...reset });
  await call('POST', '/api/auth/reset-password', { code, ...reset });
  secrets.set(
    'token of Google',
    provider.accessToken({ sub: 'g-7731', email: 'g@canary.example' }),
  );
  secrets.set(
    'token of Apple',
    await provider.idToken({ sub: 'a-7731', email: 'a@canary.example' }),
  );
  for (const name of ['google', 'apple'] as const) {
    for (const token of ['token of Google', 'token of Apple', 'forged token']) {
      const answer = await call('GET', `/api/auth/${name}/callback?access_token=${secret(token)}`);
      if (answer.statusCode === 200) secrets.set(`bearer by ${name}`, answer.json().jwt);
    }
  }
  const unsubscribe = secret('token that unsubscribes');
  await call('GET', `/api/unsubscribe?token=${unsubscribe}`);
  await call('POST', '/api/unsubscribe', { token: unsubscribe });
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', data: { object: {} } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  secrets.set('signature of an event', signature.split('v1=')[1] ?? '');
  for (const body of [payload, `${payload} `]) {
    await app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
  }
  const given = {
    ...Object.fromEntries(secrets),
    token: unsubscribe,
    code,
    confirmation,
    password,
  };
  const query = new URLSearchParams(given);
  for (const { url } of liveRoutes(app)) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      await app.inject({
        method,
        url: `${url}?${query}`,
        headers: { authorization: `Bearer ${secret('forged token')}`, cookie: `a=${password}` },
        ...(method === 'GET' ? {} : { payload: given }),
      });
    }
  }
}

/** In clear, URL-encoded, Base64 or hexadecimal. */
function spellingsOf(value: string): string[] {
  const base64 = Buffer.from(value).toString('base64').replace(/=+$/, '').slice(0, -3);
  return [value, encodeURIComponent(value), base64, Buffer.from(value).toString('hex')];
}

function leaksIn(lines: readonly object[]): string[] {
  return lines.flatMap((line) => {
    const text = JSON.stringify(line).toLowerCase();
    const found = [...secrets].filter(([, value]) =>
      spellingsOf(value).some((spelling) => text.includes(spelling.toLowerCase())),
    );
    return found.map(([what]) => `${what}: ${text.slice(0, 400)}`);
  });
}

t.test('the log contains no secret that a user sends or receives', async (t) => {
  const { id } = await createUser(db);
  const link = await unsubscribeLink(deps.publicUrl, deps.signingKeys, {
    userId: id,
    from: { kind: 'followArtistNewSale' },
  });
  secrets.set('token that unsubscribes', new URL(link).searchParams.get('token') ?? '');
  secrets.set(
    'key that signs',
    Buffer.from((await deps.signingKeys.newest()).secret).toString('base64url'),
  );
  await walk();
  for (const what of [
    ...['token that confirms', 'token that resets', 'token that unsubscribes', 'bearer'],
    ...['bearer by google', 'bearer by apple', 'secret of a card’s set-up'],
  ]) {
    t.ok(secrets.has(what), `there was a ${what}`);
  }
  t.ok(decodeJwt(secret('bearer')).sid);
  t.ok(logs.length > 100, `${logs.length} lines`);
  t.strictSame(leaksIn(logs), []);
});

t.test('the log contains no secret when mails cannot be sent', async (t) => {
  const lines: object[] = [];
  const log = createLogger('trace', { write: (line) => void lines.push(JSON.parse(line)) });
  const send = () => Promise.reject(Object.assign(new Error('450 later'), { code: 'EENVELOPE' }));
  await sendEmails({ db, now: () => new Date(), send, log });
  t.ok(lines.length > 0);
  t.strictSame(leaksIn(lines), []);
});

t.test('the log contains no secret while every query fails', async (t) => {
  logs.length = 0;
  for (const table of ['users', 'one_time_tokens', 'sessions', 'profiles', 'emails']) {
    await db.execute(
      sql`alter table ${sql.identifier(table)} rename to ${sql.identifier(`${table}_gone`)}`,
    );
  }
  await walk();
  t.ok(
    logs.some(
      ({ event, err }) =>
        event === 'product-api.failed' && /Failed query/.test(JSON.stringify(err)),
    ),
    'the failures are told',
  );
  t.strictSame(leaksIn(logs), []);
});

t.test('finds a secret in every encoding', async (t) => {
  for (const spelling of spellingsOf(password)) {
    t.equal(leaksIn([{ it: `x${spelling}x` }]).length, 1, spelling);
  }
});
