import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  type NewPasswordFields,
  newPasswordFields,
} from '../../../../../shared/contracts/forms/password.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './auth-form.module.css';
import { PasswordTwice } from './password-twice.tsx';

type Props = {
  readonly button: string;
  /** Sends the form with the e-mailed link. */
  readonly send: (fields: NewPasswordFields) => Promise<void>;
  /** The error code that says that the link has been used or has expired meanwhile. */
  readonly refusal: 'auth.confirmation-invalid' | 'auth.reset-invalid';
  readonly onRefused: () => void;
};

/** Sets a password by an e-mailed link. */
export function NewPasswordForm({ button, send, refusal, onRefused }: Props) {
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
      await send(fields);
    } catch (error) {
      if (error instanceof ApiError && error.code === refusal) onRefused();
      else setFailure(showIssues(error, ['password', 'passwordConfirmation'], setError));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <PasswordTwice errors={errors} password={password} register={register} />
      <Button block loading={isSubmitting} type="submit" variant="primary">
        {button}
      </Button>
    </form>
  );
}
