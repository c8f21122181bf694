import type { WireOwnProfile } from '../../shared/contracts/wire/profile.ts';
import type { ProfileRow } from '../queries/find-profile.ts';

/** A profile to its own person. */
export function presentProfile(profile: ProfileRow): { id: number; attributes: WireOwnProfile } {
  return {
    id: profile.userId,
    attributes: {
      currency: profile.currency,
      countryIp: profile.countryIp,
      shippingAddress: profile.shippingAddress,
      billingAddress: profile.billingAddress,
      followArtistNewHighestBid: profile.followArtistNewHighestBid,
      followArtistNewLowestAsk: profile.followArtistNewLowestAsk,
      followArtistNewRelease: profile.followArtistNewRelease,
      followArtistNewSale: profile.followArtistNewSale,
      disableNonEssentialCookies: profile.disableNonEssentialCookies,
      releaseSettings: profile.releaseSettings,
      onboarding: {
        experience: profile.onboardingExperience,
        intent: profile.onboardingIntent,
        status: profile.onboardingStatus,
      },
    },
  };
}
