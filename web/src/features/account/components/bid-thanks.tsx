import { Navigate } from 'react-router';
import { getBid } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { BidView } from '../../../../../shared/contracts/account.ts';
import { thanksPath } from '../../../../../shared/domain/account-paths.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { ownOrderPath } from '../../../lib/own-orders/own-order-path.ts';
import { bidStatusWords } from '../../../lib/status-words.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { buyerTable } from '../../../lib/trade-lines.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { LinesTable } from '../../../ui/lines-table.tsx';
import { Status } from '../../../ui/status.tsx';
import { tradeAgainPath } from '../logic/trade-again.ts';
import { bidOver, bidSteps, standingWords } from '../messages.ts';
import { NextSteps } from './next-steps.tsx';
import { Section } from './section.tsx';
import { ThanksFor } from './thanks-for.tsx';
import { ThanksFrame } from './thanks-frame.tsx';

export function BidThanks({ id }: { readonly id: number | null }) {
  const read = useApi(id === null ? null : apiPath(getBid, id));
  return (
    <ThanksFor read={id === null ? null : read}>
      {(bid) =>
        // A seller has accepted it meanwhile.
        bid.orderId === null ? (
          <PlacedBid bid={bid} />
        ) : (
          <Navigate replace to={thanksPath('purchase', bid.orderId)} />
        )
      }
    </ThanksFor>
  );
}

function PlacedBid({ bid }: { readonly bid: BidView }) {
  const { edition, lines, status } = bid;
  const isLive = status === 'Approved';
  const table = buyerTable(lines, { atMost: true });
  const standing = bid.isHighest ? standingWords.highestBid : standingWords.overtakenBid;
  return (
    <ThanksFrame
      edition={edition}
      lead={
        <>
          You bid {formatMoney(bid.price)} for{' '}
          <ArtworkTitle name={edition.artworkName} suffix={edition.suffix} /> by{' '}
          {artistNames(edition.artists)}.
        </>
      }
      ways={
        <>
          {isLive ? (
            <ButtonLink to={ownOrderPath('bid', bid.id)} variant="primary">
              View your bids
            </ButtonLink>
          ) : (
            <ButtonLink to={tradeAgainPath('bid-or-buy', edition)} variant="primary">
              Bid again
            </ButtonLink>
          )}
          <ButtonLink to={edition.href}>View artwork</ButtonLink>
        </>
      }
    >
      <Status {...(isLive ? standing : bidStatusWords[status])} />
      {!isLive && <p>{bidOver[status]}</p>}
      {isLive && (
        <Section title="What happens next">
          <NextSteps steps={bidSteps(bid)} />
        </Section>
      )}
      <Section title={isLive ? 'What you pay if a seller accepts' : 'What you agreed to'}>
        {(headingId) => <LinesTable {...table} labelledBy={headingId} />}
      </Section>
    </ThanksFrame>
  );
}
