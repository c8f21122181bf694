import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getCollection } from '../../../../../shared/api/discover.ts';
import type { ArtworkCard } from '../../../../../shared/contracts/catalogue.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { SaveToggle } from '../../../lib/saves/save-toggle.tsx';
import { SavesOf } from '../../../lib/saves/saves-of.tsx';
import { useResumeSave } from '../../../lib/saves/use-resume-save.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ArtworkGrid, ArtworkGridSkeleton } from '../../../ui/artwork-grid.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadedPage } from '../../../ui/loaded-page.tsx';
import { Page } from '../../../ui/page.tsx';
import styles from './collection-page.module.css';

const priorityCount = 4;
const wayBack = <ButtonLink to={clientRoutes.collections}>View all collections</ButtonLink>;

const save = ({ id, name }: ArtworkCard) => <SaveToggle artworkId={id} name={name} />;

export function CollectionPage() {
  useResumeSave();
  const name = /^[a-z\d-]{1,100}$/.exec(useParams().name ?? '')?.[0];
  const read = useApi(name === undefined ? null : apiPath(getCollection, name));
  return (
    <LoadedPage
      failedTitle="We couldn’t load this collection"
      loading={
        <CollectionFrame title="">
          <ArtworkGridSkeleton />
        </CollectionFrame>
      }
      missing={{
        title: 'Collection not found',
        why: 'It may have ended, or the address may be wrong.',
        action: wayBack,
      }}
      read={name === undefined ? null : read}
      title="Collection"
      titleOf={({ title }) => title}
    >
      {({ title, text, artworks }) => (
        <CollectionFrame title={title}>
          <p className={styles.text}>{text}</p>
          {artworks.length === 0 ? (
            <EmptyState action={wayBack} title="No artworks right now">
              Collections follow the market. Check back soon.
            </EmptyState>
          ) : (
            <SavesOf artworkIds={artworks.map(({ id }) => id)}>
              <ArtworkGrid action={save} artworks={artworks} priorityCount={priorityCount} />
            </SavesOf>
          )}
        </CollectionFrame>
      )}
    </LoadedPage>
  );
}

type FrameProps = { readonly title: string; readonly children: ReactNode };

function CollectionFrame({ title, children }: FrameProps) {
  const crumbs = [{ label: 'Collections', to: clientRoutes.collections }, { label: title }];
  return (
    <Page above={<Breadcrumbs items={crumbs} />} title={title}>
      {children}
    </Page>
  );
}
