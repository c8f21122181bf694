import type { SuggestedArtist } from '../../../../../shared/contracts/onboarding.ts';
import { useFollowing } from '../../../lib/following/use-following.ts';
import { countOf } from '../../../lib/format/count-of.ts';
import { FollowButton } from '../../../ui/follow-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './onboarding.module.css';

/** Artists with some of their work; a press follows one. */
export function SuggestedArtists({ artists }: { readonly artists: readonly SuggestedArtist[] }) {
  const { flagsOf, follow, unfollow } = useFollowing();
  return (
    <>
      <p className={styles.lead}>
        We e-mail you when one of their works is listed for less, sold or released. You can change
        that at any time.
      </p>
      <ul className={styles.artists}>
        {artists.map((artist) => {
          const isFollowed = flagsOf(artist.id) !== null;
          return (
            <li className={styles.artist} key={artist.id}>
              <div className={styles.works}>
                {artist.works.map(({ id, picture }) => (
                  <Picture fit="height" key={id} picture={picture} sizes="8rem" />
                ))}
              </div>
              <div className={styles.name}>
                <p>
                  {artist.name}
                  <span className={styles.count}>
                    {countOf(artist.numberOfArtworks, 'artwork')}
                  </span>
                </p>
                <FollowButton
                  isFollowed={isFollowed}
                  name={artist.name}
                  onPress={() =>
                    void (isFollowed ? unfollow(artist) : follow(artist, { onboardingFlow: true }))
                  }
                  opensDialog={false}
                  variant="quiet"
                />
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
