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
export function StripeCard(props: Props) {
  const [tries, setTries] = useState(1);
  return <Attempt {...props} key={tries} onRetry={() => setTries(tries + 1)} />;
}

/** Loads the script, if needed, and creates a setup intent. */
function Attempt({ label, onConfirmed, onRetry }: Props & { readonly onRetry: () => void }) {
  const [state, setState] = useState<State>({ kind: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    const show = (next: State) => isCurrent && setState(next);
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
  }, []);

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
        action={<Button onClick={onRetry}>Try again</Button>}
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
