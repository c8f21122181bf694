import { apiPath } from '../../../../../shared/api/call.ts';
import { getLeaving } from '../../../../../shared/api/settings.ts';
import type { LeavingView, SettingsView } from '../../../../../shared/contracts/settings.ts';
import { usePartOverlay } from '../../../lib/overlays/use-part-overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { openTrades } from '../messages.ts';
import { LeaveForm } from './leave-form.tsx';
import { Part } from './part.tsx';
import styles from './settings.module.css';

/** What stands in the way of leaving, else the button for it. */
export function LeavePart({ settings }: { readonly settings: SettingsView }) {
  const { site } = useSession();
  const read = useApi(apiPath(getLeaving), { revalidateOnMount: true });
  const { isOpen, open, close } = usePartOverlay('leave');
  return (
    <Part lead={`Closes your account at ${site.name} for good.`} name="leave">
      <Loaded
        failedTitle="We couldn’t check whether you can leave"
        loading={<LoadingBlock label="Checking whether you can leave" />}
        read={read}
      >
        {(leaving) =>
          isFree(leaving) ? (
            <div className={styles.actions}>
              <Button onClick={open} size="small" variant="danger">
                Close my account
              </Button>
            </div>
          ) : (
            <OpenTrades leaving={leaving} />
          )
        }
      </Loaded>
      <Dialog
        description="This cannot be undone. You can register again with the same address at any time."
        onClose={close}
        open={isOpen}
        size="medium"
        title="Close your account?"
      >
        <LeaveForm
          onCancel={close}
          onRefused={() => {
            close();
            void read.mutate();
          }}
          settings={settings}
        />
      </Dialog>
    </Part>
  );
}

const isFree = (leaving: LeavingView) => Object.values(leaving).every((number) => number === 0);

function OpenTrades({ leaving }: { readonly leaving: LeavingView }) {
  return (
    <>
      <p>You can leave once these have ended:</p>
      <ul className={styles.list}>
        {openTrades
          .filter(({ kind }) => leaving[kind] > 0)
          .map(({ kind, one, many, action, to }) => (
            <li key={kind}>
              {leaving[kind]} {leaving[kind] === 1 ? one : many}: <Link to={to}>{action}</Link>
            </li>
          ))}
      </ul>
    </>
  );
}
