import { eq } from 'drizzle-orm';
import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { profiles } from '../../db/schema/people.ts';
import { unsubscribeLink } from '../../mail/unsubscribe-link.ts';

t.test('unsubscribing', async (t) => {
  const { app, db, deps } = await startTestProductApi(t);
  const person = await createUser(db);
  const from = { kind: 'followArtistNewSale' } as const;
  const link = await unsubscribeLink('https://deckle.test', deps.signingKeys, {
    userId: person.id,
    from,
  });
  const token = new URL(link).searchParams.get('token')!;
  const press = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/unsubscribe', payload });
  const flags = async () =>
    (await db.select().from(profiles).where(eq(profiles.userId, person.id)))[0];

  t.test('says what a link would end, and changes nothing', async (t) => {
    const answer = await app.inject({ url: '/api/unsubscribe', query: { token } });
    t.same(answer.json(), { data: { kind: 'followArtistNewSale' } });
    t.match(await flags(), { followArtistNewSale: true });
  });

  t.test('needs no sign-in, and may be repeated', async (t) => {
    for (const _ of [1, 2]) {
      const answer = await press({ token });
      t.same([answer.statusCode, answer.json()], [200, { data: { kind: 'followArtistNewSale' } }]);
    }
    t.match(await flags(), { followArtistNewSale: false, followArtistNewRelease: true });
  });

  t.test('is refused without a token of ours', async (t) => {
    const [head, body, mark] = token.split('.') as [string, string, string];
    const other = Buffer.from(
      JSON.stringify({ from, iss: 'deckle mail', sub: String(person.id + 1) }),
    ).toString('base64url');
    const bearer = person.bearer.slice('Bearer '.length);
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const wrong of [
      `${head}.${other}.${mark}`,
      `${head}.${body}.${mark.startsWith('A') ? 'B' : 'A'}${mark.slice(1)}`,
      `${unsigned}.${body}.x`,
      bearer,
      'a.b.c',
      '1',
      '',
    ]) {
      t.equal((await press({ token: wrong })).statusCode, 400, wrong);
      const read = await app.inject({ url: '/api/unsubscribe', query: { token: wrong } });
      t.equal(read.statusCode, 400);
    }
    t.equal((await press({})).statusCode, 400);
    t.equal((await press({ token, userId: 1 })).statusCode, 400);
    const me = await app.inject({
      url: '/api/users/me',
      headers: { authorization: `Bearer ${token}` },
    });
    t.equal(me.statusCode, 401, 'and it does not sign in');
  });
});
