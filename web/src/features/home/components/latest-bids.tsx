import type { ArtworkCard } from '../../../../../shared/contracts/catalogue.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { useListMoney } from '../../../lib/format/use-list-money.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { Price } from '../../../ui/price.tsx';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import styles from './latest-bids.module.css';
import { Section } from './section.tsx';

export function LatestBids({ artworks }: { readonly artworks: readonly ArtworkCard[] }) {
  const listMoney = useListMoney();
  return (
    <Section
      more={{ label: 'View latest bids', to: '/artworks?sort=newest-bid' }}
      title="Latest bids"
    >
      <ul>
        {artworks.map((artwork) => (
          <li className={styles.bid} key={artwork.id}>
            <p className={styles.sum}>
              <Price value={listMoney(artwork.shown.highestBid?.price ?? null)} />{' '}
              <span className={styles.ask}>
                Ask <Price value={listMoney(artwork.shown.lowestAsk?.price ?? null)} />
              </span>
            </p>
            <h3 className={styles.title}>
              <StretchedLink to={artwork.href}>
                <ArtworkTitle name={artwork.name} suffix={artwork.shown.suffix} />
              </StretchedLink>
            </h3>
            <p className={styles.artist}>{artistNames(artwork.artists)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
