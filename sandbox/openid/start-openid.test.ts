import { importPKCS8, SignJWT } from 'jose';
import t from 'tap';
import { type SandboxOpenId, startOpenId } from './start-openid.ts';

const siteUrl = 'http://localhost:3999';
const openId = await startOpenId({ siteUrl });
t.teardown(() => openId.stop());

/** Goes from the first redirect to the sign-in page, with the cookies so far. */
async function ask(provider: 'google' | 'apple', more: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  const get = async (url: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    return { status: answer.status, location, body: await answer.text(), url };
  };
  const { issuer, clientId } = openId[provider];
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${siteUrl}/api/connect/${provider}/callback`,
    response_type: 'code',
    scope: provider === 'apple' ? 'openid name email' : 'openid email profile',
    state: 'a-state-of-some-length',
    nonce: 'a-nonce-of-some-length',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...(provider === 'apple' ? { response_mode: 'form_post' } : {}),
    ...more,
  });
  const started = await get(`${issuer}/auth?${query}`);
  return { get, started, page: new URL(started.location ?? '/', openId.httpUrl).href };
}

async function answerOf(provider: 'google' | 'apple', email: string) {
  const { get, page } = await ask(provider);
  let answer = await get(
    `${page}/as?${new URLSearchParams({ email, firstName: 'Zoë', lastName: '' })}`,
  );
  while (answer.location !== null && !answer.location.startsWith(siteUrl)) {
    answer = await get(new URL(answer.location, answer.url).href);
  }
  return answer;
}

const exchange = (provider: 'google' | 'apple', code: string, secret: string) =>
  fetch(`${openId[provider].issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${siteUrl}/api/connect/${provider}/callback`,
      client_id: openId[provider].clientId,
      client_secret: secret,
      code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    }),
  });

t.test('says that it is a sandbox, and takes nothing typed for markup', async (t) => {
  const { get, page } = await ask('google');
  const { body } = await get(page);
  t.match(body, 'Sandbox');
  t.match(body, 'Sign in with Google');
  const again = await get(
    `${page}/as?${new URLSearchParams({ email: '<script>alert(1)</script>' })}`,
  );
  t.match(again.body, 'Enter an e-mail address.');
  t.notMatch(again.body, '<script>alert');
});

t.test('asks who it is every time', async (t) => {
  const { get, page } = await ask('google');
  await get(`${page}/as?email=a@people.example`);
  const { started } = await ask('google');
  t.match(started.location, /\/sandbox\/openid\/google\/sign-in\//);
});

t.test('a sign-in of another browser, or one that is over, goes no further', async (t) => {
  const { page } = await ask('google');
  const stranger = await fetch(`${page}/as?email=a@people.example`, { redirect: 'manual' });
  t.equal(stranger.status, 400);
  t.match(await stranger.text(), 'this sign-in is over');
});

t.test('leads back to the site alone', async (t) => {
  const { started } = await ask('google', { redirect_uri: 'https://evil.example/callback' });
  t.equal(started.status, 400);
  t.equal(started.location, null);
});

t.test('describes a token as Google does', async (t) => {
  const answer = await answerOf('google', 'zoe@people.example');
  const code = new URL(answer.location ?? '').searchParams.get('code') ?? '';
  const { google } = openId;
  t.equal((await exchange('google', code, 'a guess')).status, 401);
  const granted = await exchange('google', code, google.clientSecret);
  const { access_token: token } = (await granted.json()) as { access_token: string };
  const info = await fetch(
    `${google.issuer}/tokeninfo?${new URLSearchParams({ access_token: token })}`,
  );
  t.match(await info.json(), { aud: google.clientId, sub: String, expires_in: /^\d+$/ });
  t.equal((await fetch(`${google.issuer}/tokeninfo?access_token=x`)).status, 400);
  const me = await fetch(`${google.issuer}/me`, { headers: { authorization: `Bearer ${token}` } });
  t.match(await me.json(), {
    email: 'zoe@people.example',
    email_verified: true,
    given_name: 'Zoë',
  });
});

t.test('as Apple, answers by a form, and sends the name once', async (t) => {
  const first = await answerOf('apple', 'bo@people.example');
  t.match(first.body, `action="${siteUrl}/api/connect/apple/callback"`);
  t.match(first.body, /name="user" value="\{&quot;name&quot;:\{&quot;firstName&quot;:&quot;Zoë/);
  t.notMatch(first.body, /<script>/);
  t.match(first.body, '<script src="/sandbox/openid/submit.js"></script>');
  t.notMatch((await answerOf('apple', 'bo@people.example')).body, 'name="user"');
});

t.test('as Apple, knows its client by a key, and by no other', async (t) => {
  const { apple } = openId;
  const signed = async (claims: Partial<Record<'iss' | 'sub' | 'aud', string>>, at = Date.now()) =>
    new SignJWT({ iss: apple.teamId, sub: apple.clientId, aud: apple.issuer, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: apple.keyId })
      .setIssuedAt(Math.floor(at / 1000))
      .setExpirationTime(Math.floor(at / 1000) + 300)
      .sign(await importPKCS8(apple.privateKey, 'ES256'));
  const bad = [
    await signed({ iss: 'ANOTHER' }),
    await signed({ sub: 'another' }),
    await signed({ aud: 'https://another.example' }),
    await signed({}, Date.now() - 3_600_000),
    'a lasting secret',
  ];
  const code = codeOf(await answerOf('apple', 'cy@people.example'));
  for (const secret of bad) t.equal((await exchange('apple', code, secret)).status, 401);
  t.equal((await exchange('apple', code, await signed({}))).status, 200);
});

function codeOf({ body }: { readonly body: string }): string {
  return /name="code" value="([^"]+)"/.exec(body)?.[1] ?? '';
}

t.test('keeps to the address that it is given for its pages', async (t) => {
  const pagesUrl = 'https://deckle.example';
  const behind: SandboxOpenId = await startOpenId({ siteUrl: pagesUrl, pagesUrl });
  t.teardown(() => behind.stop());
  const answer = await fetch(
    `${behind.httpUrl}/sandbox/openid/google/.well-known/openid-configuration`,
  );
  const told = (await answer.json()) as Record<string, string>;
  t.equal(told.issuer, `${pagesUrl}/sandbox/openid/google`);
  t.equal(told.token_endpoint, `${pagesUrl}/sandbox/openid/google/token`);
});
