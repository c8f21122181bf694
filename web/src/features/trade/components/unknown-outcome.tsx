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

/** The trade may or may not have happened: says so and looks up the outcome. */
export function UnknownOutcome({ placing, state }: Props) {
  const { attempt, isResolving, cannotTell, requestId } = state;
  const buys = 'expectedTotal' in attempt.request.body;
  const accountPath = buys ? '/my-account/buying' : '/my-account/selling';
  const accountLabel = buys ? 'View your orders and bids' : 'View your sales and listings';
  return (
    <div className={styles.unknown}>
      <Notice answers={attempt} title="We do not know yet whether this went through" tone="waiting">
        <p>{attemptWords(attempt)} We received no answer.</p>
        <p>{isResolving ? words.resolving : cannotTell ? words.cannotTell : words.waiting}</p>
        {requestId && (
          <p>
            {messages.failed.requestId} <code>{requestId}</code>
          </p>
        )}
      </Notice>
      {cannotTell && !isResolving ? (
        <>
          <ButtonLink block to={accountPath} variant="primary">
            {accountLabel}
          </ButtonLink>
          <Button block onClick={placing.abandon}>
            I have checked: start again
          </Button>
        </>
      ) : (
        <Button block loading={isResolving} onClick={placing.resolve} variant="primary">
          Check again
        </Button>
      )}
      {!isResolving && !cannotTell && (
        <ButtonLink block to={accountPath}>
          {accountLabel}
        </ButtonLink>
      )}
    </div>
  );
}

const words = {
  resolving: 'We are checking with the marketplace.',
  waiting: 'The marketplace has not answered yet. Nothing is sent twice: check again in a moment.',
  cannotTell: 'The marketplace does not know. Check your account before you try again.',
} as const;
