import { Fragment, lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ArtworkView } from '../../../../../shared/contracts/catalogue.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { artistPath } from '../../../../../shared/domain/paths.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { useOwnOrders } from '../../../lib/own-orders/use-own-orders.ts';
import { RecentlyViewed } from '../../../lib/recently-viewed/recently-viewed.tsx';
import { SaveToggle } from '../../../lib/saves/save-toggle.tsx';
import { SavesOf } from '../../../lib/saves/saves-of.tsx';
import { useInView } from '../../../lib/use-in-view.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { useOwnPhase } from '../hooks/use-own-phase.ts';
import { chosenEdition } from '../logic/chosen-edition.ts';
import { isUnreleased } from '../logic/is-unreleased.ts';
import { releaseDay } from '../logic/release-day.ts';
import styles from './artwork.module.css';
import { Book } from './book.tsx';
import { Details } from './details.tsx';
import { EditionChoice } from './edition-choice.tsx';
import { Gallery } from './gallery.tsx';
import { History } from './history.tsx';
import { Market } from './market.tsx';
import { OpenRelease } from './open-release.tsx';
import { UpcomingArtwork } from './upcoming-artwork.tsx';

const Related = lazy(() => import('./related.tsx').then((module) => ({ default: module.Related })));

export function Artwork({ artwork }: { readonly artwork: ArtworkView }) {
  const [params] = useSearchParams();
  const edition = chosenEdition(artwork, params.get('edition'));
  const { own } = useOwnOrders(artwork.id);
  const phase = useOwnPhase(artwork);
  const { release } = artwork;
  const released = releaseDay(artwork, useTimeZone());
  const coming = isUnreleased(artwork, phase) ? release : null;
  const traded = coming === null ? edition : null;
  return (
    <div className={styles.page}>
      <div>
        <Breadcrumbs
          items={[
            { label: 'Artworks', to: clientRoutes.artworks },
            {
              label: artwork.medium,
              to: `${clientRoutes.artworks}?${new URLSearchParams({ categ: artwork.medium })}`,
            },
            { label: artwork.name },
          ]}
        />
        <div className={styles.top}>
          <Gallery name={artwork.name} pictures={artwork.pictures} />
          <div className={styles.side}>
            <header>
              <div className={styles.head}>
                <Artists artists={artwork.artists} />
                <SavesOf artworkIds={[artwork.id]}>
                  <SaveToggle artworkId={artwork.id} look="words" name={artwork.name} />
                </SavesOf>
              </div>
              <h1 className={styles.title} tabIndex={-1}>
                {artwork.name}
              </h1>
              <p className={styles.facts}>
                {artwork.medium}
                {released && `, ${released}`}
              </p>
            </header>
            {edition ? (
              <>
                <EditionChoice artwork={artwork} chosen={edition} isPriced={coming === null} />
                {release && phase === 'open' && <OpenRelease release={release} />}
                {coming ? (
                  <UpcomingArtwork artwork={artwork} edition={edition} release={coming} />
                ) : (
                  <Market artwork={artwork} edition={edition} own={own} />
                )}
              </>
            ) : (
              <EmptyState title="No editions of this artwork are traded yet" />
            )}
          </div>
        </div>
      </div>
      {traded && <History artwork={artwork} edition={traded} key={traded.id} />}
      {edition && (traded || edition.bids.length > 0) && <Book edition={edition} own={own} />}
      <Details artwork={artwork} edition={edition} />
      <RelatedLater artwork={artwork} />
      <RecentlyViewed except={artwork.id} />
    </div>
  );
}

function Artists({ artists }: Pick<ArtworkView, 'artists'>) {
  const before = (index: number) => (index === artists.length - 1 ? ' and ' : ', ');
  return (
    <p className={styles.artist}>
      {artists.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && before(index)}
          <Link to={artistPath({ id, name })}>{name}</Link>
        </Fragment>
      ))}
    </p>
  );
}

/** Code and data load when the section comes near the window. */
function RelatedLater({ artwork }: { readonly artwork: ArtworkView }) {
  const place = useRef<HTMLDivElement>(null);
  const isInView = useInView(place);
  return (
    <div ref={place}>
      {isInView && (
        <Suspense fallback={null}>
          <Related artwork={artwork} />
        </Suspense>
      )}
    </div>
  );
}
