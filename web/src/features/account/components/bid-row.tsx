import { getBuying } from '../../../../../shared/api/account.ts';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import { withdrawBid } from '../../../../../shared/api/trades.ts';
import type { BidView } from '../../../../../shared/contracts/account.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { bidStatusWords } from '../../../lib/status-words.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Status } from '../../../ui/status.tsx';
import { editPath, tradeAgainPath } from '../logic/trade-again.ts';
import { standingWords } from '../messages.ts';
import { Amount } from './amount.tsx';
import { Expiry } from './expiry.tsx';
import { TradedRow } from './traded-row.tsx';
import { Withdraw } from './withdraw.tsx';

export function BidRow({ bid, isNew }: { readonly bid: BidView; readonly isNew: boolean }) {
  const isOpen = bid.status === 'Approved';
  const standing = bid.isHighest ? standingWords.highestBid : standingWords.overtakenBid;
  return (
    <TradedRow
      actions={
        <>
          {isOpen ? (
            <ButtonLink
              aria-label={`Edit bid of ${formatMoney(bid.price)} on ${bid.edition.artworkName}`}
              size="small"
              to={editPath('bid', bid.id, bid.edition)}
            >
              {bid.isHighest ? 'Edit' : 'Raise or edit'}
            </ButtonLink>
          ) : (
            <ButtonLink size="small" to={tradeAgainPath('bid-or-buy', bid.edition)}>
              Bid again
            </ButtonLink>
          )}
          {isOpen && (
            <Withdraw
              consequence="Your bid is removed immediately. You can bid again at any time."
              list={apiPath(getBuying)}
              request={apiRequest(withdrawBid, bid.id)}
              what={`bid of ${formatMoney(bid.price)} on ${bid.edition.artworkName}`}
            />
          )}
        </>
      }
      edition={bid.edition}
      figure={
        <Amount
          label="Your bid"
          total={{ label: 'Maximum total', value: bid.lines.total }}
          value={bid.price}
        />
      }
      isNew={isNew}
      status={
        <>
          <Status {...(isOpen ? standing : bidStatusWords[bid.status])} />
          {isOpen && <Expiry at={bid.expiresAt} />}
        </>
      }
    />
  );
}
