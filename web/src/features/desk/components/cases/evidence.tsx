import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { apiPath } from '../../../../../../shared/api/call.ts';
import {
  downloadConditionPicture,
  downloadReportedPicture,
} from '../../../../../../shared/api/desk.ts';
import { auditSentence } from '../../../../../../shared/desk/audit-sentence.ts';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { orderEventWords } from '../../../../../../shared/desk/order-words.ts';
import { reportedAs } from '../../../../../../shared/domain/case-words.ts';
import type { CaseSide } from '../../../../../../shared/domain/cases.ts';
import { summarizeCopy } from '../../../../../../shared/domain/copy-details.ts';
import { formatMoney, money } from '../../../../../../shared/domain/money.ts';
import { formatDate, formatDateTime } from '../../../../lib/format/dates.ts';
import { useSession } from '../../../../lib/session/use-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import styles from '../desk.module.css';

type Shown = AnswerOf<'orders show'>;

/** The desk's own words stand under the site's name. */
const speakers: Readonly<Partial<Record<CaseSide, string>>> = { buyer: 'Buyer', seller: 'Seller' };

/** Prints what a bank is sent for a dispute: one document, which a browser also saves as a PDF. */
export function Evidence({ found }: { readonly found: Shown }) {
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button loading={isPrinting} onClick={() => setPrinting(true)} size="small">
        Print the evidence
      </Button>
      {isPrinting &&
        createPortal(<Paper found={found} onDone={() => setPrinting(false)} />, document.body)}
    </>
  );
}

function Paper({ found, onDone }: { readonly found: Shown; readonly onDone: () => void }) {
  const { site } = useSession();
  const { order, title, artists, copy, shipTo, history, audit, mails, pictures, cases } = found;
  const { data: listing, error } = useOperation('asks show', { id: order.askId });
  const paper = useRef<HTMLDivElement>(null);
  const isRead = listing !== undefined || error !== undefined;
  const done = useRef(onDone);
  useEffect(() => {
    if (!isRead) return;
    let isGone = false;
    const images = [...(paper.current?.querySelectorAll('img') ?? [])];
    void Promise.all(images.map((image) => image.decode().catch(() => undefined))).then(() => {
      if (isGone) return;
      window.print();
      done.current();
    });
    return () => {
      isGone = true;
    };
  }, [isRead]);
  const events = [
    ...history.map(({ at, status }) => ({ at, what: orderEventWords[status](order) })),
    ...audit.map((entry) => ({ at: entry.at, what: auditSentence(entry, { isOnItsPage: true }) })),
    ...mails.flatMap(({ sentAt, subject, recipient }) =>
      sentAt === null ? [] : [{ at: sentAt, what: `Mail to ${recipient}: ${subject}` }],
    ),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <div className={styles.evidence} data-print ref={paper}>
      <h1>
        Order {order.id}, {site.name}
      </h1>
      <p>
        {title}
        {artists !== '' && ` by ${artists}`}
        {copy !== null && `, ${summarizeCopy(copy)}`}. Sold on {formatDateTime(order.createdAt)} for{' '}
        {formatMoney(money(order.buyerTotal, order.buyerCurrency))} in all.
      </p>
      <h2>Delivery</h2>
      <p>
        To {shipTo.join(', ') || 'an address that is not known'}.
        {order.trackingNumber !== null &&
          ` Sent${order.carrier === null ? '' : ` with ${order.carrier}`}, tracking number ${order.trackingNumber}${order.shippedOn === null ? '' : `, on ${formatDate(order.shippedOn)}`}.`}
      </p>
      <h2>What happened</h2>
      <ol>
        {events.map(({ at, what }) => (
          <li key={`${at} ${what}`}>
            {formatDateTime(at)}: {what}
          </li>
        ))}
      </ol>
      {cases.map((one) => (
        <section key={one.id}>
          <h2>{reportedAs[one.kind]}</h2>
          {one.disputeId !== null && <p>Dispute {one.disputeId}</p>}
          {one.messages.map((message) => (
            <div key={message.id}>
              <p>
                {speakers[message.side] ?? site.name}, {formatDateTime(message.at)}: {message.text}
              </p>
              {message.pictures.map(({ id, name }) => (
                <img alt={name} key={id} src={apiPath(downloadReportedPicture, order.id, id)} />
              ))}
            </div>
          ))}
        </section>
      ))}
      <h2>Documents of the listing</h2>
      {(listing?.documents ?? []).length === 0 ? (
        <p>None</p>
      ) : (
        <ul>
          {listing?.documents.map(({ id, kind, name }) => (
            <li key={id}>
              {kind}: {name}
            </li>
          ))}
        </ul>
      )}
      <h2>Condition</h2>
      {pictures.length === 0 && <p>No pictures were taken.</p>}
      {pictures.map(({ id, moment, name, at }) => (
        <figure key={id}>
          <img alt={name} src={apiPath(downloadConditionPicture, order.id, id)} />
          <figcaption>
            {moment === 'receipt' ? 'When it came to us' : 'When it left to the buyer'},{' '}
            {formatDateTime(at)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
