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
