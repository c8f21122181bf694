import { Elements } from '@stripe/react-stripe-js';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { type OpenStripe, openStripe } from '../api/open-stripe.ts';
import { documentAllowsCardScript, reloadForCardScript } from '../logic/card-document.ts';
import { stripeAppearance } from '../logic/stripe-appearance.ts';
import { StripeCardForm } from './stripe-card-form.tsx';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | ({ readonly kind: 'ready' } & OpenStripe);

type Props = { readonly label: string; readonly onConfirmed: () => Promise<void> };

/** Stripe's card form; its script is loaded here only. */
export function StripeCard({ label, onConfirmed }: Props) {
  const [tries, setTries] = useState(1);
  const [state, setState] = useState<State>({ kind: 'loading' });

  // Each attempt loads the script, if needed, and creates a new setup intent.
  useEffect(() => {
    let isCurrent = tries > 0;
    const show = (next: State) => isCurrent && setState(next);
    show({ kind: 'loading' });
    if (documentAllowsCardScript()) {
      openStripe().then(
        (opened) => show({ kind: 'ready', ...opened }),
        (error: unknown) => show({ kind: 'failed', error }),
      );
    } else if (!reloadForCardScript()) {
      show({ kind: 'failed', error: null });
    }
    return () => {
      isCurrent = false;
    };
  }, [tries]);

  if (state.kind === 'loading') {
    return (
      <Loading label="Loading the card form">
        <Skeleton shape="block" />
      </Loading>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Notice
        action={<Button onClick={() => setTries(tries + 1)}>Try again</Button>}
        title="The card form did not load"
        tone="bad"
      >
        {state.error instanceof ApiError
          ? failureText(state.error)
          : 'It comes from Stripe, our card processor. Check that you are online and that your browser does not block js.stripe.com.'}
      </Notice>
    );
  }
  const { stripe, clientSecret } = state;
  return (
    <Elements
      options={{ clientSecret, appearance: stripeAppearance(), locale: 'en-GB' }}
      stripe={stripe}
    >
      <StripeCardForm label={label} onConfirmed={onConfirmed} />
    </Elements>
  );
}
