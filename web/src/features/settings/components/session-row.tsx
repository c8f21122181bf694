import { apiRequest } from '../../../../../shared/api/call.ts';
import { endSession } from '../../../../../shared/api/settings.ts';
import type { SessionsView } from '../../../../../shared/contracts/settings.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { countryName } from '../../../lib/countries.ts';
import { formatDate, formatRelative } from '../../../lib/format/dates.ts';
import { useNow } from '../../../lib/format/use-now.ts';
import { toast } from '../../../lib/toast.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Status } from '../../../ui/status.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './settings.module.css';

type Session = SessionsView['sessions'][number];
type Props = { readonly session: Session; readonly onEnded: () => Promise<void> };

/** One device with the button that signs it out; this browser signs out by its menu. */
export function SessionRow({ session, onEnded }: Props) {
  const { id, device, isCurrent } = session;
  const now = useNow(60_000);
  const { isSending, failure, send } = useSending();
  const name = device ?? 'Unknown device';

  async function end() {
    const ended = await send(async () => {
      await apiSend(apiRequest(endSession, id));
      await onEnded();
    });
    if (ended) toast.success(`Signed out: ${name}`);
  }

  return (
    <li className={styles.session}>
      <div className={styles.device}>
        <span className={styles.value}>{name}</span>
        <span className={styles.facts}>{factsOf(session, now)}</span>
      </div>
      {isCurrent ? (
        <Status label="This device" tone="good" />
      ) : (
        <Button loading={isSending} onClick={() => void end()} size="small">
          Sign out <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {failure !== null && (
        <Notice title="It is still signed in" tone="bad">
          {failure}
        </Notice>
      )}
    </li>
  );
}

/** A device is noted every ten minutes, so nothing younger is told apart. */
const recent = 10 * 60_000;

function factsOf({ country, lastSeenAt, signedInAt }: Session, now: number | null): string {
  const seenAt = Date.parse(lastSeenAt);
  const seen =
    now === null || now - seenAt < recent
      ? 'active now'
      : `last active ${formatRelative(seenAt, now)}`;
  const facts = [country && countryName(country), seen, `signed in on ${formatDate(signedInAt)}`];
  const text = facts.filter(Boolean).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
