import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import { getOnboarding, saveOnboarding } from '../../../../../shared/api/onboarding.ts';
import type { OnboardingForm } from '../../../../../shared/contracts/forms/onboarding.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { onboardingDraft } from '../onboarding-draft.ts';
import { OnboardingSteps } from './onboarding-steps.tsx';

/** Onboarding over any page. However it is closed before its end, it counts as skipped. */
export function OnboardingDialog() {
  const { overlay, close } = useOverlay();
  const { user } = useSession();
  const { mutate } = useSWRConfig();
  const isOpen = overlay?.kind === 'onboarding' && user !== null;
  const wasOpen = useRef(false);
  const isCompleted = useRef(false);

  async function save(form: OnboardingForm): Promise<void> {
    const saved = await apiSend(apiRequest(saveOnboarding, form));
    isCompleted.current = saved.status === 'COMPLETED';
    await mutate(apiPath(getOnboarding), saved, { revalidate: false });
  }

  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed) return;
    onboardingDraft.write(null);
    if (isCompleted.current || user === null) return;
    // If this fails, onboarding stays incomplete, and is offered as if it were skipped.
    void apiSend(apiRequest(saveOnboarding, { status: 'SKIPPED' }))
      .then((saved) => mutate(apiPath(getOnboarding), saved, { revalidate: false }))
      .catch(() => undefined);
  }, [isOpen, user, mutate]);

  if (!isOpen) return null;
  return <OnboardingSteps firstName={user.firstName} onClose={close} save={save} />;
}
