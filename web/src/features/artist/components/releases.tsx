import type { ReleaseCard } from '../../../../../shared/contracts/releases.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { Picture } from '../../../ui/picture.tsx';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import { releaseWhen } from '../logic/release-when.ts';
import styles from './releases.module.css';
import { Section } from './section.tsx';

export function Releases({ releases }: { readonly releases: readonly ReleaseCard[] }) {
  const timeZone = useTimeZone();
  return (
    <Section title="Releases">
      <ul className={styles.releases}>
        {releases.map((release) => (
          <li className={styles.release} key={release.id}>
            <div className={styles.thumbnail}>
              <Picture alt="" fit="box" picture={release.picture} sizes="5rem" />
            </div>
            <div>
              <h3 className={styles.name}>
                <StretchedLink to={release.href}>
                  <cite className={styles.title}>{release.name}</cite>
                </StretchedLink>
              </h3>
              <p className={styles.when}>{releaseWhen(release, timeZone)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
