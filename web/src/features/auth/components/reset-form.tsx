import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { resetPassword } from '../../../../../shared/api/auth.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import {
  type NewPasswordFields,
  newPasswordFields,
} from '../../../../../shared/contracts/forms/password.ts';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './auth-form.module.css';
import { PasswordTwice } from './password-twice.tsx';

type Props = {
  /** The code in the e-mailed link. */
  readonly code: string;
  readonly onEntered: (session: SessionView) => void;
  /** The link has been used or has expired meanwhile. */
  readonly onRefused: () => void;
};

export function ResetForm({ code, onEntered, onRefused }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, control, formState } = useForm<NewPasswordFields>({
    resolver: zodResolver(newPasswordFields),
    defaultValues: { password: '', passwordConfirmation: '' },
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });

  async function submit(fields: NewPasswordFields) {
    setFailure(null);
    try {
      const session = await apiSend(apiRequest(resetPassword, { code, ...fields }));
      if ('user' in session) onEntered(session);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'auth.reset-invalid') onRefused();
      else setFailure(showIssues(error, ['password', 'passwordConfirmation'], setError));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <PasswordTwice errors={errors} password={password} register={register} />
      <Button block loading={isSubmitting} type="submit" variant="primary">
        Set password
      </Button>
    </form>
  );
}
