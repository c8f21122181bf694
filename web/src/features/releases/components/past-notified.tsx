import { apiPath } from '../../../../../shared/api/call.ts';
import { listPastNotifications } from '../../../../../shared/api/releases.ts';
import type { ReleaseList } from '../../../../../shared/contracts/releases.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import type { Reminders } from '../hooks/use-reminders.ts';
import { ReleaseDays } from './release-days.tsx';
import { PartSkeleton } from './release-part.tsx';

type Props = {
  readonly first: ReleaseList;
  /** How many pages are shown, counted from the first. */
  readonly pages: number;
  readonly reminders: Reminders;
};

/** Past releases that the visitor had a reminder for, newest first. */
export function PastNotified({ first, pages, reminders }: Props) {
  const shown = Math.min(pages, first.pageCount);
  const later = Array.from({ length: shown - 1 }, (_, index) => index + 2);
  return (
    <div>
      <ReleaseDays after={null} releases={first.items} reminders={reminders} />
      {later.map((page) => (
        <LaterPage key={page} page={page} reminders={reminders} />
      ))}
      {first.pageCount > 1 && (
        <LoadMore
          shown={Math.min(shown * first.items.length, first.total)}
          to={shown < first.pageCount ? `${clientRoutes.reminders}?past=${shown + 1}` : null}
          total={first.total}
        />
      )}
    </div>
  );
}

function LaterPage({ page, reminders }: { readonly page: number; readonly reminders: Reminders }) {
  const read = useApi(apiPath(listPastNotifications, { page }));
  return (
    <Loaded failedTitle="We couldn’t load these releases" loading={<PartSkeleton />} read={read}>
      {({ items }) => <ReleaseDays after={null} releases={items} reminders={reminders} />}
    </Loaded>
  );
}
