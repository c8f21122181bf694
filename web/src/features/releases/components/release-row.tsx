import type { ReleaseCard } from '../../../../../shared/contracts/releases.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { usePhase } from '../../../lib/releases/use-phase.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Status } from '../../../ui/status.tsx';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Reminders } from '../hooks/use-reminders.ts';
import { makerNames } from '../logic/maker-names.ts';
import { whenWords } from '../logic/when-words.ts';
import { kindWords, phaseWords, releaseWords } from '../messages.ts';
import { NotifyButton } from './notify-button.tsx';
import styles from './release-row.module.css';

type Props = {
  readonly release: ReleaseCard;
  readonly reminders: Reminders;
  /** Every listed release has a reminder: the button says how to remove it. */
  readonly stops?: boolean;
  /** 'h4' below a day's heading. */
  readonly heading?: 'h3' | 'h4';
};

export function ReleaseRow({ release, reminders, stops = false, heading: Heading = 'h4' }: Props) {
  const zone = useTimeZone();
  const phase = usePhase(release);
  const when = whenWords(release, phase, zone);
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <Picture
          alt=""
          fit="box"
          picture={release.picture}
          sizes="(min-width: 48rem) 11rem, 6.5rem"
        />
      </div>
      <div className={styles.words}>
        <p className={styles.artists}>{makerNames(release)}</p>
        <Heading className={styles.title}>
          <StretchedLink to={release.href}>
            <ArtworkTitle name={release.name} />
          </StretchedLink>
        </Heading>
        <p className={styles.kind}>
          {kindWords[release.kind]}
          {when !== '' && <span className={styles.when}>{when}</span>}
        </p>
        {phase === 'open' && <Status {...phaseWords(release.kind, phase)} />}
      </div>
      {phase === 'open' && (
        <div className={styles.action}>
          <ButtonLink size="small" to={release.href} variant="quiet">
            {releaseWords.see} <VisuallyHidden>{release.name}</VisuallyHidden>
          </ButtonLink>
        </div>
      )}
      {(phase === 'before' || phase === 'unscheduled') && (
        <div className={styles.action}>
          <NotifyButton release={release} reminders={reminders} stops={stops} variant="quiet" />
        </div>
      )}
    </li>
  );
}
