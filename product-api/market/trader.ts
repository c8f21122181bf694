import { eq } from 'drizzle-orm';
import type { Currency } from '../../shared/domain/money.ts';
import { defaultPlace, type Region, regionOfCountry } from '../../shared/domain/regions.ts';
import type { Queryable } from '../db/database.ts';
import { profiles, type StoredAddress } from '../db/schema/people.ts';
import { refused } from '../errors.ts';

/** The part of a profile that trading needs. */
export type Trader = {
  readonly userId: number;
  /** Of their orders: that of the country they are delivered to. */
  readonly currency: Currency;
  /** In which they want to see prices. */
  readonly ownCurrency: Currency;
  readonly region: Region;
  /** The shipping address; null until the user has entered one. */
  readonly address: StoredAddress | null;
};

export async function readTrader(db: Queryable, userId: number): Promise<Trader> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  const address = profile?.shippingAddress ?? null;
  const country = address?.country ?? profile?.countryIp ?? defaultPlace.country;
  const currency = profile?.currency ?? defaultPlace.currency;
  return {
    userId,
    currency,
    ownCurrency: profile?.ownCurrency ?? currency,
    region: regionOfCountry(country),
    address,
  };
}

/** The trader's address; throws the 400 where there is none. */
export function addressOf(trader: Trader): StoredAddress {
  if (!trader.address) throw refused('trade.address-missing');
  return trader.address;
}
