import { apiPath } from '../../../../../shared/api/call.ts';
import { getSettings } from '../../../../../shared/api/settings.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import styles from './desk.module.css';

/** The first visit to a new marketplace: how it gets its first owner. */
export function NoOwner({ onMade }: { readonly onMade: () => void }) {
  const { data } = useApi(apiPath(getSettings));
  return (
    <Page title="This marketplace has no owner yet" width="narrow">
      <div className={styles.form}>
        <p>
          Its first owner is made by a command, on the machine that it runs on. To make it you, run
          this in the project’s folder, or in the container:
        </p>
        <pre className={styles.command}>
          <code>
            npm run operator -- people invite {data?.email ?? '<your e-mail>'} --role owner
          </code>
        </pre>
        <p>Then open the desk. All who come later are invited from there.</p>
        <div>
          <Button onClick={onMade} variant="primary">
            Open the desk
          </Button>
        </div>
      </div>
    </Page>
  );
}
