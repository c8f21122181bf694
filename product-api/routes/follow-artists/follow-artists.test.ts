import { eq } from 'drizzle-orm';
import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { artists } from '../../db/schema/catalogue.ts';
import { followedArtists } from '../../db/schema/collecting.ts';
import { profiles } from '../../db/schema/people.ts';

const allFlags = {
  followArtistNewHighestBid: true,
  followArtistNewLowestAsk: true,
  followArtistNewRelease: true,
  followArtistNewSale: true,
};

t.test('followed artists', async (t) => {
  const { app, db, catalogue } = await startTestProductApi(t);
  const [ada, bertil] = catalogue.artistIds as [number, number];
  const person = await createUser(db);
  const other = await createUser(db);
  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: object,
    by = person.bearer,
  ) =>
    app.inject({
      method,
      url: `/api/${url}`,
      headers: by === '' ? {} : { authorization: by },
      ...(body ? { payload: body } : {}),
    });
  const follow = (body: object, by?: string) => call('POST', 'follow-artists', body, by);
  const listed = async (query = '', by?: string) =>
    (await call('GET', `follow-artists${query}`, undefined, by)).json();

  t.test('are followed with the flags of the profile or of the request', async (t) => {
    const first = await follow({ artistId: ada, onboardingFlow: true });
    t.match(first.json().data, { artistId: ada, ...allFlags });
    await db
      .update(profiles)
      .set({ followArtistNewSale: false })
      .where(eq(profiles.userId, person.id));
    const second = await follow({ artistId: bertil, followArtistNewRelease: false });
    t.match(second.json().data, {
      ...allFlags,
      followArtistNewSale: false,
      followArtistNewRelease: false,
    });
  });

  t.test('are followed once, however often and at once; flags change', async (t) => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => follow({ artistId: ada, followArtistNewHighestBid: false })),
    );
    t.ok(answers.every(({ statusCode }) => statusCode === 200));
    t.equal(new Set(answers.map((answer) => answer.json().data.id)).size, 1);
    t.match(answers[0]?.json().data, {
      followArtistNewHighestBid: false,
      followArtistNewLowestAsk: true,
    });
    t.equal(await db.$count(followedArtists, eq(followedArtists.userId, person.id)), 2);
  });

  t.test('are listed newest first, with the artist, in pages', async (t) => {
    const all = await listed('?pagination[pageSize]=100');
    t.same(
      all.data.map(
        (one: { attributes: { artist: { data: { id: number } } } }) =>
          one.attributes.artist.data.id,
      ),
      [bertil, ada],
    );
    t.equal(all.data[1].attributes.artist.data.attributes.name, 'Ada Quill');
    t.equal(all.data[1].attributes.followArtistNewHighestBid, false);
    const page = await listed('?pagination[page]=2&pagination[pageSize]=1');
    t.equal(page.data[0].attributes.artist.data.id, ada);
    t.equal(page.meta.pagination.total, 2);
    t.equal((await listed(`?filters[artist][id][$eq]=${ada}`)).data.length, 1);
    t.equal((await listed('?pagination[pageSize]=101')).error.status, 400);
    t.same((await listed('', other.bearer)).data, [], 'each their own');
  });

  t.test('say whether one follows them', async (t) => {
    const yes = (await call('GET', `artists/is-follow/${ada}`)).json().data;
    t.equal(yes.isFollow, true);
    t.equal(yes.follow.artistId, ada);
    const no = await call('GET', `artists/is-follow/${ada}`, undefined, other.bearer);
    t.same(no.json().data, { isFollow: false, follow: null });
  });

  t.test('are ended by their owner only', async (t) => {
    const { id } = (await call('GET', `artists/is-follow/${ada}`)).json().data.follow;
    const others = await call('DELETE', `follow-artists/${id}`, undefined, other.bearer);
    t.equal(others.statusCode, 404);
    t.same((await call('DELETE', `follow-artists/${id}`)).json(), { data: { id } });
    t.equal((await call('DELETE', `follow-artists/${id}`)).statusCode, 404);
    t.equal((await call('GET', `artists/is-follow/${ada}`)).json().data.isFollow, false);
  });

  t.test('have to be there, and asked for rightly', async (t) => {
    t.equal((await follow({ artistId: 999_999 })).statusCode, 404);
    t.equal((await follow({ artistId: '1' })).statusCode, 400);
    t.equal((await follow({})).statusCode, 400);
    t.equal((await follow({ artistId: ada, userId: other.id })).statusCode, 400);
    t.equal((await follow({ artistId: ada, followArtistNewSale: 1 })).statusCode, 400);
    await db.update(artists).set({ deletedAt: new Date() }).where(eq(artists.id, ada));
    t.equal((await follow({ artistId: ada })).statusCode, 404);
  });

  t.test('require authentication', async (t) => {
    for (const answer of [
      await follow({ artistId: bertil }, ''),
      await call('GET', 'follow-artists', undefined, ''),
      await call('DELETE', 'follow-artists/1', undefined, ''),
      await call('GET', `artists/is-follow/${ada}`, undefined, ''),
    ]) {
      t.equal(answer.statusCode, 401);
    }
  });
});
