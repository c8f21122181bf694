import { useId } from 'react';
import { useSearchParams } from 'react-router';
import type { ReleaseList } from '../../../../../shared/contracts/releases.ts';
import { releaseListPath } from '../../../../../shared/domain/release-paths.ts';
import type { ApiPath } from '../../../lib/api/client.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { NextRelease } from '../components/next-release.tsx';
import { ReleasePart } from '../components/release-part.tsx';
import { useNotifyWish } from '../hooks/use-notify-wish.ts';
import { type Reminders, useReminders } from '../hooks/use-reminders.ts';
import { type CalendarPages, readCalendarPages } from '../logic/calendar-address.ts';
import { zoneName } from '../logic/when-words.ts';
import styles from './releases-page.module.css';

export function ReleasesPage() {
  usePageTitle('Release calendar');
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  // The server renders the beginning of each part, whatever the address asks for.
  const pages = readCalendarPages(isHydrated ? params : new URLSearchParams());
  const reminders = useReminders();
  useNotifyWish(reminders);
  const zone = useTimeZone();
  return (
    <Page title="Release calendar">
      <p className={styles.zone}>
        Times are for {zone === 'UTC' ? 'UTC' : `your time zone, ${zoneName(zone)}`}.
      </p>
      <div className={styles.parts}>
        <Upcoming pages={pages} reminders={reminders} />
        <Others pages={pages} reminders={reminders} scope="unscheduled" title="To be announced" />
        <Others pages={pages} reminders={reminders} scope="past" title="Past releases" />
      </div>
    </Page>
  );
}

type PartProps = { readonly pages: CalendarPages; readonly reminders: Reminders };

function Upcoming({ pages, reminders }: PartProps) {
  const id = useId();
  const { data } = useApi<ReleaseList>(releaseListPath({ scope: 'upcoming', page: 1 }) as ApiPath);
  const next = data?.items[0];
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 className={styles.title} id={id}>
        {next ? <VisuallyHidden>Upcoming releases</VisuallyHidden> : 'Upcoming releases'}
      </h2>
      {data?.total === 0 ? (
        <EmptyState title="Nothing is announced just now">
          Follow artists, and we write to you when they have something new.
        </EmptyState>
      ) : (
        <>
          {next && <NextRelease release={next} reminders={reminders} />}
          <ReleasePart pages={pages} reminders={reminders} scope="upcoming" without={next?.id} />
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
}: PartProps & { readonly scope: 'unscheduled' | 'past'; readonly title: string }) {
  const id = useId();
  const { data } = useApi<ReleaseList>(releaseListPath({ scope, page: 1 }) as ApiPath);
  if (data?.total === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ReleasePart pages={pages} reminders={reminders} scope={scope} />
    </section>
  );
}
