import type { Paused } from '../../../../../shared/contracts/paused.ts';
import type { PauseReason } from '../../../../../shared/domain/conduct.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { helpMail } from '../../../lib/help-mail.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Notice } from '../../../ui/notice.tsx';

const why: Readonly<Record<Exclude<PauseReason, 'debt'>, string>> = {
  'not-paid': 'Several of your purchases were not paid',
  'not-shipped': 'Several of your sales were not shipped',
};

/** Says why a person trades nothing new, until when, and what settles it. */
export function PauseNotice({ paused: { reasons, debts } }: { readonly paused: Paused }) {
  const { site } = useSession();
  const owed = debts.map(formatMoney).join(' and ');
  return (
    <Notice title={owed === '' ? 'You cannot trade for now' : `You owe us ${owed}`} tone="bad">
      {debts.length > 0 && (
        <p>
          You were paid for a sale whose payment the buyer’s bank took back. We keep it from your
          next payouts in {debts.map(({ currency }) => currency).join(' and ')}. Until it is
          settled, your listings are paused and you cannot trade anything new; sales under way go
          on. You can also pay it back by bank transfer:{' '}
          <a href={helpMail(site, 'What I owe')}>ask us for the account</a>.
        </p>
      )}
      {reasons.map(
        ({ reason, until }) =>
          reason !== 'debt' && (
            <p key={reason}>
              {why[reason]}. So your listings are paused and you cannot trade anything new
              {until !== null && ` until ${formatDate(until)}`}; orders under way go on. If you
              think that this is wrong, <a href={helpMail(site, 'My trading')}>write to us</a>.
            </p>
          ),
      )}
    </Notice>
  );
}
