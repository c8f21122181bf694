import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { enterGate } from '../../../../../shared/api/auth.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { errorMessages } from '../../../../../shared/contracts/error-codes.ts';
import { type GateForm, gateForm } from '../../../../../shared/contracts/forms/gate.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';
import styles from './gate-page.module.css';

/** Shown instead of every page to visitors without the pass while the gate is closed. */
export function GatePage({ onOpen }: { readonly onOpen: () => void }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<GateForm>({
    resolver: zodResolver(gateForm),
    defaultValues: { password: '' },
  });

  async function submit(form: GateForm) {
    try {
      await apiSend(apiRequest(enterGate, form));
      onOpen();
    } catch (error) {
      setError('password', { message: failureText(error) });
      setFocus('password', { shouldSelect: true });
    }
  }

  return (
    <main className={styles.gate}>
      <p className={styles.mark}>
        <Wordmark />
      </p>
      <h1 className={styles.title}>Test environment</h1>
      <p className={styles.lead}>{errorMessages['gate.closed']}. Enter your team’s password.</p>
      <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
        <PasswordField
          autoComplete="current-password"
          error={formState.errors.password?.message}
          label="Password"
          {...register('password')}
        />
        <Button block loading={formState.isSubmitting} type="submit" variant="primary">
          Enter
        </Button>
      </form>
    </main>
  );
}
