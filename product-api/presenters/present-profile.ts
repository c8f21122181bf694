import type { WireProfile } from '../../shared/contracts/wire/profile.ts';
import type { ProfileRow } from '../queries/find-profile.ts';

export function presentProfile(profile: ProfileRow): { id: number; attributes: WireProfile } {
  const { userId, currency, countryIp, shippingAddress, billingAddress } = profile;
  return { id: userId, attributes: { currency, countryIp, shippingAddress, billingAddress } };
}
