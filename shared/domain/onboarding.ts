import type { Transitions } from './transitions.ts';

export const onboardingStatuses = ['INCOMPLETE', 'SKIPPED', 'COMPLETED'] as const;
export type OnboardingStatus = (typeof onboardingStatuses)[number];

/**
 * INCOMPLETE on start, SKIPPED on close or skip, COMPLETED with the last step; specification
 * section 4. A skipped onboarding can be resumed.
 */
export const onboardingTransitions: Transitions<OnboardingStatus> = {
  INCOMPLETE: ['INCOMPLETE', 'SKIPPED', 'COMPLETED'],
  SKIPPED: ['INCOMPLETE', 'SKIPPED', 'COMPLETED'],
  COMPLETED: [],
};

type Answers = { readonly experience: string | null; readonly intent: string | null };

/** The last step needs an answer to both questions. */
export function canComplete({ experience, intent }: Answers): boolean {
  return experience !== null && intent !== null;
}

/** Art purchasing history, the second step. */
export const experiences = ['none', 'first-works', 'several-works', 'collection'] as const;
export type Experience = (typeof experiences)[number];

/** Plans, the third step. */
export const intents = ['buy', 'sell', 'both', 'look'] as const;
export type Intent = (typeof intents)[number];

/** The four suggested artists of specification section 9. Unknown ids are left out. */
export const suggestedArtistIds: readonly number[] = [17, 8, 28, 10];

const tradeFlows = ['/ask-or-sell', '/bid-or-buy'];

/**
 * Whether onboarding may open at this path, or at the one that the visitor returns to after a
 * social sign-up; specification section 4.
 */
export function canOpenOnboarding(path: string): boolean {
  return !tradeFlows.some((flow) => path.startsWith(flow));
}
