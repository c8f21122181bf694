import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { logIn } from '../../../../../shared/api/auth.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { type LoginForm as Login, loginForm } from '../../../../../shared/contracts/forms/auth.ts';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { emailPattern, normalizeEmail } from '../../../../../shared/domain/email.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useTyped } from '../hooks/use-typed.ts';
import styles from './auth-form.module.css';
import { ResendConfirmation } from './resend-confirmation.tsx';

type Props = {
  readonly redirectTo: string | null;
  readonly onEntered: (session: SessionView) => void;
  readonly onForgot: () => void;
};

/** The error and the path it happened on: it is hidden on any other path. */
type Failure = {
  readonly message: string;
  readonly unconfirmed: string | null;
  readonly on: string;
};

export function LoginForm({ redirectTo, onEntered, onForgot }: Props) {
  const { pathname } = useLocation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { typed, keep, forget } = useTyped();
  const { register, handleSubmit, setError, formState } = useForm<Login>({
    resolver: zodResolver(loginForm),
    defaultValues: { identifier: typed.email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  const shown = failure?.on === pathname ? failure : null;

  async function submit(form: Login) {
    setFailure(null);
    try {
      const session = await apiSend(apiRequest(logIn, form));
      forget();
      onEntered(session);
    } catch (error) {
      const message = showIssues(error, ['identifier', 'password'], setError);
      if (message === null) return;
      const isUnconfirmed = error instanceof ApiError && error.code === 'auth.not-confirmed';
      const isEmail = emailPattern.test(form.identifier);
      setFailure({
        message,
        unconfirmed: isUnconfirmed && isEmail ? normalizeEmail(form.identifier) : null,
        on: pathname,
      });
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      {shown && (
        <Notice
          action={
            shown.unconfirmed !== null && (
              <ResendConfirmation email={shown.unconfirmed} redirectTo={redirectTo} />
            )
          }
          tone="bad"
        >
          {shown.message}
        </Notice>
      )}
      <TextField
        autoCapitalize="none"
        autoComplete="username"
        error={errors.identifier?.message}
        inputMode="email"
        label="E-mail or username"
        spellCheck={false}
        {...register('identifier', keep('email'))}
      />
      <PasswordField
        autoComplete="current-password"
        error={errors.password?.message}
        label="Password"
        {...register('password')}
      />
      <Button className={styles.beside} onClick={onForgot} size="small" variant="quiet">
        Forgot your password?
      </Button>
      <Button block loading={isSubmitting} type="submit" variant="primary">
        Sign in
      </Button>
    </form>
  );
}
