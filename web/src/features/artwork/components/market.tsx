import { lazy, Suspense, useState } from 'react';
import type { ArtworkView, EditionView } from '../../../../../shared/contracts/catalogue.ts';
import { bookFor, type OwnOrderIds, offeredAsk } from '../../../../../shared/domain/own-orders.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { formatPrice } from '../../../lib/format/price.ts';
import { useDisplayMoney } from '../../../lib/format/use-display-money.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { NonCritical } from '../../../lib/non-critical.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { Spread } from '../../../ui/spread.tsx';
import { deliveredLines, type ShippedPrice } from '../logic/delivered.ts';
import { Explained } from './explained.tsx';
import styles from './market.module.css';
import { PriceChanges } from './price-changes.tsx';
import { TradeLink } from './trade-link.tsx';

const DeliveredTable = lazy(() => import('./delivered-table.tsx'));
const OwnNotes = lazy(() => import('./own-notes.tsx'));

type Props = {
  readonly artwork: ArtworkView;
  readonly edition: EditionView;
  readonly own: OwnOrderIds;
};

/** The edition's best prices, what they cost or pay, and the trade buttons. */
export function Market({ artwork, edition, own }: Props) {
  const displayMoney = useDisplayMoney();
  const timeZone = useTimeZone();
  const session = useSession();
  const book = bookFor<ShippedPrice>(edition, own);
  const { available } = book.ask;
  const offered = offeredAsk<ShippedPrice>(edition, own, session.place.region, available);
  const ask = displayMoney(offered?.price);
  const bid = displayMoney(book.bid.available?.price);
  const sale = edition.lastSale;
  const delivered = (one: ShippedPrice) => deliveredLines(one, artwork.fees, session);
  const lines = offered && delivered(offered);
  const passed = offered && available && offered.id !== available.id ? available : null;
  const [isOpened, setOpened] = useState(false);
  const link = { artwork, edition: edition.name };
  return (
    <section aria-label="Market" className={styles.market}>
      <Spread
        highestBid={displayMoney(edition.highestBid?.price)}
        lastSale={displayMoney(sale?.price)}
        lowestAsk={displayMoney(edition.lowestAsk?.price)}
        size="large"
      />
      <PriceChanges edition={edition} />
      <Explained ask={available?.price} bid={edition.highestBid?.price} />
      {(book.ask.own || book.bid.own) && (
        <NonCritical>
          <Suspense>
            <OwnNotes artwork={artwork} book={book} edition={edition} />
          </Suspense>
        </NonCritical>
      )}
      <div className={styles.actions}>
        {ask && (
          <TradeLink {...link} action="buy" variant="primary">
            Buy for {formatPrice(ask)}
          </TradeLink>
        )}
        <TradeLink {...link} action="bid" variant={ask ? 'secondary' : 'primary'}>
          Place bid
        </TradeLink>
      </div>
      {ask && lines && passed && (
        <p className={styles.note}>
          {formatPrice(ask)} is the ask that costs you least delivered: {formatPrice(lines.total)}{' '}
          in total. The {book.ask.ownLeads ? 'next' : 'lowest'} ask,{' '}
          {formatPrice(displayMoney(passed.price))}, comes from another region:{' '}
          {formatPrice(delivered(passed).total)} in total.
        </p>
      )}
      {lines ? (
        <details className={styles.delivered} onToggle={() => setOpened(true)}>
          <summary>
            <span>Total, delivered to you</span>
            <span className={styles.total}>{formatPrice(lines.total)}</span>
          </summary>
          {isOpened && (
            <NonCritical>
              <Suspense>
                <DeliveredTable book={book.ask} lines={lines} offered={offered} />
              </Suspense>
            </NonCritical>
          )}
        </details>
      ) : (
        !book.ask.own && (
          <p className={styles.note}>
            No one is selling this edition right now. Place a bid: it stays open until a seller
            accepts it, it expires or you withdraw it.
          </p>
        )
      )}
      <div className={styles.own}>
        <p className={styles.question}>Do you own this artwork?</p>
        <div className={styles.sell}>
          {bid && (
            <TradeLink {...link} action="sell" variant="quiet">
              Sell for {formatPrice(bid)}
            </TradeLink>
          )}
          <TradeLink {...link} action="list" variant="quiet">
            List artwork
          </TradeLink>
        </div>
      </div>
      <p className={styles.note}>
        {sale
          ? `Last sold on ${formatDate(sale.soldAt, timeZone)}.`
          : 'No sales of this edition yet.'}
      </p>
    </section>
  );
}
