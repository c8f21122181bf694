import { useState } from 'react';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import { addCaseMessage, reportProblem, withdrawCase } from '../../../../../shared/api/cases.ts';
import type { OrderView } from '../../../../../shared/contracts/account.ts';
import type { CaseView } from '../../../../../shared/contracts/cases.ts';
import { takesWords } from '../../../../../shared/domain/cases.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useSavedOrder } from '../hooks/use-case-form.ts';
import { headingOf, outcomeWords } from '../logic/case-words.ts';
import styles from './case.module.css';
import { CaseForm } from './case-form.tsx';
import { CaseMessages } from './case-messages.tsx';
import { ReturnForm } from './return-form.tsx';
import { Section } from './section.tsx';

/** What was reported of an order, and what its reader can report or answer. */
export function Problem({ view }: { readonly view: OrderView }) {
  const { cases, reportable } = view.problem;
  return (
    <>
      {cases.map((one) => (
        <Section key={one.id} title={headingOf(one, view.side)}>
          <Case one={one} view={view} />
        </Section>
      ))}
      {reportable.length > 0 && <Report view={view} />}
    </>
  );
}

function Case({ one, view }: { readonly one: CaseView; readonly view: OrderView }) {
  const { side, order, problem } = view;
  const isReturning = one.stage === 'return' || one.stage === 'receipt';
  return (
    <div className={styles.case}>
      <div className={styles.about}>
        <p className={styles.soft}>
          Reported on <time dateTime={one.openedAt}>{formatDateTime(one.openedAt)}</time>
          {one.closedAt !== null && (
            <>
              , decided on <time dateTime={one.closedAt}>{formatDateTime(one.closedAt)}</time>
            </>
          )}
        </p>
        {one.outcome !== null && <p className={styles.name}>{outcomeWords(one, side)}</p>}
        {one.decision !== null && <p className={styles.words}>{one.decision}</p>}
      </div>
      <CaseMessages one={one} side={side} />
      {side === 'buyer' && isReturning && (
        <ReturnForm one={one} orderId={order.id} returnTo={problem.returnTo} />
      )}
      {takesWords.has(one.stage) && <Answer one={one} view={view} />}
    </div>
  );
}

function Answer({ one, view }: { readonly one: CaseView; readonly view: OrderView }) {
  const { side, order } = view;
  const isDue = side === 'seller' && one.stage === 'seller';
  const [isWriting, setWriting] = useState(false);
  if (isDue || isWriting) {
    return (
      <CaseForm
        button="Send"
        done={isDue ? 'Your answer is sent. Now we decide.' : 'Added.'}
        label={isDue ? 'Your answer' : 'What do you want to add?'}
        onDone={() => setWriting(false)}
        orderId={order.id}
        path={apiPath(addCaseMessage, order.id)}
        {...(isDue ? {} : { onCancel: () => setWriting(false) })}
      />
    );
  }
  return (
    <div className={styles.actions}>
      <Button onClick={() => setWriting(true)} size="small">
        Add words or pictures
      </Button>
      {side === 'buyer' && one.stage !== 'bank' && <TakeBack orderId={order.id} />}
    </div>
  );
}

function TakeBack({ orderId }: { readonly orderId: number }) {
  const save = useSavedOrder(orderId);
  return (
    <ConfirmDialog
      button="It is solved"
      cancel="Keep the report"
      confirm="Take the report back"
      description="The sale goes on, and the seller is paid. You cannot report the same again."
      failedTitle="The report stands"
      name="take-back"
      onConfirm={async () => {
        save(await apiSend(apiRequest(withdrawCase, orderId)));
        toast.success('The report is taken back.');
      }}
      title="Take the report back?"
      variant="primary"
    />
  );
}

function Report({ view }: { readonly view: OrderView }) {
  const [isOpen, setOpen] = useState(false);
  const { order, problem } = view;
  const { deadline, status } = order;
  return (
    <Section title="Is something wrong?">
      {isOpen ? (
        <CaseForm
          button="Report it"
          done="Reported. The seller is asked to answer."
          label="What do you see?"
          onCancel={() => setOpen(false)}
          orderId={order.id}
          path={apiPath(reportProblem, order.id)}
          reasons={problem.reportable}
        />
      ) : (
        <div className={styles.case}>
          <p>
            {status === 'Delivered' && deadline !== null ? (
              <>
                If it arrived damaged, is not as described or did not arrive, tell us by{' '}
                <time dateTime={deadline}>{formatDateTime(deadline)}</time>. The seller answers, and
                we decide. Until then the seller is not paid.
              </>
            ) : (
              'It should have arrived by now. If it has not, tell us: the seller answers, and we decide.'
            )}
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setOpen(true)} size="small">
              Report a problem
            </Button>
          </div>
        </div>
      )}
    </Section>
  );
}
