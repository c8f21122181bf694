import { sql } from 'drizzle-orm';
import { openSession } from '../../product-api/auth/sessions.ts';
import { createSigningKeys } from '../../product-api/auth/signing-keys.ts';
import type { Database } from '../../product-api/db/database.ts';
import { writeCursor } from '../../product-api/queries/cursor.ts';

/** Requests' parameters from a marketplace of any size. */
export type Sample = {
  readonly artworkIds: readonly number[];
  /** Artworks with past sales. */
  readonly soldIds: readonly number[];
  /** Artworks with the deepest books. */
  readonly deepIds: readonly number[];
  readonly artistIds: readonly number[];
  /** The artists of each artwork in `artworkIds`. */
  readonly makerIds: readonly number[];
  /** Words of several titles, each with a typing error. */
  readonly slips: readonly string[];
  /** Full titles, each with a typing error. */
  readonly titles: readonly string[];
  readonly names: readonly string[];
  readonly traders: readonly string[];
  /** The user with the most orders. */
  readonly busiest: string;
  /** The middle of each list. */
  readonly cursors: Readonly<Record<string, string>>;
};

const many = 60;
const anyOrder = 'hashint4extended(id, 7)';
const traders = 30;

const keys = {
  'heat:desc': 'heat',
  'lowestAsk:asc': `coalesce(lowest_ask_gbp, ${Number.MAX_SAFE_INTEGER})`,
  'lowestAsk:desc': 'coalesce(lowest_ask_gbp, -1)',
  'highestBid:desc': 'coalesce(highest_bid_gbp, -1)',
  'createdAt:desc': '(extract(epoch from created_at) * 1000000)::bigint',
};

export async function drawSample(db: Database): Promise<Sample> {
  const read = async <Value>(query: string) =>
    (await db.execute<{ v: Value }>(sql.raw(query))).rows.map(({ v }) => v);
  const ids = (from: string) => read<number>(`select id as v ${from} limit ${many}`);
  const artworkIds = await ids(`from artworks where id > 400 order by ${anyOrder}`);
  const counted = `select user_id, count(*) as orders from asks group by user_id`;
  const usual = await read<number>(
    `select user_id as v from (${counted}) as one where orders between 25 and 60 limit ${traders}`,
  );
  const busiest = await read<number>(
    `select user_id as v from (${counted}) as one order by orders desc limit 1`,
  );
  const key = await createSigningKeys(db, () => new Date()).newest();
  const signIn = async (userId: number) =>
    `Bearer ${await openSession(db, { userId, key, now: new Date() })}`;
  const cursors: Record<string, string> = {};
  for (const [sort, by] of Object.entries(keys)) {
    const direction = sort.split(':')[1];
    const [half] = (
      await db.execute<{ key: number; id: number }>(
        sql.raw(`select ${by}::float8 as key, id from artworks order by ${by} ${direction},
          id ${direction} limit 1 offset (select count(*) / 2 from artworks)`),
      )
    ).rows;
    if (half) cursors[sort] = writeCursor({ sort, ...half });
  }
  const [name] = (
    await db.execute<{ key: string; id: number }>(
      sql.raw(`select fold(name) as key, id from artists where name is not null
        order by 1, 2 limit 1 offset (select count(*) / 2 from artists)`),
    )
  ).rows;
  if (name) cursors['name:asc'] = writeCursor({ sort: 'name:asc', ...name });
  return {
    artworkIds,
    soldIds: await read<number>(`select distinct artwork_id as v from editions
      where last_sale_at is not null and artwork_id > 400 limit ${many}`),
    deepIds: await read<number>(`select artwork_id as v from editions
      where id in (select edition_id from asks where status = 'Approved' group by edition_id
        order by count(*) desc limit 5)`),
    artistIds: await read<number>(`select artist_id as v from artwork_artists
      group by artist_id having count(*) between 20 and 40 limit ${many}`),
    makerIds: await read<number>(`select artist_id as v from unnest(array[${artworkIds}])
      with ordinality as wanted(id, place)
      join artwork_artists on artwork_id = wanted.id and position = 0 order by place`),
    slips: (
      await read<string>(`select word as v from name_vocabulary where kind = 'artwork' and uses >= 3
        and length(word) > 5 order by hashtext(word) limit ${many}`)
    ).map(slip),
    titles: (
      await read<string>(`select name as v from artworks where name ~ '^[A-Z][a-z]+ [A-Z][a-z]+$'
        order by ${anyOrder} limit ${many}`)
    ).map(slip),
    names: (
      await read<string>(`select name as v from artists where name ~ '^[A-Z][a-z]+ [A-Z][a-z]+$'
        order by ${anyOrder} limit ${many}`)
    ).map(slip),
    traders: await Promise.all(usual.map(signIn)),
    busiest: await signIn(busiest[0] ?? 0),
    cursors,
  };
}

/** Drops a letter near the end of the first word. */
function slip(text: string): string {
  const at = Math.max(2, text.split(' ')[0]!.length - 2);
  return text.slice(0, at) + text.slice(at + 1);
}
