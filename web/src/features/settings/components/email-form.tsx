import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { requestEmailChange } from '../../../../../shared/api/settings.ts';
import {
  type EmailChangeForm,
  emailChangeForm,
} from '../../../../../shared/contracts/forms/settings.ts';
import type { SettingsView } from '../../../../../shared/contracts/settings.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { WriteFailed } from '../../../ui/write-failed.tsx';
import styles from './settings.module.css';
import { SignInAgain } from './sign-in-again.tsx';

type Props = {
  readonly settings: SettingsView;
  readonly onSent: () => Promise<void>;
  readonly onClose: () => void;
};

/** Asks for another address, and for the password: a session alone cannot change it. */
export function EmailForm({ settings: { hasPassword, provider }, onSent, onClose }: Props) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isStale, setStale] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<EmailChangeForm>({
    resolver: zodResolver(emailChangeForm),
    defaultValues: hasPassword ? { email: '', password: '' } : { email: '' },
  });
  const { errors, isSubmitting } = formState;

  async function submit(form: EmailChangeForm) {
    setFailure(null);
    setStale(false);
    try {
      await apiSend(apiRequest(requestEmailChange, form));
      await onSent();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'auth.sign-in-again') setStale(true);
      else if (code === 'auth.password-wrong' && error instanceof ApiError) {
        setError('password', { message: error.message }, { shouldFocus: true });
      } else if (showIssues(error, ['email', 'password'], setError) !== null) setFailure(error);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      <WriteFailed error={failure} title="This was not sent" />
      {isStale && <SignInAgain part="email" provider={provider} />}
      <TextField
        autoCapitalize="none"
        autoComplete="email"
        // The press that opened the form is gone.
        autoFocus
        error={errors.email?.message}
        hint="We send a link there. We also tell your present address."
        inputMode="email"
        label="New e-mail"
        type="email"
        {...register('email')}
      />
      {hasPassword && (
        <PasswordField
          autoComplete="current-password"
          error={errors.password?.message}
          label="Current password"
          {...register('password')}
        />
      )}
      <div className={styles.actions}>
        <Button loading={isSubmitting} type="submit" variant="primary">
          Send link
        </Button>
        <Button onClick={onClose} variant="quiet">
          Cancel
        </Button>
      </div>
    </form>
  );
}
