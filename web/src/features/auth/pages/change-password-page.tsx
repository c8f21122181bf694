import { useSession } from '../../../lib/session/use-session.ts';
import { toast } from '../../../lib/toast.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { useStartSession } from '../api/use-start-session.ts';
import { ChangePasswordForm } from '../components/change-password-form.tsx';
import { authWords } from '../messages.ts';
import styles from './page-frame.module.css';
import { PageFrame } from './page-frame.tsx';

export function ChangePasswordPage() {
  const startSession = useStartSession();
  const { social } = useSession();
  usePageTitle(authWords.changeTitle);
  return (
    <PageFrame title={authWords.changeTitle}>
      <p className={styles.lead}>
        {authWords.changeLead}
        {social.length > 0 && ` ${authWords.noPassword}`}
      </p>
      <ChangePasswordForm
        onChanged={(session) => {
          startSession(session);
          toast.success(authWords.passwordChanged);
        }}
      />
    </PageFrame>
  );
}
