import pg from 'pg';
import t from 'tap';
import { createTestDatabase } from '../../tests/support/database.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { enlargeMarket } from './enlarge-market.ts';

const now = new Date('2026-11-21T15:04:05Z');
const database = await createTestDatabase();
const client = new pg.Client({ connectionString: database.url });
await client.connect();
t.teardown(async () => {
  await client.end();
  await database.drop();
});
await seedDatabase(database.url, { now });

const rows = async (query: string) => (await client.query(query)).rows;
const count = async (from: string) => Number((await rows(`select count(*) from ${from}`))[0].count);
const structure = () =>
  rows(`
    select indexdef as what from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace order by 1`);
const steps: string[] = [];
const enlarge = (artworks: number, orders: number) =>
  enlargeMarket(database.url, { artworks, orders, now, onProgress: (step) => steps.push(step) });

const before = await structure();

t.test('a market that is enlarged', async (t) => {
  t.same(await enlarge(1200, 12_000), { artworks: 1200, orders: 12_000 });
  const standing = `(select id, edition_id, user_id, price_gbp, placed_at, 'ask' as side from asks
      where status = 'Approved'
    union all select id, edition_id, user_id, -price_gbp, placed_at, 'bid' from bids
      where status = 'Approved') as standing`;

  t.test('has as much as was asked for', async (t) => {
    t.equal(await count('artworks'), 1200);
    t.equal(await count(standing), 12_000);
    t.ok((await count("orders where status = 'PaidOut'")) > 100, 'and past sales');
  });

  t.test('keeps every index and constraint, and numbers on', async (t) => {
    t.same(await structure(), before);
    await client.query('begin');
    await client.query(`insert into artworks (name, medium) values ('A', 'Etching')`);
    await client.query('rollback');
    t.equal(await count('pg_constraint where not convalidated'), 0);
  });

  t.test('has no crossed book, and books of all sizes', async (t) => {
    const crossed = await count(`asks join bids using (edition_id)
      where asks.status = 'Approved' and bids.status = 'Approved' and asks.price_gbp <= bids.price_gbp`);
    t.equal(crossed, 0);
    const [sizes] = await rows(`select max(size)::int as deepest,
        percentile_disc(0.5) within group (order by size) as usual
      from (select count(*)::int as size from ${standing} group by edition_id) as book`);
    t.ok(sizes.deepest > 100, `${sizes.deepest} orders in the deepest book`);
    t.ok(sizes.usual >= 1 && sizes.usual < 20, `${sizes.usual} in the usual one`);
  });

  t.test('points to the best of every book', async (t) => {
    const best = `(select distinct on (edition_id, side) edition_id, side, id, abs(price_gbp) as gbp
      from ${standing} order by edition_id, side, price_gbp, placed_at, id) as best`;
    for (const [side, pointer] of [
      ['ask', 'lowest_ask_id'],
      ['bid', 'highest_bid_id'],
    ]) {
      const wrong = await count(`editions left join ${best}
        on best.edition_id = editions.id and side = '${side}'
        where best.id is distinct from ${pointer}`);
      t.equal(wrong, 0, `${side}s of editions`);
    }
    const wrong = await count(`(select artworks.id, lowest_ask_gbp, highest_bid_gbp,
        min(gbp) filter (where side = 'ask') as ask, max(gbp) filter (where side = 'bid') as bid
      from artworks join editions on artwork_id = artworks.id
      left join ${best} on best.edition_id = editions.id group by artworks.id) as artwork
      where ask is distinct from lowest_ask_gbp or bid is distinct from highest_bid_gbp`);
    t.equal(wrong, 0, 'artworks');
  });

  t.test('shows every work with a picture and an artist of its own', async (t) => {
    t.equal(await count('artworks where id not in (select artwork_id from artwork_pictures)'), 0);
    t.equal(await count('artworks where id not in (select artwork_id from artwork_artists)'), 0);
  });

  t.test('is left as it is where it is large enough', async (t) => {
    steps.length = 0;
    t.same(await enlarge(1000, 20_000), { artworks: 1200, orders: 12_000 });
    t.same(steps, []);
  });
});

t.test('a failure leaves nothing behind', async (t) => {
  await client.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not today'; end $$;
    create trigger refuse before insert on order_events for each statement execute function refuse()`);
  await t.rejects(enlarge(2000, 20_000));
  t.equal(await count('artworks'), 1200);
  t.same(await structure(), before);
});
