import { type ReactNode, useState } from 'react';
import { useSWRConfig } from 'swr';
import { getListingBooks, getSelling } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { AskView, ListingBooksView } from '../../../../../shared/contracts/account.ts';
import { countOf } from '../../../lib/format/count-of.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useLeaveWarning } from '../../../lib/uploads/use-leave-warning.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useChangeMany } from '../hooks/use-change-many.ts';
import { isListOf } from '../logic/is-list-of.ts';
import { type ManyAction, type PlannedChange, planChange } from '../logic/plan-changes.ts';
import { doneWords, manyWords } from '../messages.ts';
import styles from './many.module.css';
import { ManyReviewRow } from './many-review-row.tsx';

type Props = {
  readonly asks: readonly AskView[];
  readonly books: ListingBooksView;
  readonly action: ManyAction;
  /** Chooses the new price or expiry. */
  readonly controls: ReactNode;
  /** Reviews these alone, once more. */
  readonly onAgain: (askIds: readonly number[]) => void;
  readonly onBack: () => void;
  /** Some have been changed. */
  readonly onDone: () => void;
};

/** Every listing's change before it is made, then what became of each. */
export function ManyReview({ asks, books, action, controls, onAgain, onBack, onDone }: Props) {
  const { rates } = useSession();
  const { mutate } = useSWRConfig();
  const [now] = useState(() => Date.now());
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const many = useChangeMany();
  useLeaveWarning(many.isSending);
  const words = manyWords[action.kind];
  const market = { ...books, rates: rates.values, now };
  const planned = many.sent ?? asks.map((ask) => planChange(ask, action, market));
  const chosen = planned.filter((plan) => isChosen(plan, choices));
  const failed = planned.filter(({ ask }) => many.stateOf(ask.id)?.kind === 'failed');
  const isOver = many.sent !== null && !many.isSending;

  async function send(plans: readonly PlannedChange[]) {
    await many.send(plans);
    await Promise.all([mutate(isListOf(apiPath(getSelling))), mutate(apiPath(getListingBooks))]);
  }

  function again() {
    if (many.canRepeat) return void send(failed);
    many.reset();
    onAgain(failed.map(({ ask }) => ask.id));
  }

  return (
    <>
      {many.sent === null && controls}
      <p aria-live="polite" className={styles.summary}>
        {many.sent === null
          ? words.summary(chosen.length, planned.length - chosen.length)
          : many.isSending
            ? `${many.settled} of ${many.total} done. Keep this page open.`
            : doneWords(words, many.counts)}
      </p>
      {isOver && failed.length > 0 && (
        <Notice
          answers={many.counts}
          title={`${countOf(failed.length, 'listing')} could not be changed`}
          tone="bad"
        >
          The reason stands with each. Trying again leaves the others as they are.
        </Notice>
      )}
      <ul className={styles.list}>
        {planned.map((plan) => (
          <ManyReviewRow
            done={words.done}
            isChosen={isChosen(plan, choices)}
            key={plan.ask.id}
            onChoose={(isOn) => setChoices((before) => new Map(before).set(nameOf(plan), isOn))}
            plan={plan}
            state={many.stateOf(plan.ask.id)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {!isOver && (
          <Button
            disabled={chosen.length === 0}
            loading={many.isSending}
            onClick={() => void send(chosen)}
            variant={action.kind === 'withdraw' ? 'danger' : 'primary'}
          >
            {words.confirm(chosen.length)}
          </Button>
        )}
        {isOver && failed.length > 0 && (
          <Button onClick={again} variant="primary">
            {many.canRepeat ? 'Try' : 'Review'} {countOf(failed.length, 'listing')} again
          </Button>
        )}
        {!many.isSending && (
          <Button onClick={isOver ? onDone : onBack}>
            {isOver ? 'Back to your listings' : 'Back'}
          </Button>
        )}
      </div>
    </>
  );
}

/** The price is part of the name: for another price, the seller is asked again. */
const nameOf = ({ ask, figure }: PlannedChange) => `${ask.id} ${figure?.to ?? ''}`;

function isChosen(plan: PlannedChange, choices: ReadonlyMap<string, boolean>): boolean {
  if (plan.request === null) return false;
  return choices.get(nameOf(plan)) ?? plan.question === null;
}
