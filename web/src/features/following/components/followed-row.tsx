import { lazy, Suspense, useId, useState } from 'react';
import type { FollowedArtist } from '../../../../../shared/contracts/following.ts';
import { mailWords } from '../../../lib/following/mail-words.ts';
import { countOf } from '../../../lib/format/count-of.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { FollowButton } from '../../../ui/follow-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { FollowChanges } from '../hooks/use-follow-changes.ts';
import styles from './followed-row.module.css';

const FollowSettings = lazy(() =>
  import('../../../ui/follow-settings.tsx').then((module) => ({ default: module.FollowSettings })),
);

type Props = { readonly artist: FollowedArtist; readonly changes: FollowChanges };

/** An artist with e-mail settings and an unfollow button. */
export function FollowedRow({ artist, changes }: Props) {
  const settingsId = useId();
  const [isOpen, setOpen] = useState(false);
  const flags = changes.flagsOf(artist);
  return (
    <li className={styles.item}>
      <div className={styles.row} data-followed={flags !== null}>
        <div className={styles.avatar}>
          <Avatar name={artist.name} picture={artist.avatar} sizes="5rem" />
        </div>
        <div className={styles.words}>
          <Link className={styles.name} to={artist.href}>
            {artist.name}
          </Link>
          <p className={styles.facts}>{countOf(artist.numberOfArtworks, 'artwork')}</p>
          <p className={styles.facts}>
            {flags ? mailWords(flags) : 'You no longer follow this artist'}
          </p>
        </div>
        <div className={styles.actions}>
          {flags && (
            <Button
              aria-controls={settingsId}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
              size="small"
              variant="quiet"
            >
              E-mails <VisuallyHidden>about {artist.name}</VisuallyHidden>
            </Button>
          )}
          <FollowButton
            isFollowed={flags !== null}
            name={artist.name}
            onPress={() => void changes.setFollowed(artist, flags === null)}
            opensDialog={false}
            variant="quiet"
          />
        </div>
      </div>
      <div className={styles.settings} id={settingsId}>
        {flags && isOpen && (
          <Suspense fallback={null}>
            <FollowSettings
              flags={flags}
              name={artist.name}
              onChange={(change) => void changes.setFlags(artist, change)}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </div>
    </li>
  );
}
