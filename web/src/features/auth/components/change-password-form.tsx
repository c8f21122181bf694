import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { changePassword } from '../../../../../shared/api/auth.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import {
  type ChangePasswordFields,
  changePasswordFields,
} from '../../../../../shared/contracts/forms/password.ts';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import styles from './auth-form.module.css';
import { PasswordTwice } from './password-twice.tsx';

const empty = { oldPassword: '', password: '', passwordConfirmation: '' };
const fields = ['oldPassword', 'password', 'passwordConfirmation'] as const;

/** Changes the signed-in user's password and ends their other sessions. */
export function ChangePasswordForm({
  onChanged,
}: {
  readonly onChanged: (session: SessionView) => void;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, control, reset, formState } =
    useForm<ChangePasswordFields>({
      resolver: zodResolver(changePasswordFields),
      defaultValues: empty,
    });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });

  async function submit(form: ChangePasswordFields) {
    setFailure(null);
    try {
      onChanged(await apiSend(apiRequest(changePassword, form)));
      reset(empty);
    } catch (error) {
      setFailure(showIssues(error, fields, setError));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <PasswordField
        autoComplete="current-password"
        error={errors.oldPassword?.message}
        label="Current password"
        {...register('oldPassword')}
      />
      <PasswordTwice errors={errors} password={password} register={register} />
      <Button block loading={isSubmitting} type="submit" variant="primary">
        Change password
      </Button>
    </form>
  );
}
