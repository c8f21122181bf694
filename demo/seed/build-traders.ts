import type { profiles, StoredAddress, users } from '../../product-api/db/schema/people.ts';
import type { Currency } from '../../shared/domain/money.ts';
import { currencyOfCountry, type Region, regionOfCountry } from '../../shared/domain/regions.ts';
import type { Rng } from '../pictures/kit/rng.ts';
import { firstNames, lastNames, type TraderPlace, traderPlaces } from './trader-sources.ts';

export type Trader = {
  readonly id: number;
  readonly region: Region;
  readonly currency: Currency;
  readonly address: StoredAddress;
  readonly user: typeof users.$inferInsert;
  readonly profile: typeof profiles.$inferInsert;
};

const day = 86_400_000;
const traderCount = 120;

/** Fictional people whose orders fill the books. They have no passwords, so they cannot sign in. */
export function buildTraders(rng: Rng, firstId: number, base: Date): Trader[] {
  const places = traderPlaces.flatMap((place) => Array<TraderPlace>(place.share).fill(place));
  const names = rng.shuffle(lastNames);
  return Array.from({ length: traderCount }, (_, index) => {
    const id = firstId + index;
    const firstName = rng.pick(firstNames);
    const lastName = names[index % names.length] ?? 'Quill';
    const place = rng.pick(places);
    const number = String(index + 1).padStart(3, '0');
    const username = `${firstName}.${lastName}.${number}`.toLowerCase();
    const createdAt = new Date(base.getTime() - rng.range(780, 1100) * day);
    const address = {
      name: `${firstName} ${lastName}`,
      address: `${rng.int(1, 140)} ${place.street}`,
      address_2: '',
      city: place.city,
      country: place.country,
      postalCode: place.postalCode,
      state: place.state,
      phone: `${place.phone}${number}`,
    };
    const currency = currencyOfCountry(place.country);
    return {
      id,
      region: regionOfCountry(place.country),
      currency,
      address,
      user: {
        id,
        username,
        email: `${username}@traders.deckle.example`,
        firstName,
        lastName,
        confirmedAt: createdAt,
        createdAt,
      },
      profile: {
        userId: id,
        currency,
        countryIp: place.country,
        shippingAddress: address,
        billingAddress: address,
      },
    };
  });
}
