import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { apiPath } from '../../../../../shared/api/call.ts';
import { listReleases } from '../../../../../shared/api/releases.ts';
import type { ReleaseCard } from '../../../../../shared/contracts/releases.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { zoneName } from '../../../lib/format/zone-name.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { NextRelease } from '../components/next-release.tsx';
import { PartSkeleton, ReleasePart } from '../components/release-part.tsx';
import { type Reminders, useReminders } from '../hooks/use-reminders.ts';
import { useResumeNotify } from '../hooks/use-resume-notify.ts';
import { type CalendarPages, readCalendarPages } from '../logic/calendar-address.ts';
import styles from './releases-page.module.css';

export function ReleasesPage() {
  usePageTitle('Release calendar');
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  // The server renders the first page of each part, whatever the address asks for.
  const pages = readCalendarPages(isHydrated ? params : new URLSearchParams());
  const reminders = useReminders();
  useResumeNotify(reminders);
  const zone = useTimeZone();
  const past = useApi(apiPath(listReleases, { scope: 'past' }));
  const open = past.data?.items.filter(({ phase }) => phase === 'open') ?? [];
  const isOpenKnown = past.data !== undefined || past.error !== undefined;
  return (
    <Page title="Release calendar">
      <p className={styles.zone}>
        Times shown in {zone === 'UTC' ? 'UTC' : `your time zone, ${zoneName(zone)}`}.
      </p>
      <div className={styles.parts}>
        <OpenNow releases={open} reminders={reminders} />
        <Upcoming
          isFirst={open.length === 0}
          isOpenKnown={isOpenKnown}
          pages={pages}
          reminders={reminders}
        />
        <Others pages={pages} reminders={reminders} scope="unscheduled" title="To be announced" />
        <Others
          pages={pages}
          reminders={reminders}
          scope="past"
          title="Past releases"
          without={open}
        />
      </div>
      <p className={styles.missing}>
        Is a release missing? <Link to="/submit-release">Submit a release</Link>
      </p>
    </Page>
  );
}

type PartProps = { readonly pages: CalendarPages; readonly reminders: Reminders };

/** Releases that have started, which the calendar lists as past, but are still open. */
function OpenNow({
  releases,
  reminders,
}: Pick<PartProps, 'reminders'> & { readonly releases: readonly ReleaseCard[] }) {
  const id = useId();
  if (releases.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 className={styles.title} id={id}>
        Open now
      </h2>
      <div className={styles.open}>
        {releases.map((release, index) => (
          <NextRelease
            isFirst={index === 0}
            key={release.id}
            release={release}
            reminders={reminders}
          />
        ))}
      </div>
    </section>
  );
}

function Upcoming({
  isFirst,
  isOpenKnown,
  pages,
  reminders,
}: PartProps & {
  readonly isFirst: boolean;
  /** Whether everything above has loaded, so that this section does not move while it is read. */
  readonly isOpenKnown: boolean;
}) {
  const id = useId();
  const { data } = useApi(apiPath(listReleases, { scope: 'upcoming' }));
  const next = isOpenKnown ? data?.items[0] : undefined;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 className={styles.title} id={id}>
        {next ? <VisuallyHidden>Upcoming releases</VisuallyHidden> : 'Upcoming releases'}
      </h2>
      {isOpenKnown && data?.total === 0 ? (
        <EmptyState title="No upcoming releases">
          Follow artists and we’ll e-mail you when they announce a release.
        </EmptyState>
      ) : (
        <>
          {next && <NextRelease isFirst={isFirst} release={next} reminders={reminders} />}
          {isOpenKnown ? (
            <ReleasePart
              pages={pages}
              reminders={reminders}
              scope="upcoming"
              without={next ? [next] : []}
            />
          ) : (
            <PartSkeleton />
          )}
        </>
      )}
    </section>
  );
}

function Others({
  scope,
  title,
  pages,
  reminders,
  without = [],
}: PartProps & {
  readonly scope: 'unscheduled' | 'past';
  readonly title: string;
  readonly without?: readonly ReleaseCard[];
}) {
  const id = useId();
  const { data } = useApi(apiPath(listReleases, { scope }));
  if (data && data.total <= without.length) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ReleasePart pages={pages} reminders={reminders} scope={scope} without={without} />
    </section>
  );
}
