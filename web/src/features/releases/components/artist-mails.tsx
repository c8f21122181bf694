import type { NotificationsView } from '../../../../../shared/contracts/following.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { followingPath } from '../../../../../shared/domain/following-path.ts';
import { mailSubjects } from '../../../lib/following/mail-words.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './artist-mails.module.css';

type Props = { readonly artists: NotificationsView['artists'] };

/** A summary of the e-mails about followed artists; the following page changes them. */
export function ArtistMails({ artists: { latest, total } }: Props) {
  if (total === 0) {
    return (
      <p className={styles.none}>
        You don’t follow any artists yet. <Link to={clientRoutes.artists}>View all artists</Link>
      </p>
    );
  }
  return (
    <div className={styles.mails}>
      <ul>
        {latest.map(({ id, name, href, flags }) => (
          <li className={styles.artist} key={id}>
            <Link className={styles.name} to={href}>
              {name}
            </Link>
            <span className={styles.about}>{mailSubjects(flags) || 'no e-mails'}</span>
          </li>
        ))}
      </ul>
      <ButtonLink size="small" to={followingPath('following')}>
        {total > latest.length ? `Choose e-mails for all ${total} artists` : 'Choose e-mails'}
      </ButtonLink>
    </div>
  );
}
