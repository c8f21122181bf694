import { addDays } from 'date-fns/addDays';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { getSelling, setAway } from '../../../../../shared/api/account.ts';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import { greatestAwayDays } from '../../../../../shared/domain/away.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { isListOf } from '../logic/is-list-of.ts';
import styles from './away.module.css';

function useSetAway() {
  const { mutate } = useSWRConfig();
  return async (until: string | null) => {
    await apiSend(apiRequest(setAway, { until }));
    await mutate(isListOf(apiPath(getSelling)));
  };
}

/** Pauses all of a seller's listings until a day. */
export function GoAway() {
  const send = useSetAway();
  const [now] = useState(() => new Date());
  const [day, setDay] = useState(() => dayOf(addDays(now, 14)));
  const until = midnightOf(day);
  const isValid = until !== null && until > now && until <= addDays(now, greatestAwayDays);
  return (
    <ConfirmDialog
      button="Pause all"
      cancel="Cancel"
      confirm="Pause my listings"
      description="Buyers do not see your listings while you are away. Sales that are under way go on, and the time of each listing runs on."
      failedTitle="We couldn’t pause your listings"
      isComplete={isValid}
      name="pause listings"
      onConfirm={async () => {
        if (until === null) return;
        await send(until.toISOString());
        toast.success(`Your listings are paused until ${formatDate(until.toISOString())}.`);
      }}
      title="Pause all your listings?"
      variant="primary"
    >
      <div className={styles.day}>
        <TextField
          error={isValid ? undefined : 'Choose a day within the next year'}
          hint="Your listings are live again from the start of that day. One that then meets a bid is sold at the bid’s price."
          label="Back on"
          max={dayOf(addDays(now, greatestAwayDays))}
          min={dayOf(addDays(now, 1))}
          onChange={({ target }) => setDay(target.value)}
          type="date"
          value={day}
        />
      </div>
    </ConfirmDialog>
  );
}

/** Says until when a seller's listings are paused, and brings them back early. */
export function AwayNotice({ until, left }: { readonly until: string; readonly left: number }) {
  const send = useSetAway();
  return (
    <Notice
      action={
        <ConfirmDialog
          button="Come back now"
          cancel="Stay away"
          confirm="Come back now"
          description="All your listings are live again at once. One that meets a bid which came in meanwhile is sold at the bid’s price, for no less than the payout you were shown."
          failedTitle="We couldn’t bring your listings back"
          name="come back"
          onConfirm={async () => {
            await send(null);
            toast.success('You are back.');
          }}
          title="Bring your listings back?"
          variant="primary"
        />
      }
      title={`You are away until ${formatDate(until)}`}
      tone="waiting"
    >
      Buyers do not see your listings, and their time runs on. On that day they come back as they
      were. One that then meets a bid is sold at the bid’s price, or withdrawn if that would pay you
      less than you were quoted. We write to you either way.
      {left > 0 && ` ${left} of them are still being paused.`}
    </Notice>
  );
}

/** YYYY-MM-DD in the viewer's time zone. */
function dayOf(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The start of a day in the viewer's time zone; null: not a day. */
function midnightOf(day: string): Date | null {
  const date = new Date(`${day}T00:00:00`);
  return Number.isNaN(date.getTime()) ? null : date;
}
