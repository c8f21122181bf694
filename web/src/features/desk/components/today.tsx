import { mayRun } from '../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../shared/desk/session.ts';
import type { DueBy, Waiting, WaitingKind } from '../../../../../shared/desk/today.ts';
import { useNow } from '../../../lib/format/use-now.ts';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { useLinkKeys } from '../hooks/use-link-keys.ts';
import { useOperation } from '../hooks/use-operation.ts';
import { deskPath, type Place } from '../logic/places.ts';
import styles from './desk.module.css';
import { Empty } from './empty.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Section } from './section.tsx';
import { Since } from './since.tsx';

const placeOf: Record<WaitingKind, Place> = {
  listing: 'listings',
  answer: 'listings',
  order: 'orders',
  case: 'orders',
  shared: 'orders',
  proposal: 'orders',
  royalty: 'royalties',
  'stuck-payment': 'orders',
  discrepancy: 'orders',
  submission: 'submissions',
  release: 'releases',
  raffle: 'releases',
  rate: 'settings',
  mail: '',
  job: '',
};

const words: Record<WaitingKind, string> = {
  listing: 'Listings',
  answer: 'Information that came back',
  order: 'Orders',
  case: 'Reported problems',
  shared: 'Buyer and seller may be one person',
  proposal: 'Payments to approve',
  royalty: 'Royalties to approve',
  'stuck-payment': 'Payments',
  discrepancy: 'The ledger',
  submission: 'Submissions',
  release: 'Releases that open',
  raffle: 'Raffles',
  rate: 'Exchange rates',
  mail: 'Mails',
  job: 'Jobs',
};

const lateWords: Record<DueBy, string> = {
  us: 'Late',
  buyer: 'The buyer is late',
  seller: 'The seller is late',
  carrier: 'The parcel is late',
};

/** How long it has waited, and by when it was promised. */
function Age({ item, now }: { readonly item: Waiting; readonly now: number }) {
  const { since, due, dueBy } = item;
  const isLate = due !== null && Date.parse(due) < now;
  return (
    <span className={isLate ? styles.late : styles.soft}>
      {isLate && `${lateWords[dueBy ?? 'us']}, `}
      <Since at={since} />
      {due !== null && !isLate && (
        <>
          , due <Since at={due} />
        </>
      )}
    </span>
  );
}

/** What waits, one's own first. */
export function Today({ session }: { readonly session: DeskSession }) {
  const read = useOperation('today show', {});
  const now = useNow(60_000) ?? Date.now();
  const rows = useLinkKeys<HTMLDivElement>();
  return (
    <Section title="Today">
      <FirstSteps />
      <div className={styles.record} ref={rows}>
        <Loaded
          failedTitle="We couldn’t load what waits"
          loading={<LoadingBlock label="Loading what waits" />}
          read={read}
        >
          {(waiting) => {
            if (waiting.length === 0) return <Empty title="Nothing waits" />;
            const kinds = [...new Set(waiting.map(({ kind }) => kind))];
            const mine = (kind: WaitingKind) =>
              waiting.some((one) => one.kind === kind && mayRun(session.roles, one.role));
            kinds.sort((one, other) => Number(mine(other)) - Number(mine(one)));
            return kinds.map((kind) => {
              const items = waiting.filter((one) => one.kind === kind);
              return (
                <section aria-labelledby={`waiting-${kind}`} className={styles.group} key={kind}>
                  <h2 className={styles.subtitle} id={`waiting-${kind}`}>
                    {words[kind]} <span className={styles.count}>{items.length}</span>
                  </h2>
                  <ul className={styles.rows} data-rows>
                    {items.map((item) => (
                      <li
                        className={styles.row}
                        key={`${item.id} ${item.title} ${item.since} ${item.task}`}
                      >
                        <span className={styles.what}>
                          {item.id === null ? (
                            item.title
                          ) : (
                            <Link to={deskPath(placeOf[kind], item.id)}>{item.title}</Link>
                          )}
                        </span>
                        <span className={styles.soft}>{item.task}</span>
                        <Age item={item} now={now} />
                      </li>
                    ))}
                  </ul>
                </section>
              );
            });
          }}
        </Loaded>
      </div>
    </Section>
  );
}
