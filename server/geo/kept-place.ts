import type { PlaceForm } from '../../shared/contracts/forms/place.ts';
import { parseCountry } from '../../shared/domain/countries.ts';
import { type Currency, currencies } from '../../shared/domain/money.ts';
import { currencyOfCountry, regionCountry, regionOfCountry } from '../../shared/domain/regions.ts';

/**
 * The place that a browser stores for prices: chosen by hand, or the delivery address of one
 * person. `userId` is theirs, so that another person who signs in here does not get it.
 */
export type KeptPlace = { readonly country: string; readonly currency: Currency } & (
  | { readonly by: 'choice' }
  | { readonly by: 'delivery'; readonly userId: number }
);

const written = /^([A-Z]{2})\.([A-Z]{3})\.(?:choice|delivery-(\d{1,9}))$/;

/** `writePlace` is 'DE.EUR.choice', or 'DE.EUR.delivery-7'. */
export function writePlace(place: KeptPlace): string {
  const by = place.by === 'choice' ? 'choice' : `delivery-${place.userId}`;
  return `${place.country}.${place.currency}.${by}`;
}

/** null for anything that `writePlace` does not write: a browser can change the cookie. */
export function readPlace(value: string | undefined): KeptPlace | null {
  const [, code, money, userId] = written.exec(value ?? '') ?? [];
  const currency = currencies.find((one) => one === money);
  if (!code || !currency || parseCountry(code) !== code) return null;
  const place = { country: code, currency };
  if (userId === undefined) return { ...place, by: 'choice' };
  return { ...place, by: 'delivery', userId: Number(userId) };
}

/** A region alone keeps the person's current country, if it lies there. */
export function chosenPlace(form: PlaceForm, current: string): KeptPlace {
  const { region } = form;
  const inRegion = region && regionOfCountry(current) !== region ? regionCountry[region] : current;
  const country = form.country ?? inRegion;
  return { country, currency: form.currency ?? currencyOfCountry(country), by: 'choice' };
}

export function deliveryPlace(country: string, userId: number): KeptPlace {
  return { country, currency: currencyOfCountry(country), by: 'delivery', userId };
}
