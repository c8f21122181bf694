import { useState } from 'react';
import { apiPath } from '../../../../../../shared/api/call.ts';
import { downloadReportedPicture } from '../../../../../../shared/api/desk.ts';
import type { CaseRecord } from '../../../../../../shared/desk/case-record.ts';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { mayRun } from '../../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../../shared/desk/session.ts';
import {
  caseOutcomeWords,
  caseStageWords,
  reportedAs,
} from '../../../../../../shared/domain/case-words.ts';
import type { CaseSide } from '../../../../../../shared/domain/cases.ts';
import { formatMoney, money } from '../../../../../../shared/domain/money.ts';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { useRun } from '../../hooks/use-run.tsx';
import { ConfirmChange } from '../confirm-change.tsx';
import styles from '../desk.module.css';
import { DecideDialog } from './decide-dialog.tsx';
import { Evidence } from './evidence.tsx';

type Shown = AnswerOf<'orders show'>;
type Props = { readonly found: Shown; readonly session: DeskSession };

const speakers: Record<CaseSide, string> = { buyer: 'Buyer', seller: 'Seller', deckle: 'We' };

/** What was reported of the order, who acts next, and what can be decided. */
export function Cases({ found, session }: Props) {
  if (found.cases.length === 0) return null;
  return (
    <section aria-labelledby="cases" className={styles.group}>
      <h2 className={styles.subtitle} id="cases">
        Reported problems
      </h2>
      {found.cases.map((one) => (
        <Case found={found} key={one.id} one={one} session={session} />
      ))}
    </section>
  );
}

function Case({ found, one, session }: Props & { readonly one: CaseRecord }) {
  const { order } = found;
  const [isDeciding, setDeciding] = useState(false);
  const run = useRun();
  const isOpen = one.stage !== 'closed';
  const isComing = one.stage === 'return' || one.stage === 'receipt';
  return (
    <section aria-label={reportedAs[one.kind]} className={styles.case}>
      <h3 className={styles.minor}>{reportedAs[one.kind]}</h3>
      <p className={styles.soft}>
        Reported on {formatDateTime(one.openedAt)}
        {one.disputeId !== null && (
          <>
            , dispute <code>{one.disputeId}</code> at the card processor
          </>
        )}
      </p>
      <p>
        {isOpen ? caseStageWords[one.stage] : outcomeOf(one, order)}
        {isOpen && one.deadline !== null && `, by ${formatDateTime(one.deadline)}`}
        {one.closedAt !== null &&
          `, ${formatDateTime(one.closedAt)}${one.decidedBy === null ? '' : ` by ${one.decidedBy}`}`}
      </p>
      {one.decision !== null && <p className={styles.prose}>{one.decision}</p>}
      {one.returnTracking !== null && (
        <p>
          Sent back by {one.returnCarrier}, tracking number <code>{one.returnTracking}</code>
        </p>
      )}
      <ol className={styles.messages}>
        {one.messages.map((message) => (
          <li className={styles.message} key={message.id}>
            <span className={styles.soft}>
              {speakers[message.side]}, {formatDateTime(message.at)}
            </span>
            <p className={styles.prose}>{message.text}</p>
            {message.pictures.length > 0 && (
              <div className={styles.pictures}>
                {message.pictures.map((picture) => (
                  <a
                    download={picture.name}
                    href={reportedPicture(order.id, picture.id)}
                    key={picture.id}
                  >
                    <img
                      alt={picture.name}
                      className={styles.thumbnail}
                      src={reportedPicture(order.id, picture.id)}
                    />
                  </a>
                ))}
              </div>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        {one.decisions.length > 0 && mayRun(session.roles, 'treasurer') && (
          <Button onClick={() => setDeciding(true)} variant="primary">
            Decide
          </Button>
        )}
        {isComing && mayRun(session.roles, 'authenticator') && (
          <ConfirmChange
            button="It has come back"
            description="The buyer is refunded in full, and both sides are told."
            done="The buyer is refunded."
            name={`receive-${one.id}`}
            onConfirm={async () => {
              await run('cases receive', { id: one.id });
            }}
            title="Has the work come back?"
            variant="primary"
          />
        )}
        <Evidence found={found} />
      </div>
      <DecideDialog
        currency={order.buyerCurrency}
        decisions={one.decisions}
        id={one.id}
        onClose={() => setDeciding(false)}
        open={isDeciding}
        share={{ payout: order.sellerPayout, currency: order.sellerCurrency }}
      />
    </section>
  );
}

const reportedPicture = (orderId: number, pictureId: string) =>
  apiPath(downloadReportedPicture, orderId, pictureId);

function outcomeOf({ outcome, refundAmount }: CaseRecord, order: Shown['order']): string {
  const words = outcome === null ? '' : caseOutcomeWords[outcome];
  if (refundAmount === null) return words;
  return `${words}: ${formatMoney(money(refundAmount, order.buyerCurrency))}`;
}
