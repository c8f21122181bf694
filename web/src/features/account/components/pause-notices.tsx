import type { Paused } from '../../../../../shared/contracts/paused.ts';
import type { PauseReason } from '../../../../../shared/domain/conduct.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { helpMail } from '../../../lib/help-mail.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './pause-notices.module.css';

const why: Readonly<Record<Exclude<PauseReason, 'debt'>, string>> = {
  'not-paid': 'Several of your purchases were not paid',
  'not-shipped': 'Several of your sales were not shipped',
};

/** Says why a person trades nothing new, until when, and what settles it. */
export function PauseNotices({ paused: { reasons, debts } }: { readonly paused: Paused }) {
  const { site } = useSession();
  return (
    <div className={styles.notices}>
      {debts.length > 0 && (
        <Notice title={`You owe us ${debts.map(formatMoney).join(' and ')}`} tone="bad">
          You were paid for a sale whose payment the buyer’s bank took back. We keep it from your
          next payouts in {debts.map(({ currency }) => currency).join(' and ')}. Until it is
          settled, your listings are paused and you cannot trade anything new; sales under way go
          on. You can also pay it back by bank transfer:{' '}
          <a href={helpMail(site, 'What I owe')}>ask us for the account</a>.
        </Notice>
      )}
      {reasons.map(
        ({ reason, until }) =>
          reason !== 'debt' && (
            <Notice key={reason} title="You cannot trade for now" tone="bad">
              {why[reason]}. So your listings are paused and you cannot trade anything new
              {until !== null && ` until ${formatDate(until)}`}; orders under way go on. If you
              think that this is wrong, <a href={helpMail(site, 'My trading')}>write to us</a>.
            </Notice>
          ),
      )}
    </div>
  );
}
