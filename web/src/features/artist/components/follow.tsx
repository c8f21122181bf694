import { lazy, Suspense, useState } from 'react';
import type { ArtistView } from '../../../../../shared/contracts/artists.ts';
import type { Following } from '../../../lib/following/use-following.ts';
import { messages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { toastUndo } from '../../../lib/toast-undo.ts';
import { Button } from '../../../ui/button.tsx';
import { FollowButton } from '../../../ui/follow-button.tsx';
import styles from './follow.module.css';

const FollowSettings = lazy(() =>
  import('../../../ui/follow-settings.tsx').then((module) => ({ default: module.FollowSettings })),
);

type Props = { readonly artist: ArtistView; readonly following: Following };

/** The follow button and, once followed, the choice of e-mails. */
export function Follow({ artist, following }: Props) {
  const isSignedIn = useSession().user !== null;
  const [isOpen, setOpen] = useState(false);
  const flags = following.flagsOf(artist.id);
  const isFollowed = flags !== null;

  async function press(): Promise<void> {
    setOpen(!isFollowed && isSignedIn);
    const isDone = await (isFollowed ? following.unfollow(artist) : following.follow(artist));
    if (!isDone) setOpen(false);
    else if (flags)
      toastUndo(messages.unfollowed(artist.name), () => following.follow(artist, { flags }));
  }

  return (
    <div className={styles.follow}>
      <div className={styles.buttons}>
        <FollowButton
          isFollowed={isFollowed}
          name={artist.name}
          onPress={() => void press()}
          opensDialog={!isSignedIn}
          variant="primary"
        />
        {flags && (
          <Button
            aria-controls="follow-settings"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            variant="quiet"
          >
            E-mails
          </Button>
        )}
      </div>
      <div className={styles.settings} id="follow-settings">
        {flags && isOpen && (
          <Suspense fallback={null}>
            <FollowSettings
              flags={flags}
              name={artist.name}
              onChange={(change) => void following.setFlags(artist, change)}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
