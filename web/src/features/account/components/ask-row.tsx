import { getSelling } from '../../../../../shared/api/account.ts';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import { withdrawAsk } from '../../../../../shared/api/trades.ts';
import type { AskView } from '../../../../../shared/contracts/account.ts';
import { canResubmit, takesDocuments } from '../../../../../shared/domain/ask-documents.ts';
import { askTransitions } from '../../../../../shared/domain/ask-status.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { submitDocumentsPath } from '../../../../../shared/domain/paths.ts';
import { canMove } from '../../../../../shared/domain/transitions.ts';
import { askStatusWords } from '../../../lib/status-words.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Status } from '../../../ui/status.tsx';
import { editPath, tradeAgainPath } from '../logic/trade-again.ts';
import { askNext, standingWords } from '../messages.ts';
import { Amount } from './amount.tsx';
import { Expiry } from './expiry.tsx';
import { TradedRow } from './traded-row.tsx';
import { Withdraw } from './withdraw.tsx';

/** An ask that was returned to its seller is edited as it is resubmitted. */
const isEditable: ReadonlySet<AskView['status']> = new Set([
  'Approved',
  'Paused',
  'PendingAuthentication',
]);

export function AskRow({ ask, isNew }: { readonly ask: AskView; readonly isNew: boolean }) {
  const isLive = ask.status === 'Approved';
  const standing = ask.isLowest ? standingWords.lowestAsk : standingWords.undercutAsk;
  const canWithdraw = canMove(askTransitions, ask.status, 'Voided');
  return (
    <TradedRow
      actions={
        <>
          {ask.status !== 'Draft' && takesDocuments.has(ask.status) && (
            <ButtonLink
              aria-label={`${canResubmit.has(ask.status) ? 'Upload' : 'Manage'} documents for ${ask.edition.artworkName}`}
              size="small"
              to={submitDocumentsPath(ask.id, ask.edition)}
              variant={canResubmit.has(ask.status) ? 'primary' : 'secondary'}
            >
              {canResubmit.has(ask.status) ? 'Upload documents' : 'Manage documents'}
            </ButtonLink>
          )}
          {isEditable.has(ask.status) && (
            <ButtonLink
              aria-label={`Edit listing at ${formatMoney(ask.price)} of ${ask.edition.artworkName}`}
              size="small"
              to={editPath('ask', ask.id, ask.edition)}
            >
              Edit
            </ButtonLink>
          )}
          {canWithdraw ? (
            <Withdraw
              consequence={
                isLive || ask.status === 'Paused'
                  ? 'Your listing comes down immediately. You can list it again at any time.'
                  : 'We stop reviewing it. You can list it again at any time.'
              }
              list={apiPath(getSelling)}
              request={apiRequest(withdrawAsk, ask.id)}
              what={`listing at ${formatMoney(ask.price)} of ${ask.edition.artworkName}`}
            />
          ) : (
            <ButtonLink size="small" to={tradeAgainPath('ask-or-sell', ask.edition)}>
              List again
            </ButtonLink>
          )}
        </>
      }
      edition={ask.edition}
      figure={
        <Amount
          label="Your price"
          total={{ label: 'Payout', value: ask.lines.payout }}
          value={ask.price}
        />
      }
      isNew={isNew}
      status={
        <>
          <Status {...(isLive ? standing : askStatusWords[ask.status])} />
          <span>{ask.reason ?? askNext[ask.status]}</span>
          {(isLive || ask.status === 'Paused') && <Expiry at={ask.expiresAt} />}
        </>
      }
    />
  );
}
