import { artistNames } from '../lib/format/artist-names.ts';
import { ArtworkTitle } from './artwork-title.tsx';
import { Link } from './link.tsx';
import styles from './work-caption.module.css';

type Props = {
  readonly artists: readonly { readonly name: string }[];
  readonly name: string;
  readonly suffix: string;
  readonly to: string;
};

export function WorkCaption({ artists, name, suffix, to }: Props) {
  return (
    <>
      <p className={styles.artists}>{artistNames(artists)}</p>
      <p className={styles.title}>
        <Link to={to}>
          <ArtworkTitle name={name} suffix={suffix} />
        </Link>
      </p>
    </>
  );
}
