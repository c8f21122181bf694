import { z } from 'zod/mini';
import { experiences, intents, onboardingStatuses } from '../../domain/onboarding.ts';

/** PUT /api/onboarding: omitted answers stay. */
export const onboardingForm = z.strictObject({
  status: z.enum(onboardingStatuses),
  experience: z.optional(z.enum(experiences)),
  intent: z.optional(z.enum(intents)),
});
export type OnboardingForm = z.infer<typeof onboardingForm>;
