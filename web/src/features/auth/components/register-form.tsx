import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { register as createAccount } from '../../../../../shared/api/auth.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import {
  type RegisterForm as Registration,
  registerForm,
} from '../../../../../shared/contracts/forms/auth.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useTyped } from '../hooks/use-typed.ts';
import { takenPath } from '../logic/home-request.ts';
import styles from './auth-form.module.css';

import { PasswordHint } from './password-hint.tsx';

type Props = {
  readonly redirectTo: string | null;
  readonly onRegistered: (email: string) => void;
};

export function RegisterForm({ redirectTo, onRegistered }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const { typed, keep, forget } = useTyped();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, control, formState } = useForm<Registration>({
    resolver: zodResolver(registerForm),
    defaultValues: { ...typed, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });

  async function submit(form: Registration) {
    setFailure(null);
    try {
      await apiSend(
        apiRequest(createAccount, redirectTo === null ? form : { ...form, redirectTo }),
      );
      forget();
      onRegistered(form.email);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'auth.email-taken') {
        navigate(takenPath(redirectTo));
        return;
      }
      setFailure(showIssues(error, ['firstName', 'lastName', 'email', 'password'], setError));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.pair}>
        <TextField
          autoComplete="given-name"
          error={errors.firstName?.message}
          label="First name"
          {...register('firstName', keep('firstName'))}
        />
        <TextField
          autoComplete="family-name"
          error={errors.lastName?.message}
          label="Last name"
          {...register('lastName', keep('lastName'))}
        />
      </div>
      <TextField
        autoComplete="email"
        error={errors.email?.message}
        inputMode="email"
        label="E-mail"
        type="email"
        {...register('email', keep('email'))}
      />
      <PasswordField
        autoComplete="new-password"
        error={errors.password?.message}
        hint={!errors.password && <PasswordHint password={password} />}
        label="Password"
        {...register('password')}
      />
      <Button block loading={isSubmitting} type="submit" variant="primary">
        Create account
      </Button>
    </form>
  );
}
