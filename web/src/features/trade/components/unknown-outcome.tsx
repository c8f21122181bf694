import { messages } from '../../../lib/messages.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Placing } from '../hooks/use-place-trade.ts';
import type { PlacingState } from '../logic/placing-state.ts';
import { attemptWords } from '../messages.ts';
import styles from './unknown-outcome.module.css';

type Props = {
  readonly placing: Placing;
  readonly state: Extract<PlacingState, { kind: 'unknown' }>;
};

/** No answer came: it may or may not have happened. Says so, looks, and never guesses. */
export function UnknownOutcome({ placing, state }: Props) {
  const { attempt, looking, sending, absent, requestId } = state;
  const buys = attempt.request.kind === 'bid' || attempt.request.kind === 'buy';
  return (
    <div className={styles.unknown}>
      <Notice answers={attempt} title="We do not know yet whether this went through" tone="waiting">
        <p>{attemptWords(attempt)} No answer came back.</p>
        <p>
          {looking
            ? 'We are looking into your account for it.'
            : absent
              ? 'It is not in your account, and by now it would be: it did not go through. Send it again, or do something else.'
              : 'Nothing of it shows in your account so far. Sending it again is safe: if it did go through, you get that answer, and nothing is traded twice.'}
        </p>
        {requestId && (
          <p>
            {messages.failed.requestId} <code>{requestId}</code>
          </p>
        )}
      </Notice>
      <Button block loading={looking || sending} onClick={placing.resend} variant="primary">
        {looking ? 'Looking it up' : 'Send it again'}
      </Button>
      {!looking && !sending && (
        <div className={styles.ways}>
          {absent ? (
            <Button onClick={placing.abandon}>Leave it</Button>
          ) : (
            <Button onClick={placing.lookUp}>Look once more</Button>
          )}
          <ButtonLink to={buys ? '/my-account/buying' : '/my-account/selling'}>
            {buys ? 'See what you are buying' : 'See what you are selling'}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
