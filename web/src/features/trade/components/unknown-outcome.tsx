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
  const { attempt, looking, cannotTell, requestId } = state;
  const buys = attempt.request.kind === 'bid' || attempt.request.kind === 'buy';
  return (
    <div className={styles.unknown}>
      <Notice answers={attempt} title="We do not know yet whether this went through" tone="waiting">
        <p>{attemptWords(attempt)} No answer came back.</p>
        <p>{looking ? words.looking : cannotTell ? words.cannotTell : words.waiting}</p>
        {requestId && (
          <p>
            {messages.failed.requestId} <code>{requestId}</code>
          </p>
        )}
      </Notice>
      {cannotTell && !looking ? (
        <Button block onClick={placing.abandon}>
          I have looked: start again
        </Button>
      ) : (
        <Button block loading={looking} onClick={placing.lookUp} variant="primary">
          Check again
        </Button>
      )}
      {!looking && (
        <div className={styles.ways}>
          <ButtonLink to={buys ? '/my-account/buying' : '/my-account/selling'}>
            {buys ? 'See what you are buying' : 'See what you are selling'}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

const words = {
  looking: 'We are asking the marketplace what became of it.',
  waiting:
    'The marketplace has not told us yet. Nothing is sent a second time: check again in a moment.',
  cannotTell:
    'The marketplace cannot tell. Look in your account whether it is there before you try again.',
} as const;
