import { eq } from 'drizzle-orm';
import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { savedArtworks } from '../../db/schema/collecting.ts';

t.test('saved artworks', async (t) => {
  const { app, db, catalogue } = await startTestProductApi(t);
  const [morning, evening] = catalogue.artworkIds as [number, number];
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
  const save = (body: object, by?: string) => call('POST', 'save-artworks', body, by);

  t.test('are saved once, however often and at once', async (t) => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => save({ artworkId: morning })),
    );
    t.equal(new Set(answers.map((answer) => answer.json().data.id)).size, 1);
    t.equal((await save({ artworkId: evening })).json().data.artworkId, evening);
    t.equal(await db.$count(savedArtworks, eq(savedArtworks.userId, person.id)), 2);
  });

  t.test('are listed newest first, each with all of it', async (t) => {
    const { data, meta } = (await call('GET', 'save-artworks')).json();
    const works = data.map(
      (one: { attributes: { artwork: { data: object } } }) => one.attributes.artwork.data,
    );
    t.match(works, [
      { id: evening, attributes: { name: 'Evening Plate' } },
      { id: morning, attributes: { editions: { data: [{}, {}] } } },
    ]);
    t.equal(meta.pagination.total, 2);
    const one = await call('GET', `save-artworks?filters[artwork][id][$in][0]=${morning}`);
    t.equal(one.json().data.length, 1);
    t.same((await call('GET', 'save-artworks', undefined, other.bearer)).json().data, []);
  });

  t.test('say so, and are deleted by their owner only', async (t) => {
    const { isSaved, saved } = (await call('GET', `artworks/is-saved/${morning}`)).json().data;
    t.equal(isSaved, true);
    const others = await call('DELETE', `save-artworks/${saved.id}`, undefined, other.bearer);
    t.equal(others.statusCode, 404);
    t.equal((await call('DELETE', `save-artworks/${saved.id}`)).statusCode, 200);
    t.equal((await call('DELETE', `save-artworks/${saved.id}`)).statusCode, 404);
    t.same((await call('GET', `artworks/is-saved/${morning}`)).json().data, {
      isSaved: false,
      saved: null,
    });
  });

  t.test('have to be there, and asked for rightly', async (t) => {
    t.equal((await save({ artworkId: 999_999 })).statusCode, 404);
    t.equal((await save({ artworkId: 'x' })).statusCode, 400);
    t.equal((await save({ artworkId: morning, userId: other.id })).statusCode, 400);
  });

  t.test('require authentication', async (t) => {
    t.equal((await save({ artworkId: morning }, '')).statusCode, 401);
    t.equal((await call('GET', 'save-artworks', undefined, '')).statusCode, 401);
    t.equal((await call('DELETE', 'save-artworks/1', undefined, '')).statusCode, 401);
    t.equal((await call('GET', 'artworks/is-saved/1', undefined, '')).statusCode, 401);
  });
});
