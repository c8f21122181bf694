import type { ArtworkCard } from '../../../../../shared/contracts/catalogue.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { mediumAndYear } from '../../../lib/format/medium-and-year.ts';
import { useListMoney } from '../../../lib/format/use-list-money.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { Spread } from '../../../ui/spread.tsx';
import styles from './hero.module.css';

/** One large artwork beside the introduction. */
export function Hero({ artwork }: { readonly artwork: ArtworkCard | null }) {
  return (
    <div className={styles.hero}>
      <Claim isEmpty={!artwork} />
      {artwork ? <Work artwork={artwork} /> : <Nothing />}
    </div>
  );
}

function Work({ artwork }: { readonly artwork: ArtworkCard }) {
  const listMoney = useListMoney();
  const { shown } = artwork;
  return (
    <>
      <div className={styles.wall}>
        <Link aria-hidden className={styles.hung} tabIndex={-1} to={artwork.href}>
          <Picture
            alt=""
            fit="box"
            maxHeight="max(24rem, 100vh - 9rem)"
            picture={artwork.picture}
            priority
            sizes="(min-width: 48rem) 48vw, 92vw"
          />
        </Link>
      </div>
      <div className={styles.label}>
        <p className={styles.artist}>{artistNames(artwork.artists)}</p>
        <h2 className={styles.title}>
          <Link to={artwork.href}>
            <ArtworkTitle name={artwork.name} suffix={shown.suffix} />
          </Link>
        </h2>
        <p className={styles.medium}>{mediumAndYear(artwork)}</p>
        <Spread
          highestBid={listMoney(shown.highestBid?.price ?? null)}
          lastSale={listMoney(shown.lastSale)}
          lowestAsk={listMoney(shown.lowestAsk?.price ?? null)}
          size="large"
        />
      </div>
    </>
  );
}

function Nothing() {
  return (
    <EmptyState title="No artworks yet">
      <Link to="/desk">Is this marketplace yours?</Link>
    </EmptyState>
  );
}

function Claim({ isEmpty = false }) {
  return (
    <div className={styles.claim}>
      <h1 className={styles.heading} tabIndex={-1}>
        Art editions, traded in the open
      </h1>
      <p className={styles.lead}>
        See every bid and ask for every edition. Name your price, or buy at once.
      </p>
      {!isEmpty && (
        <ButtonLink to="/artworks" variant="primary">
          View all artworks
        </ButtonLink>
      )}
    </div>
  );
}

/** Reserves the hero's height while it loads; the introduction is shown even if it fails. */
export function HeroSkeleton({ failed }: { readonly failed: boolean }) {
  return (
    <div className={styles.hero}>
      <Claim />
      {!failed && (
        <div className={styles.wall}>
          <Loading label="Loading artworks">
            <div className={styles.waiting}>
              <Skeleton shape="picture" />
            </div>
          </Loading>
        </div>
      )}
    </div>
  );
}
