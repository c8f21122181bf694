import { createHash } from 'node:crypto';
import pg from 'pg';
import t from 'tap';
import { headerArtistIds } from '../../shared/domain/artists.ts';
import { money } from '../../shared/domain/money.ts';
import { checkPrice } from '../../shared/domain/order-book.ts';
import { fallbackRates } from '../../shared/domain/rates.ts';
import { createTestDatabase } from '../../tests/support/database.ts';
import { seedDatabase } from './seed-database.ts';

const now = new Date('2026-11-21T15:04:05Z');

/** Seeded by two at once. */
async function seeded(t: { teardown(undo: () => Promise<void>): void }, at = now) {
  const database = await createTestDatabase();
  const steps: string[] = [];
  const onProgress = (step: string) => void steps.push(step);
  const did = await Promise.all([
    seedDatabase(database.url, { now: at, onProgress }),
    seedDatabase(database.url, { now: at, onProgress }),
  ]);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  t.teardown(async () => {
    await client.end();
    await database.drop();
  });
  const rows = async (query: string) => (await client.query(query)).rows;
  return { url: database.url, did, steps, rows, client };
}

const everything = [
  'users',
  'profiles',
  'artists',
  'artworks',
  'editions',
  'pictures',
  'artist_pictures',
  'artwork_pictures',
  'artwork_artists',
  'asks',
  'bids',
  'orders',
  'order_events',
  'releases',
  'release_artists',
  'submissions',
];

async function fingerprint(rows: (query: string) => Promise<object[]>): Promise<string> {
  const hash = createHash('sha256');
  for (const table of everything) {
    hash.update(JSON.stringify(await rows(`select * from ${table} order by 1, 2`)));
  }
  return hash.digest('hex');
}

t.test('the seeded market', async (t) => {
  const { rows, url, did, steps } = await seeded(t);
  const count = async (query: string) => Number((await rows(`select count(*) ${query}`))[0].count);

  t.test('is seeded once by two at once', async (t) => {
    t.same(did.toSorted(), [false, true]);
    t.same(steps, ['catalogue.seeding']);
  });

  t.test('is as large as promised', async (t) => {
    t.ok((await count('from artists')) >= 24, 'artists');
    t.equal(await count("from submissions where status = 'Pending'"), 5, 'submissions');
    const undescribed = "from asks where status = 'Approved' and copy_details is null";
    t.equal(await count(undescribed), 0, 'listings whose copy is not described');
    t.ok((await count('from artworks')) >= 160, 'artworks');
    t.ok((await count('from editions')) >= 400, 'editions');
    t.equal(await count('from users'), 120);
    t.equal(await count('from users where password_hash is not null'), 0);
    t.ok((await count('from orders')) > 800, 'past sales');
    t.ok((await count(`from releases where starts_at > '${now.toISOString()}'`)) > 0);
    t.ok((await count(`from releases where starts_at < '${now.toISOString()}'`)) > 0);
  });

  t.test('has no crossed book, and no user on both sides of one', async (t) => {
    const books = await rows(`select edition_id from editions e
      join lateral (select min(price_gbp) lowest from asks
        where edition_id = e.id and status = 'Approved') a on true
      join lateral (select edition_id, max(price_gbp) highest from bids
        where edition_id = e.id and status = 'Approved' group by 1) b on true
      where a.lowest <= b.highest`);
    t.same(books, []);
    t.equal(
      await count(`from asks join bids using (edition_id, user_id)
        where asks.status = 'Approved' and bids.status = 'Approved'`),
      0,
    );
  });

  t.test('has deep, one-sided and empty books', async (t) => {
    const sides = await rows(`select
      (select count(*)::int from asks where edition_id = e.id and status = 'Approved') asks,
      (select count(*)::int from bids where edition_id = e.id and status = 'Approved') bids
      from editions e`);
    const editions = (fits: (side: { asks: number; bids: number }) => boolean) =>
      sides.filter(fits).length;
    t.ok(editions(({ asks, bids }) => asks > 0 && bids > 0) > sides.length / 2, 'most have both');
    t.ok(editions(({ asks, bids }) => asks >= 5 && bids >= 5) > 20, 'deep ones');
    t.ok(editions(({ asks, bids }) => asks > 0 && bids === 0) > 5, 'asks only');
    t.ok(editions(({ asks, bids }) => asks === 0 && bids > 0) > 5, 'bids only');
    t.ok(editions(({ asks, bids }) => asks === 0 && bids === 0) > 5, 'empty');
  });

  t.test('keeps to the rules of prices, whatever order they were placed in', async (t) => {
    for (const [table, side, direction] of [
      ['asks', 'ask', 'asc'],
      ['bids', 'bid', 'desc'],
    ] as const) {
      const orders = await rows(`select edition_id, price::int, currency, price_gbp::int, expires_at
        from ${table} where status = 'Approved' order by edition_id, price_gbp ${direction}`);
      t.ok(orders.length > 500, `${orders.length} ${table}`);
      for (const [index, order] of orders.entries()) {
        const next = orders[index + 1];
        const behind = next?.edition_id === order.edition_id ? next.price_gbp : null;
        const price = money(order.price, order.currency);
        const check = checkPrice({ side, price, bestGbp: behind, rates: fallbackRates });
        if (!check.ok) t.fail(`${side} of ${order.price} ${order.currency}: ${check.reason}`);
        if (order.expires_at !== null && order.expires_at <= now) t.fail('an order has run out');
      }
    }
  });

  t.test('has past sales whose lines add up and whose steps follow each other', async (t) => {
    t.equal(
      await count(`from orders where status not in ('PaidOut', 'Delivered')
        or buyer_price + buyer_shipping + buyer_process_fee <> buyer_total
        or seller_price - seller_application_fee - seller_royalty - seller_insurance
          <> seller_payout
        or created_at < '2024-11-20' or buyer_total <= 0 or seller_payout <= 0`),
      0,
    );
    t.equal(
      await count(`from orders o join asks a on a.id = o.ask_id join bids b on b.id = o.bid_id
        where a.status <> 'Done' or b.status <> 'Done' or a.edition_id <> o.edition_id
          or b.edition_id <> o.edition_id or a.user_id <> o.seller_id or b.user_id <> o.buyer_id
          or a.placed_at > o.created_at or b.placed_at > o.created_at`),
      0,
    );
    t.equal(
      await count(`from (select status, at, order_id,
          lead(at) over (partition by order_id order by position) next from order_events) e
        where next < at or at > '${now.toISOString()}'`),
      0,
    );
    t.equal(
      await count(`from orders o where o.status <> (select status from order_events
        where order_id = o.id order by position desc limit 1)`),
      0,
    );
  });

  t.test('dates a work by its release, and trades it only since then', async (t) => {
    const off = await rows(`select w.name from artworks w join releases r on r.artwork_id = w.id
      where w.release_date is distinct from
          to_char(r.starts_at at time zone coalesce(r.time_zone, 'UTC'), 'YYYY-MM-DD')
        or w.upcoming_release <> (r.starts_at is null or r.starts_at >= '2026-11-21Z')`);
    t.same(off, []);
    const early = await rows(`select w.name from artworks w join releases r on r.artwork_id = w.id
      join editions e on e.artwork_id = w.id
      where exists (select from asks where edition_id = e.id
          and placed_at < coalesce(r.ends_at, r.starts_at, 'infinity'))
        or exists (select from bids where edition_id = e.id
          and placed_at < coalesce(r.ends_at, r.starts_at, 'infinity'))
        or exists (select from orders where edition_id = e.id
          and created_at < coalesce(r.ends_at, r.starts_at, 'infinity'))`);
    t.same(early, []);
  });

  t.test('points editions and artworks to their best orders and last sales', async (t) => {
    t.equal(
      await count(`from editions e where
        lowest_ask_id is distinct from (select id from asks where edition_id = e.id
          and status = 'Approved' order by price_gbp, placed_at, id limit 1)
        or highest_bid_id is distinct from (select id from bids where edition_id = e.id
          and status = 'Approved' order by price_gbp desc, placed_at, id limit 1)
        or last_sale_at is distinct from (select max(created_at) from orders
          where edition_id = e.id)`),
      0,
    );
    t.equal(
      await count(`from artworks w where lowest_ask_gbp is distinct from (select min(price_gbp)
        from asks join editions e on e.lowest_ask_id = asks.id where e.artwork_id = w.id)
        or (lowest_ask_gbp is null) <> (last_ask_at is null)
        or (highest_bid_gbp is null) <> (last_bid_at is null)
        or last_sale_at is distinct from (select max(last_sale_at) from editions e
          where e.artwork_id = w.id)`),
      0,
    );
  });

  t.test(
    'names an artist’s pictures so that avatar and profile can be distinguished',
    async (t) => {
      const names = await rows(`select artist_id, array_agg(name order by position) names
      from artist_pictures join pictures on id = picture_id group by 1`);
      for (const {
        names: [avatar, profile],
      } of names) {
        t.match(avatar, /^[^12]*1$/);
        t.match(profile, /^[^12]*2$/);
      }
    },
  );

  t.test('has the nine artists of the header, each with works', async (t) => {
    const works = await rows(`select artist_id, count(*) from artwork_artists
      where artist_id in (${headerArtistIds.join()}) group by 1`);
    t.equal(works.length, 9);
  });

  t.test('goes on numbering where the seed ended', async (t) => {
    const [{ id }] = await rows(
      `insert into artists (nationalities, description, description2) values ('[]', '', '')
       returning id`,
    );
    t.equal(id, await count('from artists'));
    await rows(`delete from artists where id = ${id}`);
  });

  t.test('is left alone by a second seed', async (t) => {
    const before = await fingerprint(rows);
    const again: string[] = [];
    const did = await seedDatabase(url, { now, onProgress: (step) => again.push(step) });
    t.equal(did, false);
    t.same(again, []);
    t.equal(await fingerprint(rows), before);
  });

  t.test('is the same at every seed of one day', async (t) => {
    const other = await seeded(t, new Date('2026-11-21T23:59:59Z'));
    t.equal(await fingerprint(other.rows), await fingerprint(rows));
  });

  t.test('has the same best prices on every day', async (t) => {
    const best = `select id,
      (select min(price_gbp) from asks where edition_id = e.id and status = 'Approved') ask,
      (select max(price_gbp) from bids where edition_id = e.id and status = 'Approved') bid
      from editions e order by id`;
    const other = await seeded(t, new Date('2028-02-29T12:00:00Z'));
    t.same(await other.rows(best), await rows(best));
  });
});

t.test('a seed that fails leaves nothing behind', async (t) => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  t.teardown(async () => {
    await client.end();
    await database.drop();
  });
  await client.query('alter table order_events add check (position < 0) not valid');
  await t.rejects(seedDatabase(database.url, { now }));
  const { rows } = await client.query('select count(*)::int from artists');
  t.equal(rows[0].count, 0);
});
