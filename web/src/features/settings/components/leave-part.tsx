import { apiPath } from '../../../../../shared/api/call.ts';
import { getLeaving } from '../../../../../shared/api/settings.ts';
import type { LeavingView, SettingsView } from '../../../../../shared/contracts/settings.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { helpMail } from '../../../lib/help-mail.ts';
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
            <InTheWay leaving={leaving} />
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

const openIn = (leaving: LeavingView) => openTrades.filter(({ kind }) => leaving[kind] > 0);
const isFree = (leaving: LeavingView) => openIn(leaving).length === 0 && leaving.debts.length === 0;

function InTheWay({ leaving }: { readonly leaving: LeavingView }) {
  const open = openIn(leaving);
  return (
    <>
      {open.length > 0 && (
        <>
          <p>You can leave once these have ended:</p>
          <ul className={styles.list}>
            {open.map(({ kind, one, many, action, to }) => (
              <li key={kind}>
                {leaving[kind]} {leaving[kind] === 1 ? one : many}: <Link to={to}>{action}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {leaving.debts.length > 0 && <Owed debts={leaving.debts} />}
    </>
  );
}

function Owed({ debts }: Pick<LeavingView, 'debts'>) {
  const { site } = useSession();
  return (
    <p>
      You owe us {debts.map(formatMoney).join(' and ')} for a sale whose payment the buyer’s bank
      took back. You can leave once it is paid. It is kept from your next payouts in the same
      currency, and you can pay it back by bank transfer:{' '}
      <a href={helpMail(site, 'What I owe')}>ask us for the account</a>.
    </p>
  );
}
