import { eq } from 'drizzle-orm';
import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { artworks } from '../../db/schema/catalogue.ts';
import { latestSearches } from '../../db/schema/collecting.ts';

t.test('latest searches', async (t) => {
  let now = new Date('2026-05-01T12:00:00Z');
  const { app, db, catalogue } = await startTestProductApi(t, { now: () => now });
  const [first, second] = catalogue.artworkIds as [number, number];
  const person = await createUser(db, { now });
  const other = await createUser(db, { now });
  const remember = (entity: string, payload: object, by = person.bearer) => {
    now = new Date(now.getTime() + 1000);
    return app.inject({
      method: 'POST',
      url: `/api/latest-searches/${entity}`,
      headers: by === '' ? {} : { authorization: by },
      payload,
    });
  };
  const list = async (entity: string, by = person.bearer) =>
    (
      await app.inject({ url: `/api/latest-searches/${entity}`, headers: { authorization: by } })
    ).json();
  const works = async () =>
    (await list('artwork')).data.map(({ artworkId }: { artworkId: number }) => artworkId);

  t.test('are kept newest first, each once', async (t) => {
    await remember('artwork', { artworkId: first });
    await remember('artwork', { artworkId: second });
    t.same(await works(), [second, first]);
    const again = await remember('artwork', { artworkId: first });
    t.same(again.json(), { data: { artworkId: first, searchedAt: now.toISOString() } });
    t.same(await works(), [first, second]);
  });

  t.test('of artists stand apart from those of works, and each person’s apart', async (t) => {
    await remember('artist', { artistId: catalogue.artistIds[1] });
    t.match((await list('artist')).data, [{ artistId: catalogue.artistIds[1] }]);
    t.same((await list('artist', other.bearer)).data, []);
    t.equal((await works()).length, 2);
  });

  t.test('are thirty at most; the oldest go', async (t) => {
    const more = await db
      .insert(artworks)
      .values(Array.from({ length: 30 }, (_, n) => ({ name: `Work ${n}`, medium: 'Etching' })))
      .returning({ id: artworks.id });
    for (const { id } of more) await remember('artwork', { artworkId: id });
    t.same(await works(), more.map(({ id }) => id).reverse());
    t.equal(await db.$count(latestSearches, eq(latestSearches.entity, 'artwork')), 30);
    t.equal(await db.$count(latestSearches, eq(latestSearches.entity, 'artist')), 1);
  });

  t.test('refuse unknown records and invalid bodies', async (t) => {
    t.equal((await remember('artwork', { artworkId: 999_999 })).statusCode, 404);
    t.equal((await remember('artist', { artworkId: first })).statusCode, 400);
    t.equal((await remember('artwork', { artworkId: first, userId: 1 })).statusCode, 400);
    t.equal((await list('release')).error.status, 400);
  });

  t.test('require authentication', async (t) => {
    t.equal((await remember('artwork', { artworkId: first }, '')).statusCode, 401);
    t.equal((await app.inject('/api/latest-searches/artwork')).statusCode, 401);
  });

  t.test('bring their works, in their order, to guests too', async (t) => {
    const search = async (payload: object) =>
      (await app.inject({ method: 'POST', url: '/api/artworks/latest-search', payload })).json();
    const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);
    t.same(ids(await search({ searchIds: [second, 999_999, first, second] })), [second, first]);
    t.same(ids(await search({ searchIds: [second, first], pageSize: 1 })), [second]);
    t.same(ids(await search({ searchIds: [] })), []);
    const many = Array.from({ length: 101 }, (_, n) => n + 1);
    t.equal((await search({ searchIds: many })).error.status, 400);
    t.equal((await search({ searchIds: ['1'] })).error.status, 400);
  });
});
