import type { ArtworkCard } from '../../../../../shared/contracts/catalogue.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { useVisitorMoney } from '../../../lib/format/use-visitor-money.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { WholeLink } from '../../../ui/whole-link.tsx';
import { Section } from './section.tsx';
import styles from './wall.module.css';

/** Works hung in one row, to be walked along from the left edge of the window to beyond the right. */
export function Wall({ artworks }: { readonly artworks: readonly ArtworkCard[] }) {
  const visitorMoney = useVisitorMoney();
  return (
    <Section more={{ label: 'All artworks', to: '/artworks' }} title="On the wall" width="bleed">
      <ul className={styles.wall}>
        {artworks.map((artwork) => (
          <li className={styles.work} key={artwork.id}>
            <Picture
              alt=""
              fit="height"
              picture={artwork.picture}
              sizes="(min-width: 60rem) 26vw, 70vw"
            />
            <div className={styles.label}>
              <p className={styles.artist}>{artistNames(artwork.artists)}</p>
              <h3 className={styles.title}>
                <WholeLink isFramed to={artwork.href}>
                  <ArtworkTitle name={artwork.name} suffix={artwork.shown.suffix} />
                </WholeLink>
              </h3>
              <p className={styles.price}>
                <span>
                  Ask <Price value={visitorMoney(artwork.shown.lowestAsk?.price ?? null)} />
                </span>
                <span>
                  Bid <Price value={visitorMoney(artwork.shown.highestBid?.price ?? null)} />
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
