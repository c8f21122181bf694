import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { FindWork } from '../components/find-work.tsx';
import { Payout } from '../components/payout.tsx';
import { Steps } from '../components/steps.tsx';
import { Wanted } from '../components/wanted.tsx';
import styles from './sell-page.module.css';

export function SellPage() {
  usePageTitle('Sell');
  return (
    <Page title="Sell an edition">
      <div className={styles.first}>
        <div className={styles.lead}>
          <p className={styles.claim}>
            Name your price, or sell to the highest bidder now. Listing is free: you pay fees only
            when your artwork sells.
          </p>
          <div className={styles.find}>
            <FindWork />
            <p>
              <Link to={clientRoutes.bulkUpload}>List many works at once</Link>
            </p>
          </div>
          <Wanted />
        </div>
        <Payout />
      </div>
      <Steps />
    </Page>
  );
}
