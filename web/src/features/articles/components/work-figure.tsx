import type { ReactNode } from 'react';
import type { ArtworkCard } from '../../../../../shared/contracts/catalogue.ts';
import { useDisplayMoney } from '../../../lib/format/use-display-money.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { WorkCaption } from '../../../ui/work-caption.tsx';
import styles from './work-figure.module.css';

type Props = {
  /** Left out while it is read, or where the marketplace does not have it. */
  readonly artwork: ArtworkCard | undefined;
  readonly caption: ReactNode;
};

/** A work that the text speaks of, with what it can be had for today. */
export function WorkFigure({ artwork, caption }: Props) {
  const displayMoney = useDisplayMoney();
  if (!artwork) return null;
  const { shown } = artwork;
  return (
    <figure className={styles.figure}>
      <Link aria-hidden className={styles.hung} tabIndex={-1} to={artwork.href}>
        <Picture fit="box" picture={artwork.picture} sizes="(min-width: 52rem) 48rem, 92vw" />
      </Link>
      <figcaption className={styles.caption}>
        <p>{caption}</p>
        <div className={styles.label}>
          <div>
            <WorkCaption
              artists={artwork.artists}
              name={artwork.name}
              suffix={shown.suffix}
              to={artwork.href}
            />
          </div>
          <p className={styles.price}>
            Ask <Price value={displayMoney(shown.lowestAsk?.price ?? null)} />
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
