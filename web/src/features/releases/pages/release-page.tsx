import { useParams } from 'react-router';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getRelease } from '../../../../../shared/api/releases.ts';
import type { ReleaseView } from '../../../../../shared/contracts/releases.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Release } from '../components/release.tsx';
import { PartSkeleton } from '../components/release-part.tsx';
import { useReminders } from '../hooks/use-reminders.ts';
import { makerNames } from '../logic/maker-names.ts';

export function ReleasePage() {
  const id = /-([1-9]\d{0,8})$/.exec(useParams().release ?? '')?.[1];
  const path = id === undefined ? null : apiPath(getRelease, id);
  const { data, error, isValidating, mutate } = useApi(path);
  const reminders = useReminders();
  const isMissing = path === null || error?.code === 'not-found';
  usePageTitle(data ? titleOf(data) : isMissing ? 'Not found' : 'Release');
  if (data) return <Release release={data} reminders={reminders} />;
  if (isMissing) {
    return (
      <Page title="This release is not here">
        <EmptyState
          action={<ButtonLink to={clientRoutes.releases}>See the release calendar</ButtonLink>}
          title="It may have been called off, or the address has a mistake in it."
        />
      </Page>
    );
  }
  return (
    <Page title="Release">
      {error ? (
        <FailedState
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
          title="This release could not be shown"
        />
      ) : (
        <PartSkeleton />
      )}
    </Page>
  );
}

/** As server/site/pages/release.ts names it. */
function titleOf(release: ReleaseView): string {
  const makers = makerNames(release);
  return makers === '' ? release.name : `${release.name} by ${makers}`;
}
