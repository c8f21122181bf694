import { useCallback, useId } from 'react';
import { getRelatedArtworks } from '../../../../../shared/api/artworks.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { ArtworkCard, ArtworkView } from '../../../../../shared/contracts/catalogue.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { SaveToggle } from '../../../lib/saves/save-toggle.tsx';
import { SavesOf } from '../../../lib/saves/saves-of.tsx';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ArtworkStrip } from '../../../ui/artwork-strip.tsx';
import styles from './artwork.module.css';

export function Related({ artwork }: { readonly artwork: ArtworkView }) {
  const [artist] = artwork.artists;
  const path = apiPath(getRelatedArtworks, artwork.id, { artist: artist?.id });
  const { data } = useApi(path);
  const { moreFromArtist = [], similar = [] } = data ?? {};
  const ids = [...new Set([...moreFromArtist, ...similar].map(({ id }) => id))];
  return (
    <div className={styles.related}>
      <SavesOf artworkIds={ids}>
        <Strip
          artworks={moreFromArtist}
          title={`More from ${artistNames(artist ? [artist] : [])}`}
        />
        <Strip artworks={similar} title="Similar artworks" />
      </SavesOf>
    </div>
  );
}

type StripProps = { readonly title: string; readonly artworks: readonly ArtworkCard[] };

function Strip({ title, artworks }: StripProps) {
  const id = useId();
  const save = useCallback(
    ({ id: artworkId, name }: ArtworkCard) => <SaveToggle artworkId={artworkId} name={name} />,
    [],
  );
  if (artworks.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <ArtworkStrip action={save} artworks={artworks} title={title} titleId={id} />
    </section>
  );
}
