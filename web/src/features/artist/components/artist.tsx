import { useCallback } from 'react';
import type { ArtistView } from '../../../../../shared/contracts/artists.ts';
import { useFollowing } from '../../../lib/following/use-following.ts';
import { useResumeFollow } from '../../../lib/following/use-resume-follow.ts';
import { ArtistStrip } from '../../../ui/artist-strip.tsx';
import { About } from './about.tsx';
import styles from './artist.module.css';
import { ArtistHeader } from './artist-header.tsx';
import { Market } from './market.tsx';
import { Releases } from './releases.tsx';
import { Section } from './section.tsx';
import { Works } from './works.tsx';

export function Artist({ artist }: { readonly artist: ArtistView }) {
  const following = useFollowing();
  const { name } = artist;
  useResumeFollow(
    following,
    useCallback(() => name, [name]),
  );
  return (
    <div className={styles.page}>
      <ArtistHeader artist={artist} following={following} />
      <Works artist={artist} />
      <Market artistId={artist.id} />
      <About artist={artist} />
      {artist.releases.length > 0 && <Releases releases={artist.releases} />}
      {artist.similar.length > 0 && (
        <Section title="Similar artists">
          <ArtistStrip artists={artist.similar} />
        </Section>
      )}
    </div>
  );
}
