import { sql } from 'drizzle-orm';
import type { Transaction } from '../../product-api/db/database.ts';
import { profiles, users } from '../../product-api/db/schema/people.ts';
import { fallbackRates, rate } from '../../shared/domain/rates.ts';
import { currencyOfCountry, regionOfCountry } from '../../shared/domain/regions.ts';
import { firstNames, lastNames, traderPlaces } from '../seed/trader-sources.ts';
import { chance, pick, whole } from './helpers.ts';
import type { Plan } from './plan.ts';

/** A hundred places, each as often as its share of the traders. */
const places = traderPlaces
  .flatMap((place) => Array<(typeof traderPlaces)[number]>(place.share).fill(place))
  .map(({ country, city, postalCode, state, street, phone }, slot) => ({
    slot,
    country,
    region: regionOfCountry(country),
    currency: currencyOfCountry(country),
    perPound: rate('GBP', currencyOfCountry(country), fallbackRates),
    address: { address: street, address_2: '', city, country, postalCode, state, phone },
  }));

/** Adds traders, and keeps in `scale_traders` what their orders need. */
export async function addTraders(tx: Transaction, { traders, first, base }: Plan): Promise<void> {
  const n = sql`n`;
  await tx.execute(sql`
    create temporary table scale_traders on commit drop as
    select n, ${whole(first.user)} + n as user_id, place.country, place.region, place.currency,
      place."perPound" as per_pound, place.address
    from generate_series(0, ${whole(traders - 1)}) as n
    join json_to_recordset(${JSON.stringify(places)}) as place(slot int, country text, region text,
      currency text, "perPound" float8, address jsonb)
      on place.slot = floor(100 * ${chance(n, 1)})`);
  await tx.execute(sql`create index on scale_traders (n)`);
  await tx.execute(sql`analyze scale_traders`);
  await tx.execute(sql`
    insert into ${users} (id, username, email, first_name, last_name, confirmed_at, created_at)
    overriding system value
    select user_id, 'collector.' || user_id, 'collector.' || user_id || '@traders.deckle.example',
      ${pick(firstNames, chance(n, 2))}, ${pick(lastNames, chance(n, 3))}, joined, joined
    from (select *, ${base}::timestamptz - (780 + floor(300 * ${chance(n, 4)})) * interval '1 day'
      as joined from scale_traders) as trader`);
  await tx.execute(sql`
    insert into ${profiles} (user_id, currency, country_ip, shipping_address, billing_address)
    select user_id, currency, country, lives_at, lives_at
    from (select *, address || jsonb_build_object('name', 'Collector ' || user_id) as lives_at
      from scale_traders) as trader`);
}
