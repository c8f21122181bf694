import type { SuggestedArtist } from '../../../../../shared/contracts/onboarding.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './onboarding.module.css';

type Props = {
  readonly artists: readonly SuggestedArtist[];
  /** False where it is known that there are none: no room is kept for their works. */
  readonly hasWorks: boolean;
};

/** What the site is, with a work by each suggested artist. */
export function Welcome({ artists, hasWorks }: Props) {
  const { site } = useSession();
  return (
    <div className={styles.welcome}>
      {hasWorks && (
        <div className={`${styles.works} ${styles.wall}`}>
          {artists.map(
            ({ id, works: [work] }) =>
              work && <Picture alt="" fit="height" key={id} picture={work.picture} sizes="12rem" />,
          )}
        </div>
      )}
      <p>
        {site.name} is a marketplace for art editions: prints that an artist has made in a limited
        number. Collectors sell to collectors, and we authenticate every work on its way.
      </p>
      <p>
        Buy at the lowest price asked, or name your own and wait for a seller to accept it. First
        choose some artists to follow, then tell us what you plan.
      </p>
    </div>
  );
}
