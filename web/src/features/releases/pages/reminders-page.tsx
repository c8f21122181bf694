import { useMemo } from 'react';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getNotifications } from '../../../../../shared/api/releases.ts';
import { NotificationsFrame } from '../../../lib/feed/notifications-frame.tsx';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { zoneName } from '../../../lib/format/zone-name.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notifications } from '../components/notifications.tsx';
import { PartSkeleton } from '../components/release-part.tsx';
import styles from './releases-page.module.css';

export function RemindersPage() {
  return (
    <NotificationsFrame title="Reminders">
      <Own />
    </NotificationsFrame>
  );
}

function Own() {
  const zone = useTimeZone();
  const read = useApi(apiPath(getNotifications), {
    revalidateOnMount: true,
    // Reminders removed on this page keep their place until the person leaves it.
    revalidateOnFocus: false,
  });
  const { data } = read;
  const known = useMemo(
    () =>
      [data?.open, data?.upcoming, data?.unscheduled].flatMap((list) =>
        (list ?? []).map(({ id }) => id),
      ),
    [data],
  );
  return (
    <Loaded failedTitle="We couldn’t load your reminders" loading={<PartSkeleton />} read={read}>
      {(view) => (
        <>
          {known.length + view.past.total + view.raffles.length > 0 && (
            <p className={styles.zone}>
              Times shown in {zone === 'UTC' ? 'UTC' : `your time zone, ${zoneName(zone)}`}.
            </p>
          )}
          <Notifications known={known} view={view} />
        </>
      )}
    </Loaded>
  );
}
