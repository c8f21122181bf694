import type { OnboardingForm } from '../../../../shared/contracts/forms/onboarding.ts';
import { draftStore } from '../../lib/session-store.ts';

export const onboardingSteps = ['welcome', 'artists', 'experience', 'intent'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];
export type OnboardingDraft = Pick<OnboardingForm, 'experience' | 'intent'> & {
  readonly step: OnboardingStep;
};

/** Where a reload takes onboarding up again; removed when it is over. */
export const onboardingDraft = draftStore<OnboardingDraft>('onboarding');
