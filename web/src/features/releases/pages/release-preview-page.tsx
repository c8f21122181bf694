import { useParams } from 'react-router';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getReleasePreview } from '../../../../../shared/api/desk.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadedPage } from '../../../ui/loaded-page.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import styles from '../components/release-preview.module.css';
import { ReleaseSkeleton, ShownRelease } from './release-page.tsx';

/** A release as visitors will see it, for the staff. */
export function ReleasePreviewPage() {
  const { id = '' } = useParams();
  const isId = /^[1-9]\d{0,8}$/.test(id);
  const read = useApi(isId ? apiPath(getReleasePreview, id) : null, { revalidateOnMount: true });
  if (read.error?.code === 'desk.not-staff') {
    return (
      <Page title="Preview" width="narrow">
        <EmptyState
          action={<ButtonLink to="/">Go to the site</ButtonLink>}
          title="This page is for the people who run the marketplace"
        />
      </Page>
    );
  }
  return (
    <LoadedPage
      failedTitle="We couldn’t load this preview"
      loading={<ReleaseSkeleton />}
      missing={{
        title: 'There is no such release',
        why: 'The address may be wrong.',
        action: <ButtonLink to="/desk/releases">Releases at the desk</ButtonLink>,
      }}
      read={isId ? read : null}
      title="Preview"
      titleOf={({ name }) => `Preview of ${name}`}
    >
      {(release) => (
        <>
          <div className={styles.notice}>
            <Notice
              action={<ButtonLink to={`/desk/releases/${release.id}`}>Back to the desk</ButtonLink>}
              title="A preview for the staff"
              tone="waiting"
            >
              This is how visitors will see the release. Reminders and entries begin once it is in
              the calendar.
            </Notice>
          </div>
          <ShownRelease release={release} />
        </>
      )}
    </LoadedPage>
  );
}
