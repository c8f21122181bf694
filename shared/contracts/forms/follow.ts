import { z } from 'zod/mini';

export const followFlags = z.strictObject({
  newLowestAsk: z.boolean(),
  newHighestBid: z.boolean(),
  newRelease: z.boolean(),
  newSale: z.boolean(),
});
export type FollowFlags = z.infer<typeof followFlags>;

/**
 * POST /api/follow-artists: follows, or changes the chosen e-mails. Omitted flags stay; on a new
 * follow they start as the user's preferences.
 */
export const followForm = z.strictObject({
  artistId: z.int().check(z.minimum(1), z.maximum(999_999_999)),
  flags: z.optional(z.partial(followFlags)),
  /** Followed in onboarding. */
  onboardingFlow: z.optional(z.boolean()),
});
export type FollowForm = z.infer<typeof followForm>;
