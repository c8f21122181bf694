import t from 'tap';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { releases } from '../../db/schema/catalogue.ts';
import { releaseNotifications } from '../../db/schema/collecting.ts';

t.test('release notifications', async (t) => {
  const { app, db } = await startTestProductApi(t);
  const person = await createUser(db);
  const other = await createUser(db);
  const rows = await db
    .insert(releases)
    .values([
      { name: 'Past', kind: 'single', startsAt: new Date('2020-01-01') },
      { name: 'Future', kind: 'single', startsAt: new Date('2050-01-01') },
    ])
    .returning({ id: releases.id });
  const [past, future] = rows.map(({ id }) => id) as [number, number];
  const post = (verb: string, payload: object, by = person.bearer) =>
    app.inject({
      method: 'POST',
      url: `/api/release-notifications/${verb}`,
      headers: by === '' ? {} : { authorization: by },
      payload,
    });
  const list = async (query = '', by = person.bearer) =>
    (
      await app.inject({
        url: `/api/release-notifications${query}`,
        headers: by === '' ? {} : { authorization: by },
      })
    ).json();
  type Listed = {
    data: { attributes: { release: { data: { attributes: { name: string } } } } }[];
  };
  const names = ({ data }: Listed) =>
    data.map(({ attributes }) => attributes.release.data.attributes.name);

  t.test('are saved once, however often and at once', async (t) => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('save', { releaseId: past })),
    );
    t.equal(new Set(answers.map((answer) => answer.json().data.id)).size, 1);
    await post('save', { releaseId: future });
    t.equal(await db.$count(releaseNotifications), 2);
  });

  t.test('are listed newest first, filtered and paged, each person’s alone', async (t) => {
    t.same(names(await list()), ['Future', 'Past']);
    const now = new Date().toISOString();
    const time = 'filters[release][releaseStartTimestamp]';
    t.same(names(await list(`?${time}[$lt]=${now}`)), ['Past']);
    t.same(names(await list(`?filters[release][id][$in][0]=${future}`)), ['Future']);
    t.same(names(await list(`?filters[user][id][$eq]=${person.id}`)), ['Future', 'Past']);
    t.same(names(await list(`?filters[user][id][$eq]=${other.id}`)), []);
    t.same(names(await list('', other.bearer)), []);
    const page = await list('?pagination[page]=2&pagination[pageSize]=1');
    t.same(names(page), ['Past']);
    t.equal(page.meta.pagination.total, 2);
  });

  t.test('are dropped by their own person only', async (t) => {
    t.equal((await post('delete', { releaseId: past }, other.bearer)).statusCode, 404);
    t.same((await post('delete', { releaseId: past })).json(), { data: { releaseId: past } });
    t.equal((await post('delete', { releaseId: past })).statusCode, 404);
    t.same(names(await list()), ['Future']);
  });

  t.test('need a valid body and a signed-in user', async (t) => {
    t.equal((await post('save', { releaseId: 999_999 })).statusCode, 404);
    t.equal((await post('save', { releaseId: 'x' })).statusCode, 400);
    t.equal((await post('save', { releaseId: past, userId: other.id })).statusCode, 400);
    t.equal((await list('?filters[user][email][$eq]=a')).error.status, 400);
    t.equal((await post('save', { releaseId: past }, '')).statusCode, 401);
    t.equal((await post('delete', { releaseId: past }, '')).statusCode, 401);
    t.equal((await list('', '')).error.status, 401);
  });
});
