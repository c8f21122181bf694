import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { summarizeCopy } from '../../../../../shared/domain/copy-details.ts';
import { Link } from '../../../ui/link.tsx';
import { editionWords } from '../logic/edition-words.ts';
import { deskPath } from '../logic/places.ts';
import styles from './desk.module.css';
import { PackingSlip } from './packing-slip.tsx';

/** The work of an order with its copy, and the ways to its other pages. */
export function OrderedWork({ found }: { readonly found: AnswerOf<'orders show'> }) {
  const { order, artworkId, title, artists, edition, editionSize, path, picture, copy } = found;
  return (
    <div className={styles.ordered}>
      {picture !== null && <img alt="" className={styles.small} src={picture} />}
      <div className={styles.group}>
        <p className={styles.subtitle}>
          <Link to={deskPath('artworks', artworkId)}>
            <cite>{title}</cite>
          </Link>
          {artists !== '' && ` by ${artists}`}
        </p>
        <p>
          {editionWords(edition, editionSize)} ·{' '}
          {copy === null ? 'Copy not described' : summarizeCopy(copy)}
        </p>
        <p className={styles.actions}>
          <Link to={deskPath('listings', order.askId)}>Its listing</Link>
          <Link to={path}>Its page as visitors see it</Link>
          <PackingSlip found={found} />
        </p>
      </div>
    </div>
  );
}
