import type { ArtworkCard } from '../../../../../shared/contracts/catalogue.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { mediumAndYear } from '../../../lib/format/medium-and-year.ts';
import { useListMoney } from '../../../lib/format/use-list-money.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import styles from './latest-asks.module.css';
import { Section } from './section.tsx';

export function LatestAsks({ artworks }: { readonly artworks: readonly ArtworkCard[] }) {
  const listMoney = useListMoney();
  return (
    <Section
      more={{ label: 'View latest listings', to: '/artworks?sort=newest-listing' }}
      title="Latest listings"
    >
      <ul className={styles.ledger}>
        {artworks.map((artwork) => (
          <li className={styles.row} key={artwork.id}>
            <div className={styles.thumbnail}>
              <Picture alt="" fit="box" picture={artwork.picture} sizes="6rem" />
            </div>
            <div className={styles.work}>
              <p className={styles.artist}>{artistNames(artwork.artists)}</p>
              <h3 className={styles.title}>
                <StretchedLink to={artwork.href}>
                  <ArtworkTitle name={artwork.name} suffix={artwork.shown.suffix} />
                </StretchedLink>
              </h3>
              <p className={styles.medium}>{mediumAndYear(artwork)}</p>
            </div>
            <div className={styles.prices}>
              <p className={styles.price}>
                <span className={styles.kind}>Ask </span>
                <Price value={listMoney(artwork.shown.lowestAsk?.price ?? null)} />
              </p>
              <p className={styles.kind}>
                Bid <Price value={listMoney(artwork.shown.highestBid?.price ?? null)} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
