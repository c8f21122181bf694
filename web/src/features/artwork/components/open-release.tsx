import type { OwnReleaseView } from '../../../../../shared/contracts/catalogue.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { Link } from '../../../ui/link.tsx';
import styles from './market.module.css';

export function OpenRelease({ release }: { readonly release: OwnReleaseView }) {
  const timeZone = useTimeZone();
  return (
    <p className={styles.open}>
      Open now
      {release.endsAt !== null && ` until ${formatDateTime(release.endsAt, timeZone)}`} ·{' '}
      <Link to={release.href}>View release</Link>
    </p>
  );
}
