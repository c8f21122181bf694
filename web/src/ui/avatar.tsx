import type { PictureView } from '../../../shared/contracts/catalogue.ts';
import { initialsOf } from '../../../shared/domain/artists.ts';
import styles from './avatar.module.css';
import { Picture } from './picture.tsx';

type Props = {
  readonly name: string;
  readonly picture: PictureView | null;
  /** The `sizes` attribute of the image. */
  readonly sizes: string;
  readonly priority?: boolean;
};

/**
 * An artist's picture, else their initials; as wide as its container. The name stands beside it.
 */
export function Avatar({ name, picture, sizes, priority = false }: Props) {
  const initials = <Initials name={name} />;
  if (!picture) return <span className={styles.square}>{initials}</span>;
  return <Picture alt="" fallback={initials} picture={picture} priority={priority} sizes={sizes} />;
}

function Initials({ name }: { readonly name: string }) {
  return (
    <svg aria-hidden className={styles.initials} viewBox="0 0 100 100">
      <rect className={styles.ground} height="100" width="100" />
      <text className={styles.letters} dominantBaseline="central" textAnchor="middle" x="50" y="51">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
