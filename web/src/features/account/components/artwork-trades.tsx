import { Fragment } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import type { TradeSide } from '../logic/timeline.ts';
import { tradeAgainPath } from '../logic/trade-again.ts';
import type { TradeRow } from '../logic/trade-rows.ts';
import styles from './artwork-trades.module.css';

type Props = { readonly side: TradeSide; readonly rows: readonly TradeRow[] };

/** All that a person placed for one artwork, newest first. */
export function ArtworkTrades({ side, rows }: Props) {
  const [first] = rows;
  if (!first) return null;
  const { edition } = first;
  return (
    <>
      <div className={styles.ways}>
        <ButtonLink
          size="small"
          to={tradeAgainPath(side === 'buyer' ? 'bid-or-buy' : 'ask-or-sell', edition)}
        >
          {side === 'buyer' ? 'Bid or buy again' : 'List or sell another'}
        </ButtonLink>
        <ButtonLink size="small" to={edition.href} variant="quiet">
          View artwork
        </ButtonLink>
      </div>
      <ul>
        {rows
          .toSorted((a, b) => b.at.localeCompare(a.at))
          .map(({ key, content }) => (
            <Fragment key={key}>{content}</Fragment>
          ))}
      </ul>
    </>
  );
}
