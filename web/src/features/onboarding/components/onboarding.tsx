import { lazy, useState } from 'react';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { useOpenOnboarding } from '../hooks/use-open-onboarding.ts';

const OnboardingDialog = lazy(() =>
  import('./onboarding-dialog.tsx').then((module) => ({ default: module.OnboardingDialog })),
);

/** Opens onboarding where it is due. Its code is loaded when it is first opened. */
export function Onboarding() {
  useOpenOnboarding();
  const isOpen = useOverlay().overlay?.kind === 'onboarding';
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened && <OnboardingDialog />;
}
