import { formatDate } from '../../../lib/format/dates.ts';
import { messages } from '../../../lib/messages.ts';

export function Expiry({ at }: { readonly at: string | null }) {
  if (at === null) return <span>{messages.untilAccepted}</span>;
  return (
    <span>
      Expires <time dateTime={at}>{formatDate(at)}</time>
    </span>
  );
}
