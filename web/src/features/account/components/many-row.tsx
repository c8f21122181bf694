import type { ReactNode } from 'react';
import type { AskView } from '../../../../../shared/contracts/account.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './many.module.css';

type Props = {
  readonly ask: AskView;
  /** A checkbox or a mark; its label is `labelledBy`'s element. */
  readonly control: (labelId: string) => ReactNode;
  readonly figure: ReactNode;
  readonly children?: ReactNode;
};

/** One listing among many, in one line where there is room. */
export function ManyRow({ ask, control, figure, children }: Props) {
  const labelId = `listing-${ask.id}`;
  const { edition } = ask;
  return (
    <li className={styles.row}>
      <div className={styles.control}>{control(labelId)}</div>
      <div className={styles.picture}>
        <Picture alt="" picture={edition.picture} sizes="3.5rem" />
      </div>
      <div className={styles.words}>
        <p id={labelId}>
          <ArtworkTitle name={edition.artworkName} suffix={edition.suffix} />
          <span className={styles.artists}>{artistNames(edition.artists)}</span>
        </p>
        {children}
      </div>
      <div className={styles.figure}>{figure}</div>
    </li>
  );
}
