import { formatMoney } from '../../../../../shared/domain/money.ts';
import { CheckboxField } from '../../../ui/choice.tsx';
import { Status } from '../../../ui/status.tsx';
import type { ChangeState } from '../logic/change-many.ts';
import type { PlannedChange } from '../logic/plan-changes.ts';
import styles from './many.module.css';
import { ManyRow } from './many-row.tsx';

type Props = {
  readonly plan: PlannedChange;
  readonly isChosen: boolean;
  readonly onChoose: (isOn: boolean) => void;
  /** null: it was not sent. */
  readonly state: ChangeState | null;
  /** Such as 'Price changed'. */
  readonly done: string;
};

export function ManyReviewRow({ plan, isChosen, onChoose, state, done }: Props) {
  const { ask, figure, payout, request, note, question } = plan;
  const canChoose = request !== null && state === null;
  return (
    <ManyRow
      ask={ask}
      control={(labelId) =>
        canChoose && (
          <CheckboxField
            aria-labelledby={labelId}
            checked={isChosen}
            label=""
            onChange={({ target }) => onChoose(target.checked)}
          />
        )
      }
      figure={
        <>
          {figure ? (
            <p>
              <span className={styles.from}>{figure.from}</span> <span aria-hidden>→</span>{' '}
              <strong className={styles.to}>{figure.to}</strong>
            </p>
          ) : (
            <p>{formatMoney(ask.price)}</p>
          )}
          {payout && <p className={styles.payout}>Payout {formatMoney(payout)}</p>}
        </>
      }
    >
      {state === null && note && (
        <p className={styles.note} data-question={question !== null || undefined}>
          {note}
        </p>
      )}
      {canChoose && question && (
        <CheckboxField
          checked={isChosen}
          label={question}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      {state && (
        <div className={styles.state}>
          <Status {...statusOf(state, done)} />
          {state.kind === 'failed' && <p className={styles.note}>{state.why}</p>}
        </div>
      )}
    </ManyRow>
  );
}

function statusOf(state: ChangeState, done: string) {
  switch (state.kind) {
    case 'waiting':
      return { label: 'Waiting', tone: 'neutral' } as const;
    case 'sending':
      return { label: 'Being changed', tone: 'waiting' } as const;
    case 'done':
      return { label: done, tone: 'good' } as const;
    case 'sold':
      return { label: 'Sold', tone: 'good' } as const;
    case 'failed':
      return { label: 'Not changed', tone: 'bad' } as const;
  }
}
