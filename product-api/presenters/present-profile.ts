import type { WireOwnProfile } from '../../shared/contracts/wire/profile.ts';
import { stripeAccountOf } from '../queries/find-payment.ts';
import type { ProfileRow } from '../queries/find-profile.ts';

/** A profile for its own user; with what else was asked for. */
export function presentProfile(
  profile: ProfileRow,
  more: Pick<WireOwnProfile, 'buyingCard' | 'paused'> = {},
): { id: number; attributes: WireOwnProfile } {
  return {
    id: profile.userId,
    attributes: {
      currency: profile.ownCurrency ?? profile.currency,
      ownCurrency: profile.ownCurrency,
      countryIp: profile.countryIp,
      shippingAddress: profile.shippingAddress,
      billingAddress: profile.billingAddress,
      stripeAccount: stripeAccountOf(profile),
      ...more,
      followArtistNewHighestBid: profile.followArtistNewHighestBid,
      followArtistNewLowestAsk: profile.followArtistNewLowestAsk,
      followArtistNewRelease: profile.followArtistNewRelease,
      followArtistNewSale: profile.followArtistNewSale,
      disableNonEssentialCookies: profile.disableNonEssentialCookies,
      sellerType: profile.sellerType,
      releaseSettings: profile.releaseSettings,
      awayUntil: profile.awayUntil?.toISOString() ?? null,
      onboarding: {
        experience: profile.onboardingExperience,
        intent: profile.onboardingIntent,
        status: profile.onboardingStatus,
      },
    },
  };
}
