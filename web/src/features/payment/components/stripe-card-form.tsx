import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './card-step.module.css';
import { DeclineNotice } from './decline-notice.tsx';

type Props = { readonly label: string; readonly onConfirmed: () => Promise<void> };

/** Stripe's fields in Stripe's own frame: card numbers never reach the site. */
export function StripeCardForm({ label, onConfirmed }: Props) {
  const stripe = useStripe();
  const elements = useElements();
  const [isSending, setIsSending] = useState(false);
  const [declined, setDeclined] = useState<{ readonly code: string | null } | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements) return;
    setIsSending(true);
    setDeclined(null);
    const { error } = await stripe.confirmSetup({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: window.location.href },
    });
    // Field errors are shown by Stripe's frame.
    if (!error) await onConfirmed();
    else if (error.type !== 'validation_error') {
      setDeclined({ code: error.decline_code ?? error.code ?? null });
    }
    setIsSending(false);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <PaymentElement options={{ wallets: { applePay: 'never', googlePay: 'never' } }} />
      {declined && <DeclineNotice code={declined.code} />}
      <Button block loading={isSending} type="submit" variant="primary">
        {label}
      </Button>
      <p className={styles.privacy}>
        Your card number goes to Stripe, our card processor. We only see the last four digits.
      </p>
    </form>
  );
}
