import type { ArtistCard } from '../../../../../shared/contracts/artists.ts';
import type { Following } from '../../../lib/following/use-following.ts';
import { countOf } from '../../../lib/format/count-of.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { FollowButton } from '../../../ui/follow-button.tsx';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import styles from './artist-row.module.css';

type Props = {
  readonly artist: ArtistCard;
  readonly following: Following;
  readonly isSignedIn: boolean;
};

export function ArtistRow({ artist, following, isSignedIn }: Props) {
  const isFollowed = following.flagsOf(artist.id) !== null;
  return (
    <div className={styles.row}>
      <div className={styles.avatar}>
        <Avatar name={artist.name} picture={artist.avatar} sizes="3.5rem" />
      </div>
      <div className={styles.words}>
        <StretchedLink className={styles.name} to={artist.href}>
          {artist.name}
        </StretchedLink>
        <p className={styles.count}>{countOf(artist.numberOfArtworks, 'artwork')}</p>
      </div>
      <div className={styles.follow}>
        <FollowButton
          isFollowed={isFollowed}
          name={artist.name}
          onPress={() => void (isFollowed ? following.unfollow(artist) : following.follow(artist))}
          opensDialog={!isSignedIn}
          variant="quiet"
        />
      </div>
    </div>
  );
}
