import type { ArtworkCard } from '../../../../../shared/contracts/catalogue.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { useListMoney } from '../../../lib/format/use-list-money.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import { Section } from './section.tsx';
import styles from './wall.module.css';

/** Works in one row that scrolls sideways and runs off the window's right edge. */
export function Wall({ artworks }: { readonly artworks: readonly ArtworkCard[] }) {
  const listMoney = useListMoney();
  return (
    <Section
      more={{ label: 'All artworks', to: '/artworks' }}
      title="Featured artworks"
      width="bleed"
    >
      <ul className={styles.wall}>
        {artworks.map((artwork) => (
          <li className={styles.work} key={artwork.id}>
            <Picture
              alt=""
              fit="height"
              maxHeight="clamp(17rem, 24vw, 30rem)"
              picture={artwork.picture}
              sizes="100vw"
            />
            <div className={styles.label}>
              <p className={styles.artist}>{artistNames(artwork.artists)}</p>
              <h3 className={styles.title}>
                <StretchedLink isFramed to={artwork.href}>
                  <ArtworkTitle name={artwork.name} suffix={artwork.shown.suffix} />
                </StretchedLink>
              </h3>
              <p className={styles.price}>
                <span>
                  Ask <Price value={listMoney(artwork.shown.lowestAsk?.price ?? null)} />
                </span>
                <span>
                  Bid <Price value={listMoney(artwork.shown.highestBid?.price ?? null)} />
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
