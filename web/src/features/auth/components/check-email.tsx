import { useSession } from '../../../lib/session/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './check-email.module.css';
import { ResendConfirmation } from './resend-confirmation.tsx';

type Props = { readonly email: string; readonly redirectTo: string | null };

/** Shown after registering, until the user follows the link in the e-mail. */
export function CheckEmail({ email, redirectTo }: Props) {
  const { outbox } = useSession().sandbox;
  return (
    <div className={styles.checking}>
      <p>
        We’ve sent a link to <strong className={styles.address}>{email}</strong>. Open it to confirm
        your address
        {redirectTo === null ? '.' : ' and continue where you left off.'}
      </p>
      {outbox !== null && (
        <Notice title="This is a sandbox" tone="waiting">
          No e-mails are really sent. Find yours in the <a href={outbox}>sandbox outbox</a>.
        </Notice>
      )}
      <ResendConfirmation email={email} justSent redirectTo={redirectTo} />
    </div>
  );
}
