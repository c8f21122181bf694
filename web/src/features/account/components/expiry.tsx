import { formatDate } from '../../../lib/format/dates.ts';
import { messages } from '../../../lib/messages.ts';

/** Until when an order stands; 'Until accepted' where it has no end. */
export function Expiry({ at }: { readonly at: string | null }) {
  if (at === null) return <span>{messages.untilAccepted}</span>;
  return (
    <span>
      Expires <time dateTime={at}>{formatDate(at)}</time>
    </span>
  );
}
