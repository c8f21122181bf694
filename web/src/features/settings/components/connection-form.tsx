import type { OwnerForm } from '../../../../../shared/contracts/forms/settings.ts';
import type { SettingsView } from '../../../../../shared/contracts/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { WriteFailed } from '../../../ui/write-failed.tsx';
import { useOwnerForm } from '../hooks/use-owner-form.ts';
import styles from './settings.module.css';
import { SignInAgain } from './sign-in-again.tsx';

type Props = {
  readonly settings: SettingsView;
  readonly button: string;
  readonly failedTitle: string;
  readonly onSend: (form: OwnerForm) => Promise<void>;
  readonly onCancel: () => void;
};

/** Asks for the password, so that a session alone connects and disconnects nothing. */
export function ConnectionForm({ settings, button, failedTitle, onSend, onCancel }: Props) {
  const { hasPassword, provider } = settings;
  const { form, failure, isStale, onSubmit } = useOwnerForm(hasPassword, onSend);
  const { errors, isSubmitting } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <WriteFailed error={failure} title={failedTitle} />
      {isStale && <SignInAgain part="connections" provider={provider} />}
      {hasPassword && (
        <PasswordField
          autoComplete="current-password"
          error={errors.password?.message}
          label="Current password"
          {...form.register('password')}
        />
      )}
      <div className={styles.actions}>
        <Button loading={isSubmitting} type="submit" variant="primary">
          {button}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
