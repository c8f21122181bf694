import type { ReleaseCard } from '../../../../../shared/contracts/releases.ts';
import { releaseWindow } from '../../../../../shared/domain/releases.ts';
import { dayIn } from '../../../../../shared/domain/zones.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { usePhase } from '../../../lib/releases/use-phase.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Reminders } from '../hooks/use-reminders.ts';
import { makerNames } from '../logic/maker-names.ts';
import { dayAndTime, dayHeading, whenWords } from '../logic/when-words.ts';
import { kindWords, releaseWords } from '../messages.ts';
import { Countdown } from './countdown.tsx';
import styles from './next-release.module.css';
import { NotifyButton } from './notify-button.tsx';

type Props = {
  readonly release: ReleaseCard;
  readonly reminders: Reminders;
  /** Whether it is the first on the page. */
  readonly isFirst: boolean;
};

/** An open release or the next one, large, with a countdown. */
export function NextRelease({ release, reminders, isFirst }: Props) {
  const zone = useTimeZone();
  const phase = usePhase(release);
  const window = releaseWindow(release);
  const closes = phase === 'open' ? (window?.end ?? null) : null;
  return (
    <article className={styles.next}>
      <div className={styles.wall}>
        <Link aria-hidden className={styles.hung} tabIndex={-1} to={release.href}>
          <Picture
            alt=""
            fit="box"
            maxHeight="clamp(20rem, 62vh, 46rem)"
            picture={release.picture}
            priority={isFirst}
            sizes="(min-width: 60rem) 50vw, 92vw"
          />
        </Link>
      </div>
      <div className={styles.label}>
        <p className={styles.kind}>
          {kindWords[release.kind]}
          {window &&
            (closes === null ? (
              <>
                <time dateTime={release.startsAt ?? undefined}>
                  {dayHeading(dayIn(new Date(window.start), zone))}
                </time>
                <span className={styles.when}>{whenWords(release, phase, zone)}</span>
              </>
            ) : (
              <time dateTime={new Date(closes).toISOString()}>
                Open until {dayAndTime(closes, zone)}
              </time>
            ))}
        </p>
        <h3 className={styles.title}>
          <Link to={release.href}>
            <ArtworkTitle name={release.name} />
          </Link>
        </h3>
        <p className={styles.artists}>{makerNames(release)}</p>
        <Countdown phase={phase} release={release} />
        {phase === 'open' && (
          <div className={styles.action}>
            <ButtonLink to={release.href} variant="primary">
              {releaseWords.see} <VisuallyHidden>{release.name}</VisuallyHidden>
            </ButtonLink>
          </div>
        )}
        {phase === 'before' && (
          <div className={styles.action}>
            <NotifyButton release={release} reminders={reminders} variant="primary" />
          </div>
        )}
      </div>
    </article>
  );
}
