import { eq } from 'drizzle-orm';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { type Claims, startSocialProvider } from '../../../tests/support/social-provider.ts';
import { issueOneTimeToken } from '../../auth/one-time-tokens.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { createSocialProviders } from '../../auth/social/create-social-providers.ts';
import { profiles, socialIdentities, users } from '../../db/schema/people.ts';
import { unavailable } from '../../errors.ts';

t.test('social sign-in', async (t) => {
  const provider = await startSocialProvider(t);
  const social = createSocialProviders(provider, () => new Date());
  const { app, db, logs } = await startTestProductApi(t, { deps: { social } });
  const callback = (name: string, query: Record<string, string>) =>
    app.inject({ url: `/api/auth/${name}/callback`, query });
  const arrive = async (name: 'google' | 'apple', claims: Claims, names = {}) => {
    const token = name === 'google' ? provider.accessToken(claims) : await provider.idToken(claims);
    return callback(name, { access_token: token, ...names });
  };

  for (const name of ['google', 'apple'] as const) {
    const address = (local: string) => `${local}.${name}@example.com`;

    t.test(`makes an account with ${name} the first time, and finds it again`, async (t) => {
      const claims = { sub: `${name}-1`, email: address('Ada') };
      const first = await arrive(name, claims, { firstName: 'Ada', lastName: 'Quill' });
      t.equal(first.statusCode, 200);
      t.match(first.json().user, {
        provider: name,
        email: address('ada'),
        firstName: 'Ada',
        lastName: 'Quill',
      });
      const { id } = first.json().user;
      t.equal(await db.$count(profiles, eq(profiles.userId, id)), 1);
      const me = await app.inject({
        url: '/api/users/me',
        headers: { authorization: `Bearer ${first.json().jwt}` },
      });
      t.equal(me.json().id, id);
      const moved = await arrive(name, { sub: `${name}-1`, email: address('elsewhere') });
      t.equal(moved.json().user.id, id, 'the address changed there, the person did not');
      t.equal(moved.json().user.firstName, 'Ada', 'a name told once is kept');
    });

    t.test(`makes one account of ten returns from ${name} at once`, async (t) => {
      const claims = { sub: `${name}-race`, email: address('race') };
      const answers = await Promise.all(Array.from({ length: 10 }, () => arrive(name, claims)));
      t.equal(new Set(answers.map((answer) => answer.json().user?.id)).size, 1);
      t.equal(await db.$count(users, eq(users.email, address('race'))), 1);
    });

    t.test(`refuses an address that has an account, but not ${name}'s`, async (t) => {
      await createUser(db, { values: { email: address('local') } });
      const answer = await arrive(name, { sub: `${name}-2`, email: address('LOCAL') });
      t.equal(answer.statusCode, 400);
      t.match(answer.json().error, {
        message: `Email already taken (not ${name})`,
        details: { code: `auth.email-taken-not-${name}` },
      });
      t.equal(await db.$count(socialIdentities, eq(socialIdentities.subject, `${name}-2`)), 0);
    });

    t.test(`gives an account that was never confirmed to ${name}'s verified owner`, async (t) => {
      const squatter = await createUser(db, {
        values: {
          email: address('squat'),
          confirmedAt: null,
          passwordHash: await hashPassword('their password 1'),
        },
      });
      const answer = await arrive(name, { sub: `${name}-3`, email: address('squat') });
      t.equal(answer.json().user.id, squatter.id);
      const login = await app.inject({
        method: 'POST',
        url: '/api/auth/local/login',
        payload: { identifier: address('squat'), password: 'their password 1' },
      });
      t.equal(login.json().error.message, `The user is registered with ${name}`);
      const old = await app.inject({
        url: '/api/users/me',
        headers: { authorization: squatter.bearer },
      });
      t.equal(old.statusCode, 401);
    });

    t.test(`keeps nothing that was entered before ${name}'s verified owner came`, async (t) => {
      const { id } = await createUser(db, {
        values: {
          ...{ email: address('entered'), confirmedAt: null, username: `mallory-${name}` },
          ...{ firstName: 'Mallory', lastName: 'Quill' },
        },
      });
      const line = { address: '1 Trap Lane', city: 'Leeds', country: 'GB', postalCode: 'LS1 1AA' };
      const trap = { ...line, address_2: '', state: '', name: 'Mallory', phone: '' };
      await db
        .update(profiles)
        .set({ shippingAddress: trap, currency: 'USD', followArtistNewSale: false })
        .where(eq(profiles.userId, id));
      const answer = await arrive(name, { sub: `${name}-entered`, email: address('entered') });
      t.equal(answer.json().user.username, address('entered'));
      const [user] = await db.select().from(users).where(eq(users.id, id));
      t.notMatch(JSON.stringify(user), /mallory|quill/i);
      const [profile] = await db.select().from(profiles).where(eq(profiles.userId, id));
      t.match(profile, { shippingAddress: null, currency: 'GBP', followArtistNewSale: true });
    });

    t.test(`ends the mailed links of an account that ${name}'s verified owner got`, async (t) => {
      const values = { email: address('linked'), confirmedAt: null };
      const { id } = await createUser(db, { values });
      const now = new Date();
      const [confirm, reset] = await db.transaction(async (tx) => [
        (await issueOneTimeToken(tx, { purpose: 'confirm-email', userId: id, now })).token,
        (await issueOneTimeToken(tx, { purpose: 'reset-password', userId: id, now })).token,
      ]);
      t.equal((await arrive(name, { sub: `${name}-linked`, email: values.email })).statusCode, 200);
      const password = 'their password 1';
      const resetting = await app.inject({
        method: 'POST',
        url: '/api/auth/reset-password',
        payload: { code: reset, password, passwordConfirmation: password },
      });
      t.equal(resetting.statusCode, 400);
      const query = { confirmation: confirm ?? '' };
      const confirming = await app.inject({ url: '/api/auth/email-confirmation', query });
      t.equal(confirming.statusCode, 400);
    });

    t.test(`goes on with an account that ${name} made before`, async (t) => {
      const known = await createUser(db, { values: { email: address('old'), provider: name } });
      const answer = await arrive(name, { sub: `${name}-4`, email: address('old') });
      t.equal(answer.json().user.id, known.id);
    });

    const hour = 3600;
    const refused: Record<string, [Claims, string]> = {
      'was given to another application': [{ aud: 'another' }, 'auth.token-refused'],
      'has expired': [{ exp: Math.floor(Date.now() / 1000) - hour }, 'auth.token-refused'],
      'stands for an unverified address': [{ email_verified: 'false' }, 'auth.email-unverified'],
    };
    for (const [what, [claims, code]] of Object.entries(refused)) {
      t.test(`refuses a token of ${name} that ${what}`, async (t) => {
        const before = await db.$count(users);
        const answer = await arrive(name, { sub: 'x', email: address('new'), ...claims });
        t.equal(answer.statusCode, 400);
        t.equal(answer.json().error.details.code, code);
        t.equal(await db.$count(users), before);
      });
    }

    t.test(`says that no token came with ${name}`, async (t) => {
      const answer = await callback(name, { firstName: 'Ada' });
      t.equal(answer.statusCode, 400);
      t.equal(answer.json().error.message, 'No token provided');
      t.equal((await callback(name, { access_token: 'forged' })).statusCode, 400);
      t.equal((await callback(name, { access_token: 'a', role: 'operator' })).statusCode, 400);
    });
  }

  t.test('refuses an id token of another issuer, or by another key', async (t) => {
    const person = { sub: 'apple-9', email: 'nine@example.com' };
    t.equal((await arrive('apple', { ...person, iss: 'https://evil.example' })).statusCode, 400);
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await provider.idToken(person, privateKey);
    const answer = await callback('apple', { access_token: forged });
    t.equal(answer.json().error.details.code, 'auth.token-refused');
  });

  t.test('refuses an id token that is unsigned or signed with a public value', async (t) => {
    const claims = { iss: provider.url, aud: 'deckle-client', email_verified: true };
    const whole = { ...claims, sub: 'apple-10', email: 'ten@example.com' };
    const until = Math.floor(Date.now() / 1000) + 600;
    const unsigned = new UnsecuredJWT(whole).setExpirationTime(until).encode();
    const known = await new SignJWT(whole)
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .setExpirationTime(until)
      .sign(new TextEncoder().encode('deckle-client'.repeat(3)));
    for (const token of [unsigned, known]) {
      const answer = await callback('apple', { access_token: token });
      t.equal(answer.json().error.details.code, 'auth.token-refused');
    }
  });

  t.test('refuses an access token of one person that tells of another', async (t) => {
    const before = await db.$count(users);
    const token = provider.accessToken({ sub: 'g-one', email: 'one@example.com' });
    provider.behave('mistaken');
    t.teardown(() => provider.behave('well'));
    const answer = await callback('google', { access_token: token });
    t.equal(answer.json().error.details.code, 'auth.token-refused');
    t.equal(await db.$count(users), before);
  });

  t.test('refuses one provider’s address at the other', async (t) => {
    await arrive('google', { sub: 'g-both', email: 'both@example.com' });
    const answer = await arrive('apple', { sub: 'a-both', email: 'both@example.com' });
    t.equal(answer.json().error.message, 'Email already taken (not apple)');
  });

  for (const behaviour of ['down', 'garbled', 'huge'] as const) {
    t.test(`answers 503 while a provider is ${behaviour}, and logs no token`, async (t) => {
      const fresh = createSocialProviders(provider, () => new Date());
      const idToken = await provider.idToken({ sub: 'later' });
      const accessToken = provider.accessToken({ sub: 'later' });
      provider.behave(behaviour);
      t.teardown(() => provider.behave('well'));
      t.equal((await callback('google', { access_token: accessToken })).statusCode, 503);
      await t.rejects(async () => fresh.apple?.check(idToken), unavailable());
      t.notMatch(JSON.stringify(logs), accessToken);
    });
  }

  t.test('knows no other provider', async (t) => {
    t.equal((await callback('facebook', { access_token: 'x' })).statusCode, 404);
    const without = await startTestProductApi(t);
    const answer = await without.app.inject('/api/auth/google/callback?access_token=x');
    t.equal(answer.statusCode, 404, 'nor one that is not configured');
  });
});
