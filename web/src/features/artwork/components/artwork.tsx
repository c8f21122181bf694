import { useSearchParams } from 'react-router';
import type { ArtworkView } from '../../../../../shared/contracts/catalogue.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { formatDay } from '../../../lib/format/dates.ts';
import { RecentlyViewed } from '../../../lib/recently-viewed/recently-viewed.tsx';
import { SaveToggle } from '../../../lib/saves/save-toggle.tsx';
import { SavesOf } from '../../../lib/saves/saves-of.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { chosenEdition } from '../logic/chosen-edition.ts';
import styles from './artwork.module.css';
import { Book } from './book.tsx';
import { Details } from './details.tsx';
import { EditionChoice } from './edition-choice.tsx';
import { Gallery } from './gallery.tsx';
import { History } from './history.tsx';
import { Market } from './market.tsx';
import { Related } from './related.tsx';

export function Artwork({ artwork }: { readonly artwork: ArtworkView }) {
  const [params] = useSearchParams();
  const edition = chosenEdition(artwork, params.get('edition'));
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
                <p className={styles.artist}>{artistNames(artwork.artists)}</p>
                <SavesOf artworkIds={[artwork.id]}>
                  <SaveToggle artworkId={artwork.id} look="words" name={artwork.name} />
                </SavesOf>
              </div>
              <h1 className={styles.title} tabIndex={-1}>
                {artwork.name}
              </h1>
              <p className={styles.facts}>
                {artwork.medium}
                {artwork.releaseDate && `, ${formatDay(artwork.releaseDate, artwork.isFullDate)}`}
              </p>
            </header>
            {edition ? (
              <>
                <EditionChoice artwork={artwork} chosen={edition} />
                <Market artwork={artwork} edition={edition} />
              </>
            ) : (
              <EmptyState title="No edition of this work is traded yet" />
            )}
          </div>
        </div>
      </div>
      {edition && <History artwork={artwork} edition={edition} key={edition.id} />}
      {edition && <Book edition={edition} />}
      <Details artwork={artwork} edition={edition} />
      <Related artwork={artwork} />
      <RecentlyViewed except={artwork.id} />
    </div>
  );
}
