import { useSWRConfig } from 'swr';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getDeskSession } from '../../../../../shared/api/desk.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { CodeForm } from '../components/code-form.tsx';
import { Desk } from '../components/desk.tsx';
import { NoOwner } from '../components/no-owner.tsx';
import { SetUpFactor } from '../components/set-up-factor.tsx';
import { RunProvider } from '../hooks/use-run.tsx';

/** Milliseconds: the desk closes by itself when its time is over. */
const checkEvery = 60_000;

/** Where the staff runs the marketplace. */
export function DeskPage() {
  const path = apiPath(getDeskSession);
  const read = useApi(path, { revalidateOnMount: true, refreshInterval: checkEvery });
  const { mutate } = useSWRConfig();
  usePageTitle('Desk');
  const readAgain = () => void read.mutate();
  if (read.error?.code === 'desk.not-staff') return <NotStaff />;
  if (read.error?.code === 'desk.no-owner') return <NoOwner onMade={readAgain} />;
  return (
    <Loaded
      failedTitle="The desk could not be opened"
      loading={
        <Page title="Desk">
          <LoadingBlock label="Opening the desk" />
        </Page>
      }
      read={read}
    >
      {(session) => {
        if (!session.hasFactor) {
          return (
            <Page title="Set up your second factor" width="narrow">
              <SetUpFactor onDone={readAgain} />
            </Page>
          );
        }
        if (session.openUntil === null) {
          return (
            <Page title="Open the desk" width="narrow">
              <CodeForm
                hasPasskey={session.passkeys.length > 0}
                onOpen={(opened) => void mutate(path, opened, { revalidate: false })}
              />
            </Page>
          );
        }
        return (
          <RunProvider hasPasskey={session.passkeys.length > 0}>
            <Desk session={session} />
          </RunProvider>
        );
      }}
    </Loaded>
  );
}

function NotStaff() {
  return (
    <Page title="Desk" width="narrow">
      <EmptyState
        action={<ButtonLink to="/">Go to the site</ButtonLink>}
        title="This page is for the people who run the marketplace"
      >
        If you are one of them, ask an owner for a role.
      </EmptyState>
    </Page>
  );
}
