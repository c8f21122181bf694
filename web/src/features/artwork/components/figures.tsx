import type { ReactNode } from 'react';
import type { EditionView, PastSale } from '../../../../../shared/contracts/catalogue.ts';
import { marketFigures } from '../../../../../shared/domain/market-figures.ts';
import { money } from '../../../../../shared/domain/money.ts';
import { formatCount } from '../../../lib/format/count-of.ts';
import { formatDate, formatRelative } from '../../../lib/format/dates.ts';
import { useDisplayMoney } from '../../../lib/format/use-display-money.ts';
import { useNow } from '../../../lib/format/use-now.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Price } from '../../../ui/price.tsx';
import styles from './figures.module.css';

type Props = {
  readonly edition: EditionView;
  /** Oldest first; null while loading. */
  readonly sales: readonly PastSale[] | null;
  /** False if there are earlier sales than these. */
  readonly isComplete: boolean;
};

const aMinute = 60_000;

/** The market in four figures, all of them prices without fees. */
export function Figures({ edition, sales, isComplete }: Props) {
  const displayMoney = useDisplayMoney();
  const { currency } = useSession().place;
  const timeZone = useTimeZone();
  const now = useNow(aMinute);
  const amounts = (sales ?? []).map(({ soldAt, price }) => ({
    soldAt,
    amount: displayMoney(price)?.amount ?? 0,
  }));
  const figures = now === null || sales === null ? null : marketFigures(amounts, now);
  const { lastSale } = edition;
  const year = figures?.year ?? null;
  return (
    <dl className={styles.figures}>
      <Figure name="Last sale" note={lastSale && saleDate(lastSale.soldAt, timeZone, now)}>
        <Price value={displayMoney(lastSale?.price)} />
      </Figure>
      <Figure
        name="12-month range"
        note={year && `${year.count} ${year.count === 1 ? 'sale' : 'sales'} in 12 months`}
      >
        {year && year.low !== year.high && (
          <>
            <Price value={money(year.low, currency)} />
            <span className={styles.to}> to </span>
          </>
        )}
        <Price value={year && money(year.high, currency)} />
      </Figure>
      <Figure name="Prices vary by" note="around their average of 12 months">
        {figures?.volatility == null ? (
          <Price value={null} />
        ) : (
          `± ${percents.format(figures.volatility)}`
        )}
      </Figure>
      <Figure name="Sales" note={isComplete ? 'Since the first sale' : 'Most recent sales'}>
        {sales === null ? <Price value={null} /> : formatCount(sales.length)}
      </Figure>
    </dl>
  );
}

/** '3 March 2026 · 2 days ago'; the date alone until the viewer's clock is known. */
function saleDate(soldAt: string, timeZone: string, now: number | null): string {
  const date = formatDate(soldAt, timeZone);
  return now === null
    ? date
    : `${date} · ${formatRelative(Math.min(Date.parse(soldAt), now), now)}`;
}

type FigureProps = {
  readonly name: string;
  readonly note: string | null;
  readonly children: ReactNode;
};

function Figure({ name, note, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}

const percents = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
