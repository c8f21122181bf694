import { type ComponentProps, lazy, Suspense } from 'react';
import { NonCritical } from '../lib/non-critical.tsx';

const UnreadCount = lazy(() =>
  import('../lib/feed/unread-count.tsx').then((module) => ({ default: module.UnreadCount })),
);

/** The number of unread notifications, whose code no page waits for. */
export function UnreadLater(props: ComponentProps<typeof UnreadCount>) {
  return (
    <NonCritical>
      <Suspense fallback={null}>
        <UnreadCount {...props} />
      </Suspense>
    </NonCritical>
  );
}
