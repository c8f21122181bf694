import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../product-api/db/database.ts';
import {
  artists,
  artworkArtists,
  artworkPictures,
  artworks,
  editions,
  pictures,
} from '../../product-api/db/schema/catalogue.ts';
import { heatOf } from '../../shared/domain/heat.ts';
import { mediums } from '../../shared/domain/mediums.ts';
import { firstNames } from '../seed/trader-sources.ts';
import { chance, pick, whole } from './helpers.ts';
import type { Plan } from './plan.ts';
import { adjectives, endings, middles, nouns, openings } from './words.ts';

const nationalities = [
  { name: 'British', alpha2Code: 'GB' },
  { name: 'American', alpha2Code: 'US' },
  { name: 'Portuguese', alpha2Code: 'PT' },
  { name: 'Japanese', alpha2Code: 'JP' },
].map((one) => JSON.stringify([one]));
const sizes = ['70 × 50 cm', '50 × 70 cm', '100 × 70 cm', '42 × 30 cm', '84 × 60 cm'];
const papers = ['Somerset Satin 300 gsm', 'Arches 88 300 gsm', 'Fabriano Rosaspina 285 gsm'];

/** An invented name. Squared chances make a few names frequent and most rare. */
const coined = (n: SQL, which: number) =>
  sql`${pick(openings, sql`${chance(n, which)} ^ 2`)} || ${pick(middles, chance(n, which + 1))}
    || ${pick(endings, sql`${chance(n, which + 2)} ^ 2`)}`;

/** The size of a main edition, by its number. Other editions have five. */
const impressions = (m: SQL) => sql`20 + 5 * floor(26 * ${chance(m, 62)})`;

export async function addArtists(tx: Transaction, plan: Plan): Promise<void> {
  const n = sql`n`;
  await tx.execute(sql`
    insert into ${artists} (id, name, birth_year, nationalities, description, description2, created_at)
    overriding system value
    select ${whole(plan.first.artist)} + n, ${pick(firstNames, chance(n, 20))} || ' ' || ${coined(n, 21)},
      1940 + floor(60 * ${chance(n, 24)}), ${pick(nationalities, chance(n, 25))}::jsonb,
      'Prints in small editions, and shows them rarely.', 'Every sheet is pulled by hand.',
      ${plan.base}::timestamptz - (1000 + floor(500 * ${chance(n, 26)})) * interval '1 day'
    from generate_series(0, ${whole(plan.artists - 1)}) as n`);
}

/** Best prices come from `scale_editions`: see add-books.ts. */
export async function addArtworks(tx: Transaction, plan: Plan): Promise<void> {
  const n = sql`n`;
  const [adjective, noun] = [pick(adjectives, chance(n, 31)), pick(nouns, chance(n, 32))];
  const form = sql`floor(6 * ${chance(n, 30)})`;
  await tx.execute(sql`
    insert into ${artworks} (id, name, medium, release_date, is_full_date, gallery, description,
      created_at, heat, lowest_ask_gbp, highest_bid_gbp, last_ask_at, last_bid_at,
      last_sale_at, impressions)
    overriding system value
    select artwork_id,
      case ${form}
        when 0 then ${adjective} || ' ' || ${noun}
        when 1 then ${adjective} || ' ' || ${noun} || ' at ' || ${coined(n, 33)}
        when 2 then ${noun} || ' for ' || ${coined(n, 33)}
        when 3 then ${coined(n, 33)} || ' ' || ${noun}
        when 4 then ${coined(n, 33)} || ', ' || ${adjective}
        else 'Study for ' || ${coined(n, 33)} || ' ' || (1 + floor(20 * ${chance(n, 37)}))
      end,
      ${pick(mediums, sql`${chance(n, 38)} ^ 2`)}, to_char(entered, 'YYYY-MM-DD'), true,
      ${coined(n, 39)} || ' Editions', 'Printed in one edition, the plates destroyed.', entered,
      ${heatOf(1, plan.base)}::float8 + 10 * (${chance(n, 43)}::float8 - 1), best_ask * 100, best_bid * 100,
      last_ask_at, last_bid_at, last_sale_at, impressions
    from (select n, artwork_id, min(best_ask) filter (where asks > 0) as best_ask,
        max(best_bid) filter (where bids > 0) as best_bid,
        max(newest_at) filter (where asks > 0) as last_ask_at,
        max(newest_at) filter (where bids > 0) as last_bid_at,
        max(sale.sold_at) as last_sale_at,
        max(${impressions(sql`m`)}) filter (where slot = 0) as impressions,
        ${plan.base}::timestamptz - (800 + 700 * ${chance(n, 44)}) * interval '1 day' as entered
      from scale_editions
      left join (select edition_id, max(sold_at) as sold_at from scale_sales
        group by edition_id) as sale using (edition_id)
      group by n, artwork_id) as artwork`);
  const maker = sql`floor(${whole(plan.artists)} * ${chance(n, 45)} ^ 1.5)::int`;
  await tx.execute(sql`
    insert into ${artworkArtists} (artwork_id, artist_id, position)
    select ${whole(plan.first.artwork)} + n,
      ${whole(plan.first.artist)} + (${maker} + position * 7) % ${whole(plan.artists)}, position
    from generate_series(0, ${whole(plan.artworks - 1)}) as n, generate_series(0, 1) as position
    where position = 0 or (${chance(n, 46)} < 0.05 and ${whole(plan.artists)} > 7)`);
}

/** Every work gets the recipe of an existing front with a seed of its own. */
export async function addPictures(tx: Transaction, plan: Plan): Promise<void> {
  const n = sql`n`;
  await tx.execute(sql`
    create temporary table scale_fronts on commit drop as
    select row_number() over (order by id) - 1 as slot, recipe, width, height, placeholder
    from ${pictures} where recipe ->> 'view' = 'front'`);
  const picture = sql`md5('scale picture ' || artwork.id)::uuid`;
  const ofPlan = sql`artwork.id >= ${whole(plan.first.artwork)}`;
  await tx.execute(sql`
    insert into ${pictures} (id, name, alternative_text, recipe, width, height, placeholder)
    select ${picture}, 'work-' || artwork.id || '-front', artwork.name,
      front.recipe || jsonb_build_object('seed', artwork.id), front.width, front.height,
      front.placeholder
    from (select *, id::bigint as n from ${artworks}) as artwork
    join scale_fronts as front
      on front.slot = floor((select count(*) from scale_fronts) * ${chance(n, 50)})
    where ${ofPlan}`);
  await tx.execute(sql`
    insert into ${artworkPictures} (artwork_id, picture_id, position)
    select artwork.id, ${picture}, 0 from ${artworks} as artwork
    where ${ofPlan} and exists (select from scale_fronts)`);
}

export async function addEditions(tx: Transaction): Promise<void> {
  const m = sql`m`;
  await tx.execute(sql`
    insert into ${editions} (id, artwork_id, name, size, material, edition_size, main_price, currency,
      created_at, lowest_ask_id, highest_bid_id, last_sale_price, last_sale_currency, last_sale_at)
    overriding system value
    select edition_id, artwork_id, (array['Main', 'Artist', 'Printer'])[1 + slot],
      ${pick(sizes, chance(m, 60))}, ${pick(papers, chance(m, 61))},
      case slot when 0 then ${impressions(m)} else 5 end,
      (fair * 0.7)::bigint * 100, 'GBP', newest_at - interval '700 days',
      case when asks > 0 then first_ask end, case when bids > 0 then first_bid end,
      sale.price, case when sale.price is not null then 'GBP' end, sale.sold_at
    from scale_editions
    left join (select distinct on (edition_id) edition_id, price, sold_at from scale_sales
      order by edition_id, sold_at desc) as sale using (edition_id)`);
}
