import { eq } from 'drizzle-orm';
import t from 'tap';
import { addPerson, day, type Market, openMarket } from '../../tests/product-api/support/market.ts';
import { createSigningKeys } from '../auth/signing-keys.ts';
import { deleteReleaseNotification } from '../commands/save-release-notification.ts';
import { unsubscribe } from '../commands/unsubscribe.ts';
import { releases } from '../db/schema/catalogue.ts';
import { releaseNotifications } from '../db/schema/collecting.ts';
import { emails } from '../db/schema/people.ts';
import { readUnsubscribeToken } from '../mail/unsubscribe-link.ts';
import { remindOfReleases } from './remind-of-releases.ts';

const hour = 3_600_000;

async function openCalendar(t: { teardown(undo: () => Promise<void>): void }) {
  const market = await openMarket();
  t.teardown(() => market.close());
  const deps = {
    ...market,
    signingKeys: createSigningKeys(market.db, market.now),
    flushOutbox: () => undefined,
  };
  const announce = async (values: Partial<typeof releases.$inferInsert>) => {
    const [row] = await market.db
      .insert(releases)
      .values({ name: 'Kiln Door', kind: 'single', ...values })
      .returning();
    return row!.id;
  };
  return { market, deps, announce };
}

async function ask(market: Market, releaseId: number): Promise<number> {
  const userId = await addPerson(market);
  await market.db.insert(releaseNotifications).values({ userId, releaseId });
  return userId;
}

const subjects = async (market: Market) =>
  (await market.db.select().from(emails).orderBy(emails.id)).map(({ subject }) => subject);

t.test('users are reminded of a release the day before and when it opens, once each', async (t) => {
  const { market, deps, announce } = await openCalendar(t);
  const opens = new Date(market.now().getTime() + 3 * day);
  const releaseId = await announce({ startsAt: opens, extraArtists: 'Ada Quill' });
  await ask(market, releaseId);
  await addPerson(market);
  t.equal(await remindOfReleases(deps), 0, 'three days before');
  market.passTime(2 * day + hour);
  t.equal(await remindOfReleases(deps), 1, 'within a day');
  t.equal(await remindOfReleases(deps), 0);
  market.passTime(day);
  t.equal(await remindOfReleases(deps), 1, 'open');
  t.equal(await remindOfReleases(deps), 0);
  t.same(await subjects(market), [
    'Kiln Door by Ada Quill opens within a day',
    'Kiln Door by Ada Quill has opened',
  ]);
  const [mail] = await market.db.select().from(emails);
  t.match(mail!.text, '4 November 2026 at 09:00 UTC');
  t.match(mail!.text, `https://deckle.test/release-calendar/kiln-door-${releaseId}`);
});

t.test('a late request is reminded of what is still to come', async (t) => {
  const { market, deps, announce } = await openCalendar(t);
  const releaseId = await announce({ startsAt: new Date(market.now().getTime() + 2 * hour) });
  t.equal(await remindOfReleases(deps), 0);
  await ask(market, releaseId);
  t.equal(await remindOfReleases(deps), 1);
  market.passTime(3 * hour);
  t.equal(await remindOfReleases(deps), 1);
});

t.test(
  'releases that opened long ago, are taken down or have no day have no reminder',
  async (t) => {
    const { market, deps, announce } = await openCalendar(t);
    const now = market.now().getTime();
    for (const values of [
      { startsAt: new Date(now - 2 * day) },
      { startsAt: new Date(now + hour), takenDownAt: new Date(now) },
      { startsAt: null, kind: 'unscheduled' } as const,
    ]) {
      await ask(market, await announce(values));
    }
    t.equal(await remindOfReleases(deps), 0);
  },
);

t.test('a date-only release is named by its day in its own zone', async (t) => {
  const { market, deps, announce } = await openCalendar(t);
  const startsAt = new Date('2026-11-01T15:00:00Z');
  const zone = { kind: 'date-only', timeZone: 'Asia/Tokyo' } as const;
  await ask(market, await announce({ ...zone, startsAt }));
  await remindOfReleases(deps);
  const [mail] = await market.db.select().from(emails);
  t.match(mail!.text, '2 November 2026, Asia/Tokyo');
});

t.test('ten processes tell each person once, in many small steps', async (t) => {
  const { market, deps, announce } = await openCalendar(t);
  const releaseId = await announce({ startsAt: new Date(market.now().getTime() + hour) });
  for (let index = 0; index < 15; index += 1) await ask(market, releaseId);
  const told = await Promise.all(Array.from({ length: 10 }, () => remindOfReleases(deps, 2)));
  const rest = await remindOfReleases(deps, 2);
  t.equal(
    told.reduce((sum, one) => sum + one, rest),
    15,
  );
  t.equal(await market.db.$count(emails), 15);
});

t.test('the link in a reminder ends those of its release alone', async (t) => {
  const { market, deps, announce } = await openCalendar(t);
  const soon = new Date(market.now().getTime() + hour);
  const [first, second] = [await announce({ startsAt: soon }), await announce({ startsAt: soon })];
  const userId = await ask(market, first);
  await market.db.insert(releaseNotifications).values({ userId, releaseId: second });
  await remindOfReleases(deps);
  const [mail] = await market.db.select().from(emails).orderBy(emails.id);
  const token = new URL(mail!.unsubscribeLink!).searchParams.get('token')!;
  const read = await readUnsubscribeToken(token, deps.signingKeys);
  await unsubscribe(deps, read!);
  await unsubscribe(deps, read!);
  const left = await market.db
    .select({ releaseId: releaseNotifications.releaseId })
    .from(releaseNotifications)
    .where(eq(releaseNotifications.userId, userId));
  t.same(left, [{ releaseId: second }]);
  await t.rejects(deleteReleaseNotification(deps, { userId, releaseId: first }));
});
