import type { PictureView } from '../../../../../shared/contracts/catalogue.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './release-pictures.module.css';

type Props = { readonly name: string; readonly pictures: readonly PictureView[] };

export function ReleasePictures({ name, pictures }: Props) {
  const [first, ...others] = pictures;
  return (
    <div className={styles.pictures}>
      <div className={styles.wall}>
        <Picture
          alt={first?.alt ?? name}
          fit="box"
          maxHeight="max(24rem, 100vh - 11rem)"
          picture={first ?? null}
          priority
          sizes="(min-width: 60rem) 56vw, (min-width: 48rem) 46vw, 94vw"
        />
      </div>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((picture) => (
            <li key={picture.formats[0]?.url ?? picture.alt}>
              <Picture picture={picture} sizes="(min-width: 60rem) 27vw, 46vw" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
