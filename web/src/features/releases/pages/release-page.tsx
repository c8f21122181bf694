import { useParams } from 'react-router';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getRelease } from '../../../../../shared/api/releases.ts';
import type { ReleaseView } from '../../../../../shared/contracts/releases.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadedPage } from '../../../ui/loaded-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { Release } from '../components/release.tsx';
import { PartSkeleton } from '../components/release-part.tsx';
import { useReminders } from '../hooks/use-reminders.ts';
import { makerNames } from '../logic/maker-names.ts';

export function ReleasePage() {
  const id = /-([1-9]\d{0,8})$/.exec(useParams().release ?? '')?.[1];
  const read = useApi(id === undefined ? null : apiPath(getRelease, id));
  return (
    <LoadedPage
      failedTitle="We couldn’t load this release"
      loading={<ReleaseSkeleton />}
      missing={{
        title: 'Release not found',
        why: 'It may have been cancelled, or the address may be wrong.',
        action: <ButtonLink to={clientRoutes.releases}>View release calendar</ButtonLink>,
      }}
      read={id === undefined ? null : read}
      title="Release"
      titleOf={titleOf}
    >
      {(release) => <ShownRelease release={release} />}
    </LoadedPage>
  );
}

export function ShownRelease({ release }: { readonly release: ReleaseView }) {
  return <Release release={release} reminders={useReminders()} />;
}

export function ReleaseSkeleton() {
  return (
    <Page title="Release">
      <PartSkeleton />
    </Page>
  );
}

/** Must match the title in server/site/pages/release.ts. */
function titleOf(release: ReleaseView): string {
  const makers = makerNames(release);
  return makers === '' ? release.name : `${release.name} by ${makers}`;
}
