import { NotificationsFrame } from '../../../lib/feed/notifications-frame.tsx';
import { Feed } from '../components/feed.tsx';

export function NotificationsPage() {
  return (
    <NotificationsFrame title="Notifications">
      <Feed />
    </NotificationsFrame>
  );
}
