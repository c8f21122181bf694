import { formatDateTime, formatRelative } from '../../../lib/format/dates.ts';
import { useNow } from '../../../lib/format/use-now.ts';

/** How long ago, with the exact time on hover. */
export function Since({ at }: { readonly at: string }) {
  useNow(60_000);
  const now = Date.now();
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelative(Date.parse(at), now)}
    </time>
  );
}
