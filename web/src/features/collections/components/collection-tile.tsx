import type { PictureView } from '../../../../../shared/contracts/catalogue.ts';
import type { CollectionCard } from '../../../../../shared/contracts/collections.ts';
import { countOf } from '../../../lib/format/count-of.ts';
import { Picture } from '../../../ui/picture.tsx';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import styles from './collection-tile.module.css';

type Props = { readonly collection: CollectionCard; readonly priority: boolean };

/** A collection's first works at one height, with its title and description. */
export function CollectionTile({ collection, priority }: Props) {
  return (
    <article className={styles.tile}>
      <div className={styles.hang} data-count={collection.pictures.length}>
        {collection.pictures.map((picture, index) => (
          <div className={styles.work} key={picture.formats[0]?.url ?? index}>
            <Picture
              alt=""
              picture={atOneHeight(picture)}
              priority={priority && index === 0}
              sizes="(min-width: 56rem) 20vw, 40vw"
            />
          </div>
        ))}
      </div>
      <div>
        <h2 className={styles.title}>
          <StretchedLink isFramed to={collection.href}>
            {collection.title}
          </StretchedLink>{' '}
          <span className={styles.count}>{countOf(collection.count, 'artwork')}</span>
        </h2>
        <p className={styles.text}>{collection.text}</p>
      </div>
    </article>
  );
}

/** Flex grows by the aspect ratio, which gives the pictures of a row one height. */
function atOneHeight(picture: PictureView): PictureView {
  const height = 1000;
  return { ...picture, width: Math.round((picture.width / picture.height) * height), height };
}
