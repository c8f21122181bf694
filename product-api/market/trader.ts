import { eq } from 'drizzle-orm';
import type { Currency } from '../../shared/domain/money.ts';
import { defaultPlace, type Region, regionOfCountry } from '../../shared/domain/regions.ts';
import type { Queryable } from '../db/database.ts';
import { profiles, type StoredAddress } from '../db/schema/people.ts';
import { refused } from '../errors.ts';

/** What trading needs to know of a person. */
export type Trader = {
  readonly userId: number;
  readonly currency: Currency;
  readonly region: Region;
  /** Where things go to and come from; null until the person has said. */
  readonly address: StoredAddress | null;
};

export async function readTrader(db: Queryable, userId: number): Promise<Trader> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  const address = profile?.shippingAddress ?? null;
  const country = address?.country ?? profile?.countryIp ?? defaultPlace.country;
  return {
    userId,
    currency: profile?.currency ?? defaultPlace.currency,
    region: regionOfCountry(country),
    address,
  };
}

/** The trader's address; throws the 400 where there is none yet. */
export function addressOf(trader: Trader): StoredAddress {
  if (!trader.address) throw refused('trade.address-missing');
  return trader.address;
}
