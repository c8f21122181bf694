import { eq } from 'drizzle-orm';
import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { type Claims, startSocialProvider } from '../../../tests/support/social-provider.ts';
import { hashPassword } from '../../auth/passwords.ts';
import { createSocialProviders } from '../../auth/social/create-social-providers.ts';
import { emails, socialIdentities, users } from '../../db/schema/people.ts';

const password = 'correct horse 1';

t.test('connected accounts', async (t) => {
  let clock = new Date();
  const passwordHash = await hashPassword(password);
  const provider = await startSocialProvider(t);
  const social = createSocialProviders(provider, () => new Date());
  const { app, db, logs } = await startTestProductApi(t, { now: () => clock, deps: { social } });

  const person = (email: string, values = {}) =>
    createUser(db, { now: clock, values: { email, passwordHash, ...values } });
  const call = (bearer: string | null, url: string, payload?: object) =>
    app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url,
      headers: bearer === null ? {} : { authorization: bearer },
      ...(payload === undefined ? {} : { payload }),
    });
  const at = '/api/users/providers';
  const codeFor = async (bearer: string, secret: object = { password }) =>
    (await call(bearer, `${at}/google/code`, secret)).json().code as string;
  const connect = (bearer: string, code: string, claims: Claims) =>
    call(bearer, `${at}/google`, { code, access_token: provider.accessToken(claims) });
  const connected = async (bearer: string, claims: Claims) =>
    connect(bearer, await codeFor(bearer), claims);
  const disconnect = (bearer: string, name: string, secret: object = { password }) =>
    call(bearer, `${at}/${name}/disconnect`, secret);
  const providersOf = async (bearer: string) =>
    (await call(bearer, '/api/users/me')).json().providers;
  const signIn = (claims: Claims) =>
    app.inject({
      url: '/api/auth/google/callback',
      query: { access_token: provider.accessToken(claims) },
    });
  const mailsTo = (email: string) =>
    db.select().from(emails).where(eq(emails.recipient, email)).orderBy(emails.id);
  const refusal = (answer: { json(): { error: { details: { code?: string } } } }) =>
    answer.json().error.details.code;

  t.test('open the account from then on, and its owner is told', async (t) => {
    const ada = await person('ada@example.com');
    t.same(await providersOf(ada.bearer), []);
    const claims = { sub: 'g-ada', email: 'ada.at.home@example.com' };
    t.same((await connected(ada.bearer, claims)).json(), { ok: true });
    t.same(await providersOf(ada.bearer), ['google']);
    t.equal((await signIn(claims)).json().user.id, ada.id);
    const [mail, ...more] = await mailsTo('ada@example.com');
    t.match(mail?.text, /sign in with Google as ada\.at\.home@example\.com/);
    t.same((await connected(ada.bearer, claims)).statusCode, 200, 'the same one again');
    t.same(more, []);
    t.equal((await mailsTo('ada@example.com')).length, 1);
    const another = await connected(ada.bearer, { sub: 'g-ada-2', email: 'x@example.com' });
    t.equal(refusal(another), 'auth.provider-connected');

    t.same((await disconnect(ada.bearer, 'google')).json(), { ok: true });
    t.same(await providersOf(ada.bearer), []);
    t.match(
      (await mailsTo('ada@example.com')).at(-1)?.text,
      /can no longer sign in to your account/,
    );
    t.equal((await signIn(claims)).json().user.id === ada.id, false);
  });

  t.test('belong to one account, also of ten that ask at once', async (t) => {
    const people = await Promise.all(
      Array.from({ length: 10 }, (_, n) => person(`race-${n}@example.com`)),
    );
    const codes = await Promise.all(people.map(({ bearer }) => codeFor(bearer)));
    const answers = await Promise.all(
      people.map(({ bearer }, n) => connect(bearer, codes[n]!, { sub: 'g-race' })),
    );
    t.same(answers.map(({ statusCode }) => statusCode).sort(), [200, ...Array(9).fill(409)]);
    const lost = answers.find(({ statusCode }) => statusCode === 409)!;
    t.equal(refusal(lost), 'auth.identity-taken');
    t.equal(await db.$count(socialIdentities, eq(socialIdentities.subject, 'g-race')), 1);
  });

  t.test(
    'need the password, and a code that is theirs, unused and of the last ten minutes',
    async (t) => {
      const bea = await person('bea@example.com');
      const eve = await person('eve@example.com');
      for (const secret of [{}, { password: 'not it 1' }]) {
        const answer = await call(bea.bearer, `${at}/google/code`, secret);
        t.equal(refusal(answer), 'auth.password-wrong');
        t.equal(refusal(await disconnect(bea.bearer, 'google', secret)), 'auth.password-wrong');
      }
      const claims = { sub: 'g-eve', email: 'eve@example.com' };
      const code = await codeFor(bea.bearer);
      t.equal(refusal(await connect(eve.bearer, code, claims)), 'auth.link-expired');
      t.equal(refusal(await connect(bea.bearer, 'made up', claims)), 'auth.link-expired');
      t.equal((await connect(bea.bearer, code, { sub: 'g-bea' })).statusCode, 200, 'still hers');
      t.equal(refusal(await connect(bea.bearer, code, { sub: 'g-bea' })), 'auth.link-expired');
      const late = await codeFor(eve.bearer);
      clock = new Date(clock.getTime() + 10 * 60_000 + 1);
      t.equal(refusal(await connect(eve.bearer, late, claims)), 'auth.link-expired');
      t.equal((await call(null, `${at}/google/code`, { password })).statusCode, 401);
      t.equal((await call(null, `${at}/google`, { code, access_token: 'x' })).statusCode, 401);
    },
  );

  t.test('cannot be the last way in to go', async (t) => {
    const values = { provider: 'google', passwordHash: null } as const;
    const { bearer, id } = await person('cal@example.com', values);
    t.same(await providersOf(bearer), ['google']);
    t.equal(refusal(await disconnect(bearer, 'google', {})), 'auth.last-way-in');
    const { code } = (await call(bearer, `${at}/apple/code`, {})).json();
    const idToken = await provider.idToken({ sub: 'a-cal', email: 'cal@example.com' });
    const linked = await call(bearer, `${at}/apple`, { code, access_token: idToken });
    t.equal(linked.statusCode, 200);
    const both = await Promise.all([
      disconnect(bearer, 'google', {}),
      disconnect(bearer, 'apple', {}),
    ]);
    t.same(both.map(({ statusCode }) => statusCode).sort(), [200, 409], 'one of two remains');
    t.equal((await providersOf(bearer)).length, 1);
    clock = new Date(clock.getTime() + 11 * 60_000);
    t.equal(refusal(await disconnect(bearer, 'apple', {})), 'auth.sign-in-again');
    t.equal((await db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash, null);
  });

  t.test('stay disconnected for the same e-mail address', async (t) => {
    const dan = await person('dan@example.com', { provider: 'google' });
    t.equal((await disconnect(dan.bearer, 'google')).statusCode, 200);
    const again = await signIn({ sub: 'g-dan', email: 'dan@example.com' });
    t.equal(refusal(again), 'auth.email-taken-not-google');
  });

  t.test('end by the link of the mail, with every session', async (t) => {
    const { id, bearer } = await person('fay@example.com');
    const claims = { sub: 'g-thief', email: 'thief@example.com' };
    await connected(bearer, claims);
    const code = /code=([\w-]+)/.exec((await mailsTo('fay@example.com'))[0]?.text ?? '')?.[1];
    const fresh = { code, password: 'mine again 1', passwordConfirmation: 'mine again 1' };
    t.equal((await call(null, '/api/auth/reset-password', fresh)).statusCode, 200);
    t.equal((await call(bearer, '/api/users/me')).statusCode, 401);
    t.not((await signIn(claims)).json().user?.id, id);
  });

  t.test('refuse a token that does not stand for a person, and say nothing of it', async (t) => {
    const { bearer } = await person('gus@example.com');
    const code = await codeFor(bearer);
    const refused = await call(bearer, `${at}/google`, { code, access_token: 'forged-token-1' });
    t.equal(refusal(refused), 'auth.token-refused');
    provider.behave('down');
    t.teardown(() => provider.behave('well'));
    t.equal((await connect(bearer, code, { sub: 'g-gus' })).statusCode, 503);
    t.notMatch(JSON.stringify(logs), /forged-token-1/);
    provider.behave('well');
    t.equal(
      (await connect(bearer, code, { sub: 'g-gus' })).statusCode,
      200,
      'the code still counts',
    );
  });

  t.test('are those that are configured', async (t) => {
    const without = await startTestProductApi(t);
    const { bearer } = await createUser(without.db, { values: { passwordHash } });
    const answer = await without.app.inject({
      ...{ method: 'POST', url: `${at}/google/code`, headers: { authorization: bearer } },
      payload: { password },
    });
    t.equal(answer.statusCode, 404);
  });
});
