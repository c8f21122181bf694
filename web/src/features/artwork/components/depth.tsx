import type { EditionView } from '../../../../../shared/contracts/catalogue.ts';
import { bookDepth } from '../../../../../shared/domain/book-depth.ts';
import { formatMoney, money } from '../../../../../shared/domain/money.ts';
import type { OwnOrderIds } from '../../../../../shared/domain/own-orders.ts';
import { formatCount } from '../../../lib/format/count-of.ts';
import { useDisplayMoney } from '../../../lib/format/use-display-money.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { type DepthShape, depthShape } from '../logic/depth-shape.ts';
import styles from './depth.module.css';

type Props = { readonly edition: EditionView; readonly own: OwnOrderIds };

/**
 * The whole book as a curve: how many copies could be sold at each price or above, and bought at
 * each price or below. The tables below hold the same figures.
 */
export function Depth({ edition, own }: Props) {
  const displayMoney = useDisplayMoney();
  const { currency } = useSession().place;
  const amounts = (orders: EditionView['asks']) =>
    orders.flatMap(({ price }) => displayMoney(price)?.amount ?? []);
  const ownOrders = [
    ...edition.bids.filter(({ id }) => own.bids.has(id)),
    ...edition.asks.filter(({ id }) => own.asks.has(id)),
  ];
  const shape = depthShape(
    bookDepth({ bids: amounts(edition.bids), asks: amounts(edition.asks) }),
    amounts(ownOrders),
  );
  if (shape === null) return null;
  const words = (amount: number) => formatMoney(money(Math.round(amount / 100) * 100, currency));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <span className={styles.key}>
          <span className={styles.bidMark} /> Bids at this price or above,{' '}
          {formatCount(edition.bids.length)} in total
        </span>
        <span className={styles.key}>
          <span className={styles.askMark} /> Asks at this price or below,{' '}
          {formatCount(edition.asks.length)} in total
        </span>
        {shape.own.length > 0 && (
          <span className={styles.key}>
            <span className={styles.ownMark} /> Yours
          </span>
        )}
      </figcaption>
      <Steps shape={shape} />
      <div aria-hidden className={styles.axis}>
        <span>{words(shape.from)}</span>
        <span>{words((shape.from + shape.to) / 2)}</span>
        <span>{words(shape.to)}</span>
      </div>
    </figure>
  );
}

/** Drawn in a 100 × 100 square and stretched; strokes keep their width. */
function Steps({ shape }: { readonly shape: DepthShape }) {
  return (
    <svg aria-hidden className={styles.steps} preserveAspectRatio="none" viewBox="0 0 100 100">
      <line className={styles.ground} x1="0" x2="100" y1="100" y2="100" />
      {shape.bids && (
        <>
          <path className={styles.bidArea} d={shape.bids.area} />
          <path className={styles.bidLine} d={shape.bids.line} />
        </>
      )}
      {shape.asks && (
        <>
          <path className={styles.askArea} d={shape.asks.area} />
          <path className={styles.askLine} d={shape.asks.line} />
        </>
      )}
      {shape.own.map((x) => (
        <line className={styles.own} key={x} x1={x} x2={x} y1="100" y2="84" />
      ))}
    </svg>
  );
}
