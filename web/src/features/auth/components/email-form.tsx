import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type EmailFields, emailForm } from '../../../../../shared/contracts/forms/auth.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useTyped } from '../hooks/use-typed.ts';
import styles from './auth-form.module.css';

type Props = {
  readonly lead?: string | null;
  /** The button's label. */
  readonly label: string;
  /** Rejects with an ApiError, whose issues are shown at the field. */
  readonly onSend: (email: string) => Promise<void>;
};

/** Asks for the e-mail address that a link is sent to. */
export function EmailForm({ lead = null, label, onSend }: Props) {
  const { typed, keep } = useTyped();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<EmailFields>({
    resolver: zodResolver(emailForm),
    defaultValues: { email: typed.email },
  });

  async function submit({ email }: EmailFields) {
    setFailure(null);
    try {
      await onSend(email);
    } catch (error) {
      setFailure(showIssues(error, ['email'], setError));
    }
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
        {...register('email', keep('email'))}
      />
      <Button block loading={formState.isSubmitting} type="submit" variant="primary">
        {label}
      </Button>
    </form>
  );
}
