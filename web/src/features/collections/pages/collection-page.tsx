import { useParams } from 'react-router';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getCollection } from '../../../../../shared/api/discover.ts';
import type { ArtworkCard } from '../../../../../shared/contracts/catalogue.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { SaveToggle } from '../../../lib/saves/save-toggle.tsx';
import { SavesOf } from '../../../lib/saves/saves-of.tsx';
import { useSaveWish } from '../../../lib/saves/use-save-wish.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ArtworkGrid, ArtworkGridSkeleton } from '../../../ui/artwork-grid.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Page } from '../../../ui/page.tsx';
import styles from './collection-page.module.css';

const seenAtOnce = 4;

const save = ({ id, name }: ArtworkCard) => <SaveToggle artworkId={id} name={name} />;

export function CollectionPage() {
  useSaveWish();
  const name = /^[a-z\d-]{1,100}$/.exec(useParams().name ?? '')?.[0];
  const path = name === undefined ? null : apiPath(getCollection, name);
  const { data, error, isValidating, mutate } = useApi(path);
  const isMissing = path === null || error?.code === 'not-found';
  usePageTitle(data?.title ?? (isMissing ? 'Not found' : 'Collection'));
  const wayBack = <ButtonLink to={clientRoutes.collections}>See all collections</ButtonLink>;
  if (isMissing) {
    return (
      <Page title="This collection is not here">
        <EmptyState
          action={wayBack}
          title="It may have ended, or the address has a mistake in it."
        />
      </Page>
    );
  }
  if (error && !data) {
    return (
      <Page title="Collection">
        <FailedState
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
          title="This collection could not be shown"
        />
      </Page>
    );
  }
  return (
    <Page
      above={
        <Breadcrumbs
          items={[
            { label: 'Collections', to: clientRoutes.collections },
            { label: data?.title ?? '' },
          ]}
        />
      }
      title={data?.title ?? ''}
    >
      {data ? (
        <>
          <p className={styles.text}>{data.text}</p>
          {data.artworks.length === 0 ? (
            <EmptyState action={wayBack} title="No work fits at the moment">
              What is in a collection follows the market. Look in again.
            </EmptyState>
          ) : (
            <SavesOf artworkIds={data.artworks.map(({ id }) => id)}>
              <ArtworkGrid action={save} artworks={data.artworks} priorityCount={seenAtOnce} />
            </SavesOf>
          )}
        </>
      ) : (
        <ArtworkGridSkeleton />
      )}
    </Page>
  );
}
