import type { AskView } from '../../../../../shared/contracts/account.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './ask-placed-dialog.module.css';

type Props = {
  readonly asks: readonly AskView[];
  readonly onClose: () => void;
  /** Opens them all to be repriced, extended or withdrawn together. */
  readonly onChange: () => void;
};

/** Confirms listings that a bulk upload has just placed; specification section 2. */
export function BulkPlacedDialog({ asks, onClose, onChange }: Props) {
  const count = (status: AskView['status']) => asks.filter((ask) => ask.status === status).length;
  const [live, pending, sold] = [count('Approved'), count('PendingAuthentication'), count('Done')];
  const points = [
    live > 0 && `${listings(live)} live and may sell at any time. Keep the works ready to ship.`,
    pending > 0 &&
      `${listings(pending)} waiting for approval. Open “Manage documents” beside each to add what shows that the work is genuine; we tell you when it is live.`,
    sold > 0 &&
      `${sold === 1 ? '1 work has' : `${sold} works have`} been sold to the highest bidder. You find ${sold === 1 ? 'it' : 'them'} under “Under way”.`,
  ].filter((point) => point !== false);
  return (
    <Dialog
      onClose={onClose}
      open
      title={pending === 0 && live > 0 ? 'Your listings are live' : 'Your listings are placed'}
    >
      <ol className={styles.reminders}>
        {points.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button block onClick={onClose} variant="primary">
          View listings
        </Button>
        {live + pending > 1 && (
          <Button block onClick={onChange}>
            Change or withdraw them
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function listings(count: number): string {
  return count === 1 ? '1 listing is' : `${count} listings are`;
}
