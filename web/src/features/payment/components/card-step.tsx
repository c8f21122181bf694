import { lazy, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { CardView } from '../../../../../shared/contracts/payment.ts';
import { useBankReturn } from '../../../lib/payment/use-bank-return.ts';
import { usePayment } from '../../../lib/payment/use-payment.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { useConfirmedCard } from '../hooks/use-confirmed-card.ts';
import styles from './card-step.module.css';
import { DeclineNotice } from './decline-notice.tsx';
import { SandboxCard } from './sandbox-card.tsx';

const StripeCard = lazy(() =>
  import('./stripe-card.tsx').then((module) => ({ default: module.StripeCard })),
);

const setUpNotConfirmed = 'setup_intent_authentication_failure';

type Props = {
  readonly onSaved: (card: CardView) => void;
  readonly label?: string;
  readonly alternative?: ReactNode;
};

/** The card form of the configured processor. */
export function CardStep({ onSaved, label = 'Save card', alternative }: Props) {
  const read = usePayment();
  const { readCard, isMissing } = useConfirmedCard(onSaved);
  const returned = useBankReturn();
  const isSetUp = returned?.of === 'set-up';
  const [isTriedAgain, setIsTriedAgain] = useState(false);
  const onReturn = useEffectEvent(() => void readCard());
  useEffect(() => {
    if (isSetUp && !returned.isRefused) onReturn();
  }, [isSetUp, returned]);
  return (
    <Loaded
      failedTitle="We couldn’t load the card form"
      loading={<LoadingBlock label="Loading the card form" />}
      read={read}
    >
      {({ processor }) => {
        if (processor !== null && isMissing) return <CheckAgain onCheck={readCard} />;
        const Form = processor === 'sandbox' ? SandboxCard : StripeCard;
        return (
          <div className={styles.step} onSubmit={() => setIsTriedAgain(true)}>
            {isSetUp && returned.isRefused && !isTriedAgain && (
              <DeclineNotice code={setUpNotConfirmed} />
            )}
            {processor === null ? (
              <Notice title="Card payments are not available yet" tone="waiting">
                We will contact you about how to pay.
              </Notice>
            ) : (
              <Form label={label} onConfirmed={readCard} />
            )}
            {alternative}
          </div>
        );
      }}
    </Loaded>
  );
}

/** The processor has the card, but the site cannot see it yet: offer to check again. */
function CheckAgain({ onCheck }: { readonly onCheck: () => Promise<void> }) {
  const [isChecking, setIsChecking] = useState(false);
  async function check() {
    setIsChecking(true);
    await onCheck();
    setIsChecking(false);
  }
  return (
    <Notice
      action={
        <Button loading={isChecking} onClick={() => void check()}>
          Check again
        </Button>
      }
      title="Your card is not showing yet"
      tone="waiting"
    >
      This usually takes a moment. You don’t need to enter it again.
    </Notice>
  );
}
