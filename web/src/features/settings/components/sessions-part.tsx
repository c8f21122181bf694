import { useState } from 'react';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import { endOtherSessions, listSessions } from '../../../../../shared/api/settings.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { toast } from '../../../lib/toast.ts';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { Part } from './part.tsx';
import { SessionRow } from './session-row.tsx';
import styles from './settings.module.css';

export function SessionsPart() {
  const read = useApi(apiPath(listSessions), { revalidateOnMount: true });
  const [ended, setEnded] = useState(0);
  const heading = useFocusWhenLost<HTMLHeadingElement>(String(ended));
  const readAgain = async () => {
    await read.mutate();
    setEnded((before) => before + 1);
  };
  return (
    <Part
      headingRef={heading}
      lead="The place is the country of the connection, and can be wrong. If you don’t recognise a device, sign it out and change your password."
      name="sessions"
    >
      <Loaded
        failedTitle="We couldn’t load your devices"
        loading={<LoadingBlock label="Loading your devices" />}
        read={read}
      >
        {({ sessions }) => (
          <>
            <ul className={styles.sessions}>
              {sessions.map((session) => (
                <SessionRow key={session.id} onEnded={readAgain} session={session} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <div className={styles.actions}>
                <ConfirmDialog
                  button="Sign out everywhere else"
                  cancel="Cancel"
                  confirm="Sign out"
                  description="You stay signed in here. On every other device you will have to sign in again."
                  failedTitle="They are still signed in"
                  name="end-other-sessions"
                  onConfirm={async () => {
                    await apiSend(apiRequest(endOtherSessions));
                    await readAgain();
                    toast.success('You are signed out everywhere else.');
                  }}
                  title="Sign out everywhere else?"
                />
              </div>
            )}
          </>
        )}
      </Loaded>
    </Part>
  );
}
