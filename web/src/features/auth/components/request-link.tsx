import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod/mini';
import { sendConfirmationForm } from '../../../../../shared/contracts/forms/auth.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { sendConfirmation } from '../api/auth-calls.ts';
import styles from './auth-form.module.css';

type Request = z.infer<typeof sendConfirmationForm>;
type Props = { readonly redirectTo: string | null; readonly onSent: (email: string) => void };

/** Asks for a new confirmation link, for somebody whose old one no longer works. */
export function RequestLink({ redirectTo, onSent }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Request>({
    resolver: zodResolver(sendConfirmationForm),
    defaultValues: { email: '' },
  });

  async function submit({ email }: Request) {
    setFailure(null);
    try {
      await sendConfirmation(email, redirectTo);
      onSent(email);
    } catch (error) {
      setFailure(showIssues(error, ['email'], setError));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
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
        Send a new link
      </Button>
    </form>
  );
}
