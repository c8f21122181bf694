import type { ArtworkView, EditionView } from '../../../../../shared/contracts/catalogue.ts';
import { editionLabel } from '../../../../../shared/domain/edition-label.ts';
import { artworkPath } from '../../../../../shared/domain/paths.ts';
import { useDisplayMoney } from '../../../lib/format/use-display-money.ts';
import { Link } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { Badge } from '../../../ui/status.tsx';
import styles from './edition-choice.module.css';

type Props = {
  readonly artwork: ArtworkView;
  readonly chosen: EditionView;
  /** False for an unreleased artwork, which has no prices. */
  readonly isPriced: boolean;
};

/**
 * Links to the artwork's editions. Each has its own order book, and all but Main are named in the
 * address.
 */
export function EditionChoice({ artwork, chosen, isPriced }: Props) {
  const displayMoney = useDisplayMoney();
  if (artwork.editions.length < 2) return null;
  return (
    <nav aria-label="Editions">
      <ul className={styles.editions}>
        {artwork.editions.map((edition) => (
          <li key={edition.id}>
            <Link
              aria-current={edition.id === chosen.id ? 'true' : undefined}
              className={isPriced ? styles.edition : `${styles.edition} ${styles.unpriced}`}
              to={artworkPath(artwork, edition.name)}
            >
              <span>
                {editionLabel(edition)}{' '}
                {edition.suffix !== '' && edition.name !== 'Other' && (
                  <Badge>{edition.suffix}</Badge>
                )}
              </span>
              <span className={styles.size}>
                {edition.editionSize === null ? '' : `of ${edition.editionSize}`}
              </span>
              {isPriced && (
                <span className={styles.price}>
                  <span className={styles.size}>Ask </span>
                  <Price value={displayMoney(edition.lowestAsk?.price)} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
