import { apiPath } from '../../../../shared/api/call.ts';
import { getOnboarding } from '../../../../shared/api/onboarding.ts';
import { Button } from '../../ui/button.tsx';
import { useOverlay } from '../overlays/use-overlay.ts';
import { useSession } from '../session/use-session.ts';
import { useApi } from '../swr/use-api.ts';
import styles from './onboarding-entry.module.css';

/** Offers onboarding to a user who has not completed it; nothing otherwise. */
export function OnboardingEntry() {
  const isSignedIn = useSession().user !== null;
  const { openOnboarding } = useOverlay();
  const { data } = useApi(isSignedIn ? apiPath(getOnboarding) : null);
  if (!data || data.status === 'COMPLETED') return null;
  return (
    <aside aria-label="Introduction" className={styles.entry}>
      <p>
        <span className={styles.title}>Find artists to begin with</span>
        <br />
        Three short steps: artists to follow, what you have bought before and what you plan.
      </p>
      <Button aria-haspopup="dialog" onClick={openOnboarding} size="small">
        Start
      </Button>
    </aside>
  );
}
