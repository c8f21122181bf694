import type { ReleaseCard } from '../../../../../shared/contracts/releases.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { releaseWindow } from '../../../../../shared/domain/releases.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { dateFormatOf } from '../../../lib/format/date-format.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { ReadFailed } from '../../../ui/loaded.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import { useHomeNews } from '../hooks/use-home-news.ts';
import styles from './next-releases.module.css';
import { Section } from './section.tsx';

export function NextReleases() {
  const read = useHomeNews();
  const { data, error } = read;
  if (error && !data) {
    return (
      <Section title="Upcoming releases">
        <ReadFailed read={read} title="We couldn’t load the upcoming releases" />
      </Section>
    );
  }
  const releases = data?.releases ?? [];
  if (releases.length === 0) return null;
  return (
    <Section
      more={{ label: 'Release calendar', to: clientRoutes.releases }}
      title="Upcoming releases"
    >
      <ol className={styles.days}>
        {releases.map((release) => (
          <NextRelease key={release.id} release={release} />
        ))}
      </ol>
    </Section>
  );
}

function NextRelease({ release }: { readonly release: ReleaseCard }) {
  const zone = useTimeZone();
  const window = releaseWindow(release);
  if (window === null) return null;
  const isOpen = release.phase === 'open' && window.end !== null;
  const at = isOpen ? (window.end ?? window.start) : window.start;
  return (
    <li className={styles.day}>
      <div className={styles.picture}>
        <Picture alt="" fit="box" picture={release.picture} sizes="(min-width: 64rem) 17vw, 6rem" />
      </div>
      <time className={styles.time} dateTime={new Date(at).toISOString()}>
        <span className={styles.date}>{dayOf(at, zone)}</span>
        <span className={styles.hour}>
          {isOpen ? 'Open until ' : ''}
          {release.kind === 'date-only' ? '' : hourOf(at, zone)}
        </span>
      </time>
      <div className={styles.work}>
        <h3 className={styles.title}>
          <StretchedLink to={release.href}>
            <ArtworkTitle name={release.name} />
          </StretchedLink>
        </h3>
        <p className={styles.artists}>{artistNames(release.artists)}</p>
      </div>
    </li>
  );
}

/** Such as '21 November'. */
function dayOf(at: number, timeZone: string): string {
  return dateFormatOf({ day: 'numeric', month: 'long', timeZone }).format(at);
}

/** Such as '17:00'. */
function hourOf(at: number, timeZone: string): string {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return dateFormatOf(format).format(at);
}
