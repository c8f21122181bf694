import { apiRequest } from '../../../../../shared/api/call.ts';
import { leave } from '../../../../../shared/api/settings.ts';
import type { SettingsView } from '../../../../../shared/contracts/settings.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { toast } from '../../../lib/toast.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { WriteFailed } from '../../../ui/write-failed.tsx';
import { useOwnerForm } from '../hooks/use-owner-form.ts';
import { leaving } from '../messages.ts';
import styles from './settings.module.css';
import { SignInAgain } from './sign-in-again.tsx';

/** What the part shows once the dialog has closed. */
const inTheWay: ReadonlySet<string> = new Set(['profile.open-trades', 'profile.debt']);

type Props = {
  readonly settings: SettingsView;
  readonly onCancel: () => void;
  /** Something was traded, or came to be owed, meanwhile. */
  readonly onRefused: () => void;
};

/** Names what leaving does, asks for the password, and leaves. */
export function LeaveForm({ settings: { hasPassword, provider }, onCancel, onRefused }: Props) {
  const navigate = useNavigate();
  const { form, failure, isStale, onSubmit } = useOwnerForm(hasPassword, async (fields) => {
    try {
      await apiSend(apiRequest(leave, fields));
    } catch (error) {
      if (!(error instanceof ApiError && inTheWay.has(error.code))) throw error;
      onRefused();
      toast.error(error.message);
      return;
    }
    // That page forgets the user: a protected one would ask the visitor to sign in.
    navigate(clientRoutes.goodbye, { replace: true });
  });
  const { errors, isSubmitting } = form.formState;

  return (
    <form noValidate onSubmit={onSubmit}>
      <div className={styles.consequences}>
        <div>
          <h3 className={styles.subtitle}>What is deleted</h3>
          <ul className={styles.list}>
            {leaving.goes.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={styles.subtitle}>What we must keep</h3>
          <ul className={styles.list}>
            {leaving.kept.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
        <WriteFailed error={failure} title="Your account was not closed" />
        {isStale && <SignInAgain part="leave" provider={provider} />}
        {hasPassword && (
          <PasswordField
            autoComplete="current-password"
            error={errors.password?.message}
            label="Current password"
            {...form.register('password')}
          />
        )}
      </div>
      <div className={styles.actions}>
        <Button loading={isSubmitting} type="submit" variant="danger">
          Close my account
        </Button>
        <Button onClick={onCancel}>Stay</Button>
      </div>
    </form>
  );
}
