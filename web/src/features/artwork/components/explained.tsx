import type { Money } from '../../../../../shared/domain/money.ts';
import { formatPrice } from '../../../lib/format/price.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Link } from '../../../ui/link.tsx';
import { SpreadDrawing } from '../../../ui/spread-drawing.tsx';
import styles from './market.module.css';

type Price = Money | null | undefined;

/** Explains ask, bid and spread in one line; below it, converted prices in their own currency. */
export function Explained({ ask, bid }: { readonly ask: Price; readonly bid: Price }) {
  const { currency } = useSession().place;
  const exact = [
    ask && ask.currency !== currency && `ask ${formatPrice(ask)}`,
    bid && bid.currency !== currency && `bid ${formatPrice(bid)}`,
  ].filter(Boolean);
  return (
    <div className={styles.explained}>
      <SpreadDrawing />
      <p>
        Sellers ask, buyers bid; the gap between them is the spread.{' '}
        <Link className={styles.more} to="/how-it-works">
          How it works
        </Link>
        {exact.length > 0 && (
          <span className={styles.exact}>In their own currency: {exact.join(', ')}</span>
        )}
      </p>
    </div>
  );
}
