import type { ArtistView } from '../../../../../shared/contracts/artists.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import type { Following } from '../../../lib/following/use-following.ts';
import { countOf } from '../../../lib/format/count-of.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { artistFacts, paragraphsOf } from '../logic/artist-facts.ts';
import styles from './artist-header.module.css';
import { Follow } from './follow.tsx';
import { Links } from './links.tsx';

type Props = { readonly artist: ArtistView; readonly following: Following };

export function ArtistHeader({ artist, following }: Props) {
  const [lead] = paragraphsOf(artist.description);
  const facts = artistFacts(artist);
  return (
    <div>
      <Breadcrumbs
        items={[{ label: 'Artists', to: clientRoutes.artists }, { label: artist.name }]}
      />
      <header className={styles.header} data-profile={artist.profile ? 'shown' : 'none'}>
        <div className={styles.who}>
          <div className={styles.avatar}>
            <Avatar name={artist.name} picture={artist.avatar} priority sizes="7rem" />
          </div>
          <h1 className={styles.name} tabIndex={-1}>
            {artist.name}
          </h1>
          {facts && <p className={styles.facts}>{facts}</p>}
          <p className={styles.facts}>{countOf(artist.numberOfArtworks, 'artwork')}</p>
          <Follow artist={artist} following={following} />
          {lead && <p className={styles.lead}>{lead}</p>}
          <Links links={artist.links} />
        </div>
        {artist.profile && (
          <div className={styles.profile}>
            <Picture
              picture={artist.profile}
              priority
              sizes="(min-width: 110rem) 62rem, (min-width: 60rem) 56vw, 94vw"
            />
          </div>
        )}
      </header>
    </div>
  );
}
