import { apiPath } from '../../../../../shared/api/call.ts';
import { listCollections } from '../../../../../shared/api/discover.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { CollectionTile } from '../components/collection-tile.tsx';
import styles from './collections-page.module.css';

export function CollectionsPage() {
  usePageTitle('Collections');
  const read = useApi(apiPath(listCollections));
  return (
    <Page title="Collections">
      <Loaded
        failedTitle="We couldn’t load the collections"
        loading={
          <Loading label="Loading collections">
            <div className={styles.collections}>
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </div>
          </Loading>
        }
        read={read}
      >
        {({ collections }) =>
          collections.length === 0 ? (
            <EmptyState
              action={<ButtonLink to={clientRoutes.artworks}>View all artworks</ButtonLink>}
              title="No collections yet"
            />
          ) : (
            <ul className={styles.collections}>
              {collections.map((collection, index) => (
                <li className={styles.collection} key={collection.slug}>
                  <CollectionTile collection={collection} priority={index < 2} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  );
}
