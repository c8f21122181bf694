import { apiPath } from '../../../../../shared/api/call.ts';
import { listReleases } from '../../../../../shared/api/releases.ts';
import type { ReleaseCard } from '../../../../../shared/contracts/releases.ts';
import { type ReleaseScope, releasePageSize } from '../../../../../shared/domain/releases.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { Reminders } from '../hooks/use-reminders.ts';
import { type CalendarPages, calendarAddress } from '../logic/calendar-address.ts';
import { ReleaseDays } from './release-days.tsx';
import styles from './release-part.module.css';
import { ReleaseRow } from './release-row.tsx';

type Props = {
  readonly scope: ReleaseScope;
  readonly pages: CalendarPages;
  /** Releases that the page shows above the list already. */
  readonly without: readonly ReleaseCard[];
  readonly reminders: Reminders;
};

/** One part of the calendar. Each page is cached by itself, so that Back restores all. */
export function ReleasePart({ scope, pages, without, reminders }: Props) {
  const { data } = useApi(apiPath(listReleases, { scope }));
  const shownPages = Math.min(pages[scope], data?.pageCount ?? pages[scope]);
  return (
    <>
      <div className={styles.pages}>
        {Array.from({ length: shownPages }, (_, index) => index + 1).map((page) => (
          <PartPage key={page} page={page} reminders={reminders} scope={scope} without={without} />
        ))}
      </div>
      {data && data.pageCount > 1 && (
        <LoadMore
          shown={Math.min(shownPages * releasePageSize, data.total)}
          to={shownPages < data.pageCount ? calendarAddress(pages, scope, shownPages + 1) : null}
          total={data.total}
        />
      )}
    </>
  );
}

function PartPage({
  scope,
  page,
  without,
  reminders,
}: Omit<Props, 'pages'> & { readonly page: number }) {
  const read = useApi(apiPath(listReleases, { scope, page }));
  const before = useApi(page > 1 ? apiPath(listReleases, { scope, page: page - 1 }) : null);
  // The list shifts while it is read: leave out what the page before shows already.
  const above = new Set([...without, ...(before.data?.items ?? [])].map(({ id }) => id));
  return (
    <Loaded failedTitle="We couldn’t load these releases" loading={<PartSkeleton />} read={read}>
      {({ items }) => {
        const releases = items.filter(({ id }) => !above.has(id));
        const after = before.data?.items.at(-1) ?? null;
        return scope === 'unscheduled' ? (
          <ul>
            {releases.map((release) => (
              <ReleaseRow heading="h3" key={release.id} release={release} reminders={reminders} />
            ))}
          </ul>
        ) : (
          <ReleaseDays after={after} releases={releases} reminders={reminders} />
        );
      }}
    </Loaded>
  );
}

export function PartSkeleton() {
  return (
    <Loading label="Loading releases">
      <div className={styles.waiting}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  );
}
