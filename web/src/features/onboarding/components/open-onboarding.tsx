import { useOpenOnboarding } from '../hooks/use-open-onboarding.ts';

/** Opens onboarding where it is due; shows nothing itself. */
export function OpenOnboarding() {
  useOpenOnboarding();
  return null;
}
