import type { ReactNode } from 'react';
import type { ArtworkCard } from '../../../../../shared/contracts/catalogue.ts';
import { useListMoney } from '../../../lib/format/use-list-money.ts';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { WorkCaption } from '../../../ui/work-caption.tsx';
import styles from './work-figure.module.css';

type Props = {
  /** undefined while it loads, or if the marketplace does not have the artwork. */
  readonly artwork: ArtworkCard | undefined;
  readonly caption: ReactNode;
};

/** An artwork that the article mentions, with its current prices. */
export function WorkFigure({ artwork, caption }: Props) {
  const listMoney = useListMoney();
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
            Ask <Price value={listMoney(shown.lowestAsk?.price ?? null)} />
          </p>
        </div>
      </figcaption>
    </figure>
  );
}
