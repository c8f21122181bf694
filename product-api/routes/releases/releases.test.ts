import t from 'tap';
import { startTestProductApi } from '../../../tests/support/product-api.ts';
import { releaseArtists, releases } from '../../db/schema/catalogue.ts';
import { raffleDraws } from '../../db/schema/raffles.ts';

t.test('releases', async (t) => {
  const { app, db, catalogue } = await startTestProductApi(t);
  const [ada, bertil] = catalogue.artistIds as [number, number];
  const at = (text: string) => new Date(`${text}T12:00:00Z`);
  const rows = await db
    .insert(releases)
    .values([
      {
        name: 'Past',
        kind: 'single',
        startsAt: at('2026-01-01'),
        artworkId: catalogue.artworkIds[0],
      },
      { name: 'Raffle', kind: 'raffle', startsAt: at('2026-06-01'), endsAt: at('2026-06-03') },
      { name: 'Day', kind: 'date-only', startsAt: at('2026-07-01'), timeZone: 'Asia/Seoul' },
      { name: 'Some day', kind: 'unscheduled' },
      { name: 'Who knows', kind: 'unscheduled' },
    ])
    .returning({ id: releases.id });
  const ids = rows.map(({ id }) => id);
  await db.insert(releaseArtists).values([
    { releaseId: ids[1]!, artistId: ada, position: 0 },
    { releaseId: ids[3]!, artistId: bertil, position: 0 },
    { releaseId: ids[4]!, artistId: ada, position: 0 },
    { releaseId: ids[4]!, artistId: bertil, position: 1 },
  ]);
  const list = async (query = '') => (await app.inject(`/api/releases${query}`)).json();
  const names = ({ data }: { data: { attributes: { name: string } }[] }) =>
    data.map(({ attributes }) => attributes.name);

  t.test('are listed by their start, unscheduled ones last', async (t) => {
    const answer = await list();
    t.same(names(answer), ['Past', 'Raffle', 'Day', 'Some day', 'Who knows']);
    t.match(answer.data[0].attributes, {
      raffle: false,
      artwork: { data: { attributes: { name: 'Morning Press' } } },
      artworkImages: [{ name: 'ada-quill-1' }],
    });
    t.match(answer.data[1].attributes, {
      raffle: true,
      timedEdition: false,
      releaseStartTimestamp: '2026-06-01T12:00:00.000Z',
      releaseEndTimestamp: '2026-06-03T12:00:00.000Z',
      artists: { data: [{ id: ada, attributes: { name: 'Ada Quill' } }] },
      artwork: { data: null },
    });
    t.match(answer.data[2].attributes, { dateOnly: true, dateOnlyTimezone: 'Asia/Seoul' });
    t.equal(answer.data[3].attributes.releaseStartTimestamp, null);
  });

  t.test('are filtered by time: past, upcoming and unscheduled', async (t) => {
    const now = '2026-06-01T12:00:00Z';
    for (const beyond of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59']) {
      const answer = await app.inject(
        `/api/releases?filters[releaseStartTimestamp][$lt]=${beyond}`,
      );
      t.equal(answer.statusCode, 400, beyond);
    }
    const time = 'filters[releaseStartTimestamp]';
    t.same(names(await list(`?${time}[$lt]=${now}&sort=releaseStartTimestamp:desc`)), ['Past']);
    t.same(names(await list(`?${time}[$gte]=${now}&sort[0]=releaseStartTimestamp:asc`)), [
      'Raffle',
      'Day',
    ]);
    t.same(names(await list(`?${time}[$null]=true&sort=artists:asc`)), ['Who knows', 'Some day']);
    t.equal((await list(`?${time}[$null]=false`)).meta.pagination.total, 3);
  });

  t.test('are filtered by ids and paged', async (t) => {
    t.same(names(await list(`?filters[id][$in][0]=${ids[2]}&filters[id][$in][1]=${ids[0]}`)), [
      'Past',
      'Day',
    ]);
    const page = await list('?pagination[page]=2&pagination[pageSize]=2');
    t.same(names(page), ['Day', 'Some day']);
    t.match(page.meta.pagination, { page: 2, pageSize: 2, pageCount: 3, total: 5 });
  });

  t.test('tell how a raffle was drawn, as soon as it was', async (t) => {
    const drawOf = async () => (await list(`?filters[id][$eq]=${ids[1]}`)).data[0].attributes.draw;
    t.equal(await drawOf(), null);
    const draw = { seed: 'lottery of 3 June', winners: 2, entries: 31 };
    await db.insert(raffleDraws).values({ releaseId: ids[1]!, ...draw, drawnAt: at('2026-06-04') });
    t.same(await drawOf(), { ...draw, drawnAt: '2026-06-04T12:00:00.000Z' });
  });

  for (const query of [
    '?filters[name][$eq]=Past',
    '?filters[releaseStartTimestamp][$lt]=yesterday',
    '?sort=name:asc',
    '?pagination[pageSize]=101',
    '?populate=secrets',
  ]) {
    t.test(`refuse ${query}`, async (t) => {
      t.equal((await list(query)).error.name, 'ValidationError');
    });
  }
});
