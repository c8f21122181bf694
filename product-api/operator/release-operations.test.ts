import { eq } from 'drizzle-orm';
import t from 'tap';
import { addPerson, day, openMarket } from '../../tests/product-api/support/market.ts';
import { terminalOf } from '../../tests/product-api/support/terminal.ts';
import { enterRaffle } from '../commands/enter-raffle.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { artists, artworkArtists, artworks, releases } from '../db/schema/catalogue.ts';
import { releaseNotifications } from '../db/schema/collecting.ts';
import { followerNews } from '../db/schema/news.ts';
import { presentRelease } from '../presenters/present-release.ts';
import { listReleases, loadReleases } from '../queries/list-releases.ts';

const market = await openMarket();
t.teardown(() => market.close());
const { db } = market;
const operator = terminalOf(market);

const done = async (...argv: string[]) => {
  const { out, err } = await operator(...argv, '--json');
  if (err !== '') throw new Error(err);
  return JSON.parse(out);
};
const add = async (...options: string[]): Promise<number> =>
  (await done('releases', 'add', '--name', 'Kiln Door', ...options)).id;
const show = (id: number) => done('releases', 'show', String(id));
const edit = async (id: number, ...options: string[]) => {
  const { version } = await show(id);
  return operator('releases', 'edit', String(id), '--version', version, ...options);
};
const zone = ['--zone', 'America/New_York'] as const;

async function addArtist(name: string): Promise<number> {
  const [row] = await db
    .insert(artists)
    .values({ name, nationalities: [], description: '', description2: '' })
    .returning();
  return row!.id;
}

t.test('times are stated by the clocks of a zone, and kept in UTC', async (t) => {
  const id = await add('--kind', 'timed', '--starts', '2027-03-13T18:00', ...zone).catch(
    ({ message }) => message,
  );
  t.match(id, /It ends at a time such as 2026-12-03T17:00\./);
  const times = ['--starts', '2027-03-13T18:00', '--ends', '2027-03-15T18:00'];
  const release = await add('--kind', 'timed', ...times, ...zone);
  t.match(await show(release), {
    ...{ starts: '2027-03-13T18:00', ends: '2027-03-15T18:00', zone: 'America/New_York' },
    ...{ startsAt: '2027-03-13T23:00:00.000Z', endsAt: '2027-03-15T22:00:00.000Z' },
  });
  const wrong: [RegExp, ...string[]][] = [
    [/Clocks skip this time/, '--starts', '2027-03-14T02:30', ...zone],
    [/such as 2026-12-01T17:00\./, '--starts', '2027-03-14T02:30Z', ...zone],
    [/zone is one such as/, '--starts', '2027-03-14T02:30', '--zone', 'Mars'],
  ];
  for (const [message, ...options] of wrong) {
    await t.rejects(add('--kind', 'single', ...options), { message });
  }
  const [loaded] = await loadReleases(
    db,
    await db.select().from(releases).where(eq(releases.id, release)),
  );
  t.equal(presentRelease(loaded!).attributes.dateOnlyTimezone, null, 'only days have one');
});

t.test('a release is by the makers of its work, unless others are named', async (t) => {
  const [maker, other] = [await addArtist('Maker'), await addArtist('Other')];
  const { artworkId } = market;
  await db.insert(artworkArtists).values({ artworkId, artistId: maker, position: 9 });
  const work = ['--kind', 'unscheduled', '--artwork', String(artworkId)];
  const idsOf = async (id: number) =>
    (await show(id)).artists.map((artist: { id: number }) => artist.id);
  t.ok((await idsOf(await add(...work))).includes(maker));
  t.same(await idsOf(await add(...work, '--artists', String(other))), [other]);
  const [duplicate] = await db
    .insert(artworks)
    .values({ name: 'Twin', medium: 'Etching', mergedIntoId: artworkId })
    .returning();
  await t.rejects(add('--kind', 'unscheduled', '--artwork', String(duplicate!.id)), {
    message: /There is no artwork/,
  });
});

t.test('a draft is hidden, and its followers are told once it is put up', async (t) => {
  const id = await add('--kind', 'unscheduled', '--draft');
  const isListed = async () => {
    const page = { page: 1, pageSize: 9 };
    return (await listReleases(db, { filter: { ids: [id] }, sort: undefined, page })).rows.length;
  };
  const told = () => db.$count(followerNews, eq(followerNews.releaseId, id));
  t.same([await isListed(), await told()], [0, 0]);
  t.equal((await edit(id, '--publisher', 'A press')).code, 0);
  await done('releases', 'put-up', String(id));
  t.same([await isListed(), await told()], [1, 1]);
  await done('releases', 'take-down', String(id), '--reason', 'Wrong.');
  await done('releases', 'put-up', String(id));
  t.equal(await told(), 1, 'once');
});

t.test('what is over is listed apart, the latest first', async (t) => {
  const idsOf = async (...options: string[]) =>
    (await done('releases', 'list', ...options)).map((one: { id: number }) => one.id);
  const times = (start: string, end: string) => ['--starts', start, '--ends', end];
  const older = await add('--kind', 'single', '--starts', '2020-01-01T10:00', ...zone);
  const over = await add('--kind', 'timed', ...times('2020-01-02T10:00Z', '2020-01-03T10:00Z'));
  const open = await add('--kind', 'timed', ...times('2020-01-02T10:00Z', '2099-01-03T10:00Z'));
  const down = await add('--kind', 'single', '--starts', '2020-01-01T10:00', ...zone, '--draft');
  const [past, coming] = [await idsOf('--scope', 'past'), await idsOf()];
  const mine = (ids: number[]) => ids.filter((id) => [older, over, open, down].includes(id));
  t.same(mine(past), [over, older]);
  t.same(mine(coming), [down, open]);
});

t.test('every field can be changed; both values are kept', async (t) => {
  const other = await addArtist('Another');
  const id = await add('--kind', 'single', '--starts', '2027-05-01T10:00', ...zone);
  const userId = await addPerson(market);
  await db
    .insert(releaseNotifications)
    .values({ userId, releaseId: id, dayBeforeToldAt: market.now() });
  const { version } = await show(id);
  const words = ['--name', 'Door', '--publisher', 'A press', '--link', 'https://press.example/a'];
  t.equal((await edit(id, ...words, '--artists', String(other), '--extra', 'Guests')).code, 0);
  t.match(await operator('releases', 'edit', String(id), '--version', version, '--name', 'Late'), {
    code: 1,
    err: /was changed since you read it/,
  });
  t.match(await db.select().from(releaseNotifications), [{ dayBeforeToldAt: Date }], 'same times');
  t.match(await show(id), {
    ...{ name: 'Door', publisher: 'A press', soldAt: 'https://press.example/a' },
    ...{ extraArtists: 'Guests', artists: [{ id: other }], starts: '2027-05-01T10:00' },
  });
  t.equal((await edit(id, '--extra', '', '--link', '', '--zone', 'Europe/London')).code, 0);
  t.match(await show(id), {
    ...{ extraArtists: null, soldAt: null, starts: '2027-05-01T10:00' },
    startsAt: '2027-05-01T09:00:00.000Z',
  });
  t.match(await db.select().from(releaseNotifications), [{ dayBeforeToldAt: null }]);
  const trail = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `release:${id}`));
  t.match(trail[1], {
    action: 'releases.edit',
    details: { before: { name: 'Kiln Door', publisher: null }, after: { name: 'Door' } },
  });
  t.match(await edit(id, '--link', 'javascript:alert(1)'), { code: 2 });
});

t.test('a kind changes with the times that it has', async (t) => {
  const times = ['--starts', '2027-05-01T10:00', '--ends', '2027-05-02T10:00'];
  const id = await add('--kind', 'timed', ...times, ...zone);
  t.equal((await edit(id, '--kind', 'date-only')).code, 0);
  t.match(await show(id), { kind: 'date-only', starts: '2027-05-01', ends: '', endsAt: null });
  t.match(await edit(id, '--kind', 'timed'), { err: /It starts at a time/ });
  t.equal((await edit(id, '--kind', 'unscheduled')).code, 0);
  t.match(await show(id), { starts: '', startsAt: null, zone: '' });
  t.equal((await edit(id, '--kind', 'single', '--starts', '2027-05-03T10:00', ...zone)).code, 0);
  t.match(await show(id), { startsAt: '2027-05-03T14:00:00.000Z' });
});

t.test('a raffle that was entered stays one, and one that is drawn keeps its times', async (t) => {
  const iso = (ms: number) => new Date(market.now().getTime() + ms).toISOString();
  const times = ['--starts', iso(-day), '--ends', iso(day)];
  const id = await add('--kind', 'raffle', ...times);
  await enterRaffle(market, { userId: await addPerson(market), releaseId: id });
  t.match(await show(id), { entries: 1, isDrawn: false });
  t.match(await edit(id, '--kind', 'single'), { err: /stays a raffle/ });
  t.equal((await edit(id, '--name', 'Raffle')).code, 0);
  market.passTime(2 * day);
  await done('raffle', 'run', String(id), '--winners', '1');
  t.match(await edit(id, '--ends', '2030-01-01T00:00'), { err: /no longer possible/ });
  t.equal((await edit(id, '--publisher', 'A press')).code, 0);
});

t.test('the last change is undone, whichever command made it', async (t) => {
  const [first, second] = [await addArtist('Una'), await addArtist('Ugo')];
  const times = ['--starts', '2027-05-01T18:00', '--ends', '2027-05-03T18:00'];
  const id = await add('--kind', 'timed', ...times, ...zone, '--artists', `${first}`);
  const undo = async () => {
    const { version } = await show(id);
    return operator('releases', 'undo', String(id), '--version', version);
  };
  t.match(await undo(), { code: 1, err: /catalogue\.nothing-to-undo/ });
  const { version: early, ...before } = await show(id);
  await edit(id, '--name', 'Another', '--artists', `${second},${first}`, '--kind', 'unscheduled');
  const stale = await operator('releases', 'undo', String(id), '--version', early);
  t.match(stale, { err: /catalogue\.changed/ });
  t.match(await undo(), { code: 0, out: /The last change of release \d+ is undone/ });
  t.same(await show(id), { ...before, version: early }, 'every field, the artists in their order');
  await undo();
  t.match(await show(id), { name: 'Another', kind: 'unscheduled', startsAt: null });
  await undo();
  const later = ['--starts', '2027-06-01T18:00', '--ends', '2027-06-03T18:00', ...zone];
  await operator('releases', 'move', String(id), ...later);
  t.match(await show(id), { starts: '2027-06-01T18:00' });
  await operator('releases', 'seller', String(id), '--publisher', 'Kiln Press');
  await undo();
  t.match(await show(id), { publisher: null, starts: '2027-06-01T18:00' });
  t.match(await operator('releases', 'undo', '999999', '--version', early), { code: 1 });
});
