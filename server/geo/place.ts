import type { SessionView } from '../../shared/contracts/session.ts';
import { currencyOfRegion, defaultPlace, regionOfCountry } from '../../shared/domain/regions.ts';

/** Where somebody is taken to be: region and currency follow from the country. */
export function placeOf(country: string | null): SessionView['place'] {
  if (country === null) return { ...defaultPlace };
  const region = regionOfCountry(country);
  return { country, region, currency: currencyOfRegion(region) };
}
