import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import t from 'tap';
import { addPerson, day, openMarket } from '../../tests/product-api/support/market.ts';
import { isRefused } from '../../tests/product-api/support/refusal.ts';
import { terminalOf } from '../../tests/product-api/support/terminal.ts';
import { enterRaffle, withdrawEntry } from '../commands/enter-raffle.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { artists, releaseArtists, releases } from '../db/schema/catalogue.ts';
import { releaseNotifications } from '../db/schema/collecting.ts';
import { followerNews } from '../db/schema/news.ts';
import { emails, users } from '../db/schema/people.ts';
import { raffleDraws, raffleEntries, raffleSeeds } from '../db/schema/raffles.ts';
import { notifyEntrants } from '../jobs/notify-entrants.ts';
import { presentRelease } from '../presenters/present-release.ts';
import { listReleases, loadReleases } from '../queries/list-releases.ts';
import { readDraw } from '../queries/read-raffle.ts';
import { exitCodes } from './run-operator.ts';

const market = await openMarket();
t.teardown(() => market.close());
const { db } = market;

const operator = terminalOf(market);

async function addRelease(...options: string[]): Promise<number> {
  const { out, err } = await operator(
    'releases',
    'add',
    '--name',
    'Kiln Door',
    ...options,
    '--json',
  );
  if (err !== '') throw new Error(err);
  return JSON.parse(out).id;
}
const readRelease = async (id: number) =>
  (await db.select().from(releases).where(eq(releases.id, id)))[0]!;
const isListed = async (id: number) =>
  (
    await listReleases(db, {
      filter: { ids: [id] },
      sort: undefined,
      page: { page: 1, pageSize: 9 },
    })
  ).rows.length === 1;
const actionsOn = async (subject: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subject, subject))).map(
    ({ action }) => action,
  );
const iso = (milliseconds: number) => new Date(market.now().getTime() + milliseconds).toISOString();

t.test('a release is put up, moved, taken down and put up again, each with a trace', async (t) => {
  const [artist] = await db
    .insert(artists)
    .values({ name: 'Ada Quill', nationalities: [], description: '', description2: '' })
    .returning();
  const id = await addRelease(
    '--kind',
    'timed',
    '--starts',
    '2026-12-01T17:00Z',
    '--ends',
    '2026-12-03T17:00:00+01:00',
    '--artists',
    `${artist!.id}`,
    '--artwork',
    `${market.artworkId}`,
  );
  t.match(await readRelease(id), {
    name: 'Kiln Door',
    kind: 'timed',
    artworkId: market.artworkId,
    startsAt: new Date('2026-12-01T17:00:00Z'),
    endsAt: new Date('2026-12-03T16:00:00Z'),
  });
  t.match(await db.select().from(releaseArtists), [{ releaseId: id, artistId: artist!.id }]);
  t.match(await db.select().from(followerNews), [{ kind: 'release', releaseId: id }]);
  t.ok(await isListed(id));
  t.match(
    (await operator('releases', 'list')).out,
    /Kiln Door\s+timed\s+2026-12-01 17:00\s+2026-12-03 16:00\s+up/,
  );

  const userId = await addPerson(market);
  await db
    .insert(releaseNotifications)
    .values({ userId, releaseId: id, dayBeforeToldAt: market.now() });
  const moved = await operator(
    'releases',
    'move',
    String(id),
    '--starts',
    '2026-12-05T17:00Z',
    '--ends',
    '2026-12-06T17:00Z',
  );
  t.equal(moved.code, exitCodes.done);
  t.match(await readRelease(id), { startsAt: new Date('2026-12-05T17:00:00Z') });
  t.match(await db.select().from(releaseNotifications), [{ dayBeforeToldAt: null }]);

  t.equal((await operator('releases', 'take-down', String(id), '--reason', 'Postponed.')).code, 0);
  t.notOk(await isListed(id));
  t.match((await operator('releases', 'list')).out, /down since/);
  t.equal((await operator('releases', 'take-down', String(id), '--reason', 'Again.')).code, 1);
  t.equal((await operator('releases', 'put-up', String(id))).code, 0);
  t.ok(await isListed(id));
  t.equal((await operator('releases', 'put-up', String(id))).code, 1);
  t.equal(await db.$count(followerNews), 1, 'followers are told once');
  t.same(await actionsOn(`release:${id}`), [
    'releases.add',
    'releases.move',
    'releases.take-down',
    'releases.put-up',
  ]);
});

t.test('a day is the zone’s own', async (t) => {
  const id = await addRelease(
    '--kind',
    'date-only',
    '--starts',
    '2026-07-01',
    '--zone',
    'Europe/Lisbon',
  );
  t.match(await readRelease(id), {
    startsAt: new Date('2026-06-30T23:00:00Z'),
    timeZone: 'Europe/Lisbon',
  });
});

t.test('times that do not fit a kind are explained', async (t) => {
  const add = (...rest: string[]) => operator('releases', 'add', '--name', 'X', ...rest);
  const [starts, ends] = ['2026-12-01T17:00Z', '2026-12-02T17:00Z'];
  const wrong: [RegExp, ...string[]][] = [
    [/--kind: Must be one of/, '--kind', 'soon'],
    [/starts at a time/, '--kind', 'single'],
    [/starts at a time/, '--kind', 'single', '--starts', '2026-12-01'],
    [/has no end/, '--kind', 'single', '--starts', starts, '--ends', ends],
    [/ends at a time/, '--kind', 'raffle', '--starts', starts],
    [/ends after it starts/, '--kind', 'timed', '--starts', ends, '--ends', starts],
    [/starts on a day/, '--kind', 'date-only', '--starts', starts, '--zone', 'Europe/London'],
    [/zone is one such as/, '--kind', 'date-only', '--starts', '2026-12-01', '--zone', 'Mars'],
    [/has no times/, '--kind', 'unscheduled', '--starts', starts],
    [/--artists: Must be ids/, '--kind', 'unscheduled', '--artists', 'Ada'],
  ];
  const before = await db.$count(releases);
  for (const [message, ...rest] of wrong) {
    t.match(await add(...rest), { code: exitCodes.usage, err: message }, rest.join(' '));
  }
  t.match(await add('--kind', 'unscheduled', '--artists', '9999'), {
    code: exitCodes.refused,
    err: 'Refused: There is no artist 9999.',
  });
  t.match(await operator('releases', 'move', '9999', '--starts', starts), {
    code: exitCodes.refused,
    err: 'Refused: There is no release 9999.',
  });
  t.equal(await db.$count(releases), before);
});

t.test('a raffle is entered once, drawn once, and can be verified', async (t) => {
  const id = await addRelease('--kind', 'raffle', '--starts', iso(day), '--ends', iso(3 * day));
  const people = await Promise.all(Array.from({ length: 12 }, () => addPerson(market)));
  const enter = (userId: number) => enterRaffle(market, { userId, releaseId: id });
  await isRefused(t, enter(people[0]!), { code: 'release.not-open' });
  market.passTime(day + 1000);
  await Promise.all([...people, ...people, people[0]!].map(enter));
  t.equal(await db.$count(raffleEntries), 12);
  const unconfirmed = await addPerson(market);
  await db.update(users).set({ confirmedAt: null }).where(eq(users.id, unconfirmed));
  await isRefused(t, enter(unconfirmed), { code: 'auth.not-confirmed' });
  const withdrawn = await enter(people[11]!);
  await isRefused(t, withdrawEntry(market, { userId: people[0]!, entryId: withdrawn.id }), {
    status: 404,
  });
  await withdrawEntry(market, { userId: people[11]!, entryId: withdrawn.id });

  const draw = () => operator('raffle', 'run', String(id), '--winners', '3', '--json');
  const seen = async () => {
    const [loaded] = await loadReleases(
      db,
      await db.select().from(releases).where(eq(releases.id, id)),
    );
    return presentRelease(loaded!).attributes;
  };
  const { seedHash, draw: none } = await seen();
  t.match(seedHash, /^[0-9a-f]{64}$/, 'public while it is open');
  t.equal(none, null);
  t.equal(await readDraw(db, id), null);
  const listed = JSON.parse((await operator('raffle', 'entries', String(id), '--json')).out);
  t.match(listed, { seedHash, draw: null });
  const [kept] = await db.select().from(raffleSeeds).where(eq(raffleSeeds.releaseId, id));
  t.notOk(JSON.stringify([await seen(), listed]).includes(kept!.seed), 'the seed is not');
  await t.rejects(db.update(raffleSeeds).set({ seed: 'mine' }), {
    cause: { message: /never changed/ },
  });
  await t.rejects(db.delete(raffleSeeds), { cause: { message: /never changed/ } });
  t.match(await draw(), { code: exitCodes.refused, err: /still open/ });
  market.passTime(3 * day);
  await isRefused(t, enter(people[11]!), { code: 'release.not-open' });
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => draw()));
  t.same(outcomes.map(({ code }) => code).toSorted(), [0, 1, 1, 1, 1], 'one draw wins');
  const printed = JSON.parse(outcomes.find(({ code }) => code === 0)!.out);

  const published = (await readDraw(db, id))!;
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  t.equal(sha256(published.seed), seedHash, 'the seed is the one that was fixed before');
  t.match(await seen(), { seedHash, draw: { seed: published.seed, winners: 3, entries: 11 } });
  t.equal(published.winners, 3);
  const mine = published.entries
    .map((entryId) => ({ entryId, digest: sha256(`${published.seed}:${entryId}`) }))
    .toSorted((a, b) => (a.digest < b.digest ? -1 : 1))
    .map((one, index) => ({ ...one, rank: index + 1, won: index < 3 }));
  t.same(printed.entries, mine);
  t.equal(printed.entries.length, 11);
  const rows = await db.select().from(raffleEntries);
  for (const { id: entryId, rank, buyBy } of rows) {
    t.match(
      mine,
      mine.map((one) => (one.entryId === entryId ? { rank } : {})),
    );
    t.equal(buyBy !== null, (rank ?? 99) <= 3);
  }
  t.match(await db.select().from(raffleDraws), [{ releaseId: id, winners: 3, entries: 11 }]);
  t.same(await actionsOn(`release:${id}`), ['releases.add', 'raffle.run']);
  t.match((await operator('raffle', 'entries', String(id))).out, /ENTRY\s+PERSON.*\n\d+\s+person/);
  t.match(
    await operator('releases', 'move', String(id), '--starts', iso(day), '--ends', iso(2 * day)),
    {
      code: exitCodes.refused,
    },
  );

  const teller = { ...market, flushOutbox: () => undefined };
  const told = await Promise.all(Array.from({ length: 4 }, () => notifyEntrants(teller, 3)));
  t.equal(
    told.reduce((sum, one) => sum + one, await notifyEntrants(teller)),
    11,
  );
  const results = (await db.select().from(emails)).filter(({ dedupeKey }) =>
    dedupeKey.startsWith('raffle:'),
  );
  t.equal(results.filter(({ subject }) => subject === 'You were drawn for Kiln Door').length, 3);
  t.equal(results.filter(({ subject }) => /has been drawn/.test(subject)).length, 8);
  t.ok(results.every(({ text }) => text.includes(published.seed)));
});

t.test('only a raffle is drawn', async (t) => {
  const id = await addRelease('--kind', 'unscheduled');
  const args = ['--winners', '1'];
  t.match(await operator('raffle', 'run', String(id), ...args), { err: /is not a raffle/ });
  t.match(await operator('raffle', 'run', '9999', ...args), { err: /There is no release 9999\./ });
  t.match(await operator('raffle', 'run', String(id), '--winners', '0'), {
    code: exitCodes.usage,
  });
});
