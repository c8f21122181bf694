import { bulkLimits } from '../../../../../shared/domain/bulk-row.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { ButtonAnchor, ButtonLink } from '../../../ui/button.tsx';
import { bulkPath } from '../logic/bulk-path.ts';
import { BulkFrame } from './bulk-frame.tsx';
import styles from './intro.module.css';

/** What a bulk upload is, for visitors too. */
export function Intro() {
  const isSignedIn = useSession().user !== null;
  return (
    <BulkFrame step={null} title="List many works at once">
      <div className={styles.intro}>
        <ol className={styles.steps}>
          <li>
            Add your works: search for them, choose from what you have bought here, or load a CSV
            file from your own stock list.
          </li>
          <li>
            Set a price for each. We show the lowest ask, the last sale and what you would receive.
          </li>
          <li>Review everything on one page, and place it together.</li>
        </ol>
        <p className={styles.note}>
          You can prepare up to {bulkLimits.rows} works at a time. What you add is kept with your
          account: finished rows for 30 days, unfinished ones until you remove them.
        </p>
        <div className={styles.actions}>
          <ButtonLink to={bulkPath('add-listings')} variant="primary">
            {isSignedIn ? 'Start' : 'Sign in and start'}
          </ButtonLink>
          <ButtonAnchor download href="/bulk-upload-template.csv">
            Download the CSV template
          </ButtonAnchor>
        </div>
      </div>
    </BulkFrame>
  );
}
