import { useEffect, useState } from 'react';
import { sendConfirmation } from '../../../../../shared/api/auth.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './resend-confirmation.module.css';

/** Time for the e-mail to arrive before another can be requested. */
const coolDownSeconds = 30;

type Props = {
  readonly email: string;
  readonly redirectTo: string | null;
  /** True right after an e-mail was sent: the wait starts at once. */
  readonly justSent?: boolean;
};

type State =
  | { readonly kind: 'idle' | 'sending' | 'sent' }
  | { readonly kind: 'failed'; readonly why: string };

export function ResendConfirmation({ email, redirectTo, justSent = false }: Props) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [left, setLeft] = useState(justSent ? coolDownSeconds : 0);

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  async function resend() {
    setState({ kind: 'sending' });
    try {
      await apiSend(apiRequest(sendConfirmation, { email, redirectTo: redirectTo ?? undefined }));
      setState({ kind: 'sent' });
      setLeft(coolDownSeconds);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ kind: 'failed', why: error.message });
    }
  }

  return (
    <div className={styles.resend}>
      <Button
        disabled={left > 0}
        loading={state.kind === 'sending'}
        onClick={() => void resend()}
        size="small"
      >
        {left > 0 ? `Resend link in ${left} s` : 'Resend link'}
      </Button>
      <p className={styles.told} role="status">
        {state.kind === 'sent' && `Sent again to ${email}.`}
        {state.kind === 'failed' && state.why}
      </p>
    </div>
  );
}
