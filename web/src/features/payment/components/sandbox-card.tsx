import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { startCardSetup } from '../../../../../shared/api/account.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { confirmSandboxCard } from '../../../../../shared/api/trades.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { WriteFailed } from '../../../ui/write-failed.tsx';
import { isExpired, parseExpiry } from '../logic/parse-expiry.ts';
import { digitsOf, isTestCard } from '../logic/test-cards.ts';
import styles from './card-step.module.css';
import { DeclineNotice } from './decline-notice.tsx';
import { TestCards } from './test-cards.tsx';

type Values = { readonly number: string; readonly expiry: string };
type Trouble =
  | { readonly kind: 'declined'; readonly code: string }
  | { readonly kind: 'used' }
  | { readonly kind: 'failed'; readonly error: unknown };

type Props = { readonly label: string; readonly onConfirmed: () => Promise<void> };

/** The card form where no processor is configured. It accepts test cards only, and says so. */
export function SandboxCard({ label, onConfirmed }: Props) {
  const secret = useRef<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { register, handleSubmit, setValue, formState } = useForm<Values>({
    defaultValues: { number: '', expiry: '' },
  });
  const { errors, isSubmitting } = formState;

  async function submit({ number, expiry }: Values) {
    const date = parseExpiry(expiry);
    if (!date) return;
    setTrouble(null);
    try {
      secret.current ??= (await apiSend(apiRequest(startCardSetup))).clientSecret;
      const card = {
        clientSecret: secret.current,
        number: digitsOf(number),
        expiryMonth: date.month,
        expiryYear: date.year,
        returnPath: ownPath(),
      };
      const answer = await apiSend(apiRequest(confirmSandboxCard, card));
      if (answer.status === 'confirm') {
        window.location.assign(answer.url);
        return;
      }
      if (answer.status === 'declined') setTrouble({ kind: 'declined', code: answer.code });
      else {
        secret.current = null;
        if (answer.status === 'saved') await onConfirmed();
        else setTrouble({ kind: 'used' });
      }
    } catch (error) {
      setTrouble({ kind: 'failed', error });
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      <Notice title="This is the sandbox" tone="waiting">
        No card is charged and no money moves. Never type a real card number here.
      </Notice>
      <div className={styles.fields}>
        {/* Not named like card fields, so that browsers do not offer a real card. */}
        <TextField
          autoComplete="off"
          error={errors.number?.message}
          inputMode="numeric"
          label="Test card number"
          {...register('number', {
            validate: (number) =>
              isTestCard(number) || 'The sandbox accepts only the test cards below',
          })}
        />
        <TextField
          autoComplete="off"
          error={errors.expiry?.message}
          inputMode="numeric"
          label="Expiry date"
          placeholder="MM/YY"
          {...register('expiry', { validate: checkExpiry })}
        />
      </div>
      {trouble?.kind === 'declined' && <DeclineNotice code={trouble.code} />}
      {trouble?.kind === 'used' && (
        <Notice title="The card was not saved" tone="bad">
          This form has already been used. Please try again.
        </Notice>
      )}
      {trouble?.kind === 'failed' && (
        <WriteFailed error={trouble.error} title="The card was not saved" />
      )}
      <Button block loading={isSubmitting} type="submit" variant="primary">
        {label}
      </Button>
      <TestCards
        onPick={(number) => {
          setTrouble(null);
          setValue('number', number, { shouldValidate: formState.isSubmitted });
          setValue('expiry', '12/40', { shouldValidate: formState.isSubmitted });
        }}
      />
    </form>
  );
}

function ownPath(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

function checkExpiry(text: string): string | true {
  const expiry = parseExpiry(text);
  if (!expiry) return 'Month and year, such as 04/31';
  return !isExpired(expiry, new Date()) || 'This date has passed';
}
