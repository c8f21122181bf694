import type { ArtistView } from '../../../../../shared/contracts/artists.ts';
import { useExternalLink } from '../../../lib/use-external-link.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './links.module.css';

export function Links({
  links: { website, instagram, email },
}: {
  readonly links: ArtistView['links'];
}) {
  const external = useExternalLink();
  if (!website && !instagram && !email) return null;
  return (
    <ul aria-label="Links" className={styles.links}>
      {website && (
        <li>
          <a className={styles.link} href={website.url} {...external}>
            {website.label} <Icon name="external" />
          </a>
        </li>
      )}
      {instagram && (
        <li>
          <a
            aria-label={`Instagram: ${instagram.label}`}
            className={styles.link}
            href={instagram.url}
            {...external}
          >
            {instagram.label} <Icon name="external" />
          </a>
        </li>
      )}
      {email && (
        <li>
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}
