import type { Transitions } from './transitions.ts';

export const onboardingStatuses = ['INCOMPLETE', 'SKIPPED', 'COMPLETED'] as const;
export type OnboardingStatus = (typeof onboardingStatuses)[number];

/**
 * INCOMPLETE from the start, SKIPPED on close or skip, COMPLETED with the last step; specification
 * section 4. Who skipped it may take it up again.
 */
export const onboardingTransitions: Transitions<OnboardingStatus> = {
  INCOMPLETE: ['INCOMPLETE', 'SKIPPED', 'COMPLETED'],
  SKIPPED: ['INCOMPLETE', 'SKIPPED', 'COMPLETED'],
  COMPLETED: [],
};

type Answers = { readonly experience: string | null; readonly intent: string | null };

/** The last step is reached only by answering both questions. */
export function canComplete({ experience, intent }: Answers): boolean {
  return experience !== null && intent !== null;
}
