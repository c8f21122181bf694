import type { AddressView, OrderView } from '../../../../../shared/contracts/account.ts';
import { artworkOrdersPath } from '../../../../../shared/domain/account-paths.ts';
import { editionLabel } from '../../../../../shared/domain/edition-label.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { nextActor, type OrderStatus } from '../../../../../shared/domain/order-status.ts';
import { addressLines } from '../../../lib/format/address-lines.ts';
import { formatDate, formatDateTime } from '../../../lib/format/dates.ts';
import { helpMail } from '../../../lib/help-mail.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.ts';
import { CopyFacts } from '../../../ui/copy-facts.tsx';
import { HelpCentreLink } from '../../../ui/help-centre-link.tsx';
import { LinesTable } from '../../../ui/lines-table.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Status } from '../../../ui/status.tsx';
import { WorkCaption } from '../../../ui/work-caption.tsx';
import { caseActor, caseNext, evidenceDue, openCaseOf } from '../logic/case-words.ts';
import { orderTable } from '../logic/order-lines.ts';
import { timeline } from '../logic/timeline.ts';
import { nextStepWords, nextWords, reversalWords, soldBy, statusWords } from '../messages.ts';
import styles from './order-details.module.css';
import { Papers } from './papers.tsx';
import { ParcelFacts } from './parcel-facts.tsx';
import { Problem } from './problem.tsx';
import { Section } from './section.tsx';
import { TimelineList } from './timeline-list.tsx';

type Props = {
  readonly view: OrderView;
  /** The buyer sees the delivery address, the seller the collection address; null: not known. */
  readonly address: AddressView | null;
  readonly hint?: React.ReactNode;
  /** What its reader can do now. */
  readonly task?: React.ReactNode;
};

/** Parcels whose arrival is expected by the deadline. */
const expected: Readonly<Partial<Record<OrderStatus, string>>> = {
  Shipped: 'We expect it',
  ShippedToBuyer: 'It is expected',
};

export function OrderDetails({ view, address, hint, task }: Props) {
  const { site } = useSession();
  const { side, order } = view;
  const { edition, status, deadline, shipment } = order;
  const table = orderTable(view);
  const stage = openCaseOf(view.problem.cases)?.stage;
  const now = useFocusWhenLost<HTMLElement>(`${status} ${deadline} ${stage}`);
  const actor = nextActor[status];
  const number = `${side === 'buyer' ? 'Order' : 'Sale'} ${order.id}`;
  const open = openCaseOf(view.problem.cases);
  const reversal = reversalWords(view);
  // The payment's own hint tells the buyer what to do.
  const isPaying = side === 'buyer' && (status === 'AwaitingPayment' || status === 'PaymentFailed');
  return (
    <div className={styles.details}>
      <aside aria-label="Artwork" className={styles.work}>
        <div className={styles.picture}>
          <Picture alt="" picture={edition.picture} sizes="(min-width: 60rem) 22rem, 30vw" />
        </div>
        <div>
          <WorkCaption
            artists={edition.artists}
            name={edition.artworkName}
            suffix={edition.suffix}
            to={edition.href}
          />
          <p className={styles.fact}>
            {[editionLabel({ name: edition.editionName, suffix: edition.suffix }), edition.size]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <p className={styles.fact}>
            {number} · {formatDate(order.createdAt)}
          </p>
          <p className={styles.fact}>
            <a href={helpMail(site, number)}>Ask about {number.toLowerCase()}</a> <HelpCentreLink />
          </p>
          <p className={styles.fact}>
            <Link to={artworkOrdersPath(side, edition.artworkId)}>
              {side === 'buyer'
                ? 'All your orders of this artwork'
                : 'All your sales of this artwork'}
            </Link>
          </p>
          {view.side === 'buyer' && view.sellerType && (
            <p className={styles.fact}>{soldBy[view.sellerType]}</p>
          )}
        </div>
      </aside>
      <div>
        <section aria-label="Status" className={styles.now} ref={now} tabIndex={-1}>
          <Status {...statusWords(side, status)} />
          <p className={styles.next}>{open ? caseNext[side][open.stage] : nextWords(view)}</p>
          {open && (
            <p className={styles.actor}>
              {open.stage === 'bank' && open.deadline !== null
                ? evidenceDue
                : caseActor[side][open.stage]}
              {open.deadline !== null && (
                <>
                  {open.stage === 'receipt' ? ' by ' : ', by '}
                  <time dateTime={open.deadline}>{formatDateTime(open.deadline)}</time>
                </>
              )}
            </p>
          )}
          {!isPaying && !open && status !== 'Delivered' && (
            <p className={styles.actor}>
              {expected[status] ?? nextStepWords(side, status)}
              {deadline !== null && actor !== 'nobody' && (
                <>
                  {expected[status] ? ' by ' : ', by '}
                  <time dateTime={deadline}>{formatDateTime(deadline)}</time>
                </>
              )}
            </p>
          )}
          {side === 'buyer' && shipment !== null && (
            <div className={styles.actor}>
              <ParcelFacts shipment={shipment} />
            </div>
          )}
          {reversal !== null && <Notice tone="bad">{reversal}</Notice>}
          {hint}
        </section>
        <Problem view={view} />
        {task}
        <Section title="Progress">
          <TimelineList side={side} steps={timeline(side, status, order.history)} />
        </Section>
        {address && (
          <Section title={side === 'buyer' ? 'Delivery address' : 'Your address'}>
            <address className={styles.address}>
              {addressLines(address).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </Section>
        )}
        <Section title="The copy">
          <CopyFacts copy={order.copy} />
        </Section>
        <Section title={table.caption}>
          {(headingId) => (
            <>
              <LinesTable {...table} labelledBy={headingId} />
              {view.side === 'buyer' && view.royalty !== null && (
                <p className={styles.fact}>
                  A royalty of {formatMoney(view.royalty)} goes to the artist. It comes out of the
                  price that the seller gets, and adds nothing to your total.
                </p>
              )}
            </>
          )}
        </Section>
        <Papers view={view} />
      </div>
    </div>
  );
}
