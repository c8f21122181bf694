import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type ForgotPasswordForm,
  forgotPasswordForm,
} from '../../../../../shared/contracts/forms/password.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { forgotPassword } from '../api/password-calls.ts';
import styles from './auth-form.module.css';

/** Asks for a link that sets a new password. Says the same whether there is such an account. */
export function ForgotForm({ lead = null }: { readonly lead?: string | null }) {
  const { outbox } = useSession().sandbox;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<ForgotPasswordForm>({
    resolver: zodResolver(forgotPasswordForm),
    defaultValues: { email: '' },
  });

  async function submit({ email }: ForgotPasswordForm) {
    setFailure(null);
    try {
      await forgotPassword(email);
      setSentTo(email);
    } catch (error) {
      setFailure(showIssues(error, ['email'], setError));
    }
  }

  if (sentTo !== null) {
    return (
      <div className={styles.form}>
        <p role="status">
          If there is an account with <strong className={styles.address}>{sentTo}</strong>, a
          message is on its way to it. Its link works once, within an hour.
        </p>
        {outbox !== null && (
          <Notice title="This is a sandbox" tone="waiting">
            No e-mail leaves it. The message is in the <a href={outbox}>sandbox outbox</a>.
          </Notice>
        )}
        <p>
          <Button onClick={() => setSentTo(null)} size="small" variant="quiet">
            Use another address
          </Button>
        </p>
      </div>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      {lead !== null && <p className={styles.lead}>{lead}</p>}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <TextField
        autoComplete="email"
        error={formState.errors.email?.message}
        inputMode="email"
        label="E-mail"
        type="email"
        {...register('email')}
      />
      <Button block loading={formState.isSubmitting} type="submit" variant="primary">
        Send me a link
      </Button>
    </form>
  );
}
