import type { PriceRangesView } from '../../../../../shared/contracts/catalogue.ts';
import { currencySymbol } from '../../../../../shared/domain/money.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { priceWords, unitsOf } from '../logic/price-bounds.ts';
import styles from './histogram.module.css';

type Range = PriceRangesView['ranges'][number];

type Props = {
  /** null while loading; the height is reserved. */
  readonly ranges: readonly Range[] | null;
  readonly min: number | undefined;
  readonly max: number | undefined;
};

const height = 64;

/** How many works have an ask in each price range. The fields below set the bounds. */
export function Histogram({ ranges, min, max }: Props) {
  const { place, rates } = useSession();
  const most = Math.max(1, ...(ranges ?? []).map(({ count }) => count));
  const words = ({ from, to }: Range) =>
    priceWords(
      { minAsk: from || undefined, maxAsk: to ?? undefined },
      place.currency,
      rates.values,
    );
  const sum = (pence: number) =>
    `${currencySymbol(place.currency)}${unitsOf(pence, place.currency, rates.values).toLocaleString('en')}`;
  const middle = ranges?.[Math.floor(ranges.length / 2)];
  const last = ranges?.at(-1);
  return (
    <div className={styles.histogram}>
      <div className={styles.field}>
        {ranges !== null && ranges.length > 0 && (
          <svg
            aria-label={summary(ranges, words)}
            className={styles.bars}
            preserveAspectRatio="none"
            role="img"
            viewBox={`0 0 ${ranges.length} ${height}`}
          >
            {ranges.map((range, index) => {
              const size = range.count === 0 ? 0 : Math.max(2, (range.count / most) * height);
              return (
                <g
                  className={isWithin(range, min, max) ? styles.chosen : styles.bar}
                  key={range.from}
                >
                  <title>{`${words(range)}: ${range.count}`}</title>
                  <rect className={styles.place} height={height} width="1" x={index} y="0" />
                  <rect height={size} width="0.86" x={index + 0.07} y={height - size} />
                </g>
              );
            })}
          </svg>
        )}
      </div>
      <p aria-hidden className={styles.scale}>
        {ranges?.[0] && middle && last && (
          <>
            <span>{sum(ranges[0].from)}</span>
            <span>{sum(middle.from)}</span>
            <span>{last.to === null ? `${sum(last.from)} +` : sum(last.to)}</span>
          </>
        )}
      </p>
    </div>
  );
}

function isWithin({ from, to }: Range, min = 0, max = Number.POSITIVE_INFINITY): boolean {
  return (to ?? Number.POSITIVE_INFINITY) > min && from < max;
}

function summary(ranges: readonly Range[], words: (range: Range) => string): string {
  const fullest = ranges.reduce((best, range) => (range.count > best.count ? range : best));
  return `Artworks by lowest ask. Most are in this range: ${words(fullest)}.`;
}
