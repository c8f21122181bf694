import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getListingBooks } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { AskView } from '../../../../../shared/contracts/account.ts';
import type { ExpiryDays } from '../../../../../shared/domain/expiry.ts';
import { feesFrom } from '../../../../../shared/domain/fees.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { ExpiryChoice } from '../../../ui/expiry-choice.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import type { ManyAction } from '../logic/plan-changes.ts';
import type { Repricing } from '../logic/reprice.ts';
import { manyWords } from '../messages.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import styles from './many.module.css';
import { ManyReview } from './many-review.tsx';
import { ManySelect } from './many-select.tsx';
import { RepricingChoice } from './repricing-choice.tsx';

/** The part of the address that says which step of changing many listings is open. */
export const manyParam = 'many';

type Props = {
  readonly asks: readonly AskView[];
  /** Ids of listings that are selected at first. */
  readonly preselected: readonly number[];
};

/** Changes several listings at once: selects them, reviews every change, and makes them. */
export function ManyListings({ asks, preselected }: Props) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => new Set(preselected));
  const [how, setHow] = useState<Repricing | null>(null);
  const [days, setDays] = useState<ExpiryDays>(60);
  /** The review keeps what it was opened with: a changed listing may leave the list. */
  const [reviewed, setReviewed] = useState<readonly AskView[]>([]);
  const books = useApi(apiPath(getListingBooks), { revalidateOnMount: true });
  const kind = reviewed.length === 0 ? null : kindOf(query.get(manyParam));
  const heading = useFocusWhenLost<HTMLHeadingElement>(kind ?? 'select');

  function goTo(step: string | null, { replace = false } = {}) {
    const next = new URLSearchParams(query);
    if (step === null) next.delete(manyParam);
    else next.set(manyParam, step);
    navigate({ search: next.toString() }, { replace });
  }

  function review(ids: ReadonlySet<number>) {
    setReviewed(asks.filter(({ id }) => ids.has(id)));
  }

  const action: ManyAction | null =
    kind === 'price' ? { kind, how } : kind === 'expiry' ? { kind, days } : kind && { kind };
  return (
    <section>
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {kind ? manyWords[kind].title : 'Select listings'}
      </h2>
      {action === null ? (
        <ManySelect
          asks={asks}
          onAction={(next) => {
            review(selected);
            goTo(next);
          }}
          onClose={() => goTo(null)}
          onSelect={setSelected}
          selected={selected}
        />
      ) : (
        <Loaded
          failedTitle="We couldn’t load the prices of others"
          loading={<ListSkeleton label="Loading prices" />}
          read={kind === 'withdraw' ? { ...books, data: books.data ?? noBooks } : books}
        >
          {(data) => (
            <ManyReview
              action={action}
              asks={latest(reviewed, asks)}
              books={data}
              controls={
                action.kind === 'price' ? (
                  <RepricingChoice onChange={setHow} value={how} />
                ) : action.kind === 'expiry' ? (
                  <ExpiryChoice legend="Open from today for" onChange={setDays} value={days} />
                ) : (
                  <p>{manyWords.withdraw.text}</p>
                )
              }
              key={action.kind}
              onAgain={(ids) => {
                setSelected(new Set(ids));
                review(new Set(ids));
              }}
              onBack={() => goTo('select', { replace: true })}
              onDone={() => {
                setSelected(new Set());
                goTo(null);
              }}
            />
          )}
        </Loaded>
      )}
    </section>
  );
}

/** Withdrawing needs no prices of others. */
const noBooks = { fees: feesFrom(), books: [] };

/** The listings as they were last read. */
function latest(reviewed: readonly AskView[], asks: readonly AskView[]): readonly AskView[] {
  return reviewed.map((ask) => asks.find(({ id }) => id === ask.id) ?? ask);
}

function kindOf(step: string | null): ManyAction['kind'] | null {
  return step === 'price' || step === 'expiry' || step === 'withdraw' ? step : null;
}
