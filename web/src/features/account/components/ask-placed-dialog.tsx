import type { AskView } from '../../../../../shared/contracts/account.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { submitDocumentsPath } from '../../../../../shared/domain/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './ask-placed-dialog.module.css';

const pendingSteps = [
  'We have received your listing.',
  'You upload authentication documents. We review them and may ask for more.',
  'Your listing goes live and you get an e-mail.',
] as const;

const reminders = [
  'Keep the artwork safe and ready to ship: it may sell at any time.',
  'Once it sells, you have a few days to ship it to us.',
  'You can withdraw your listing until it sells.',
] as const;

type Props = { readonly ask: AskView; readonly onClose: () => void };

/** Confirms a listing that has just been placed; specification section 2. */
export function AskPlacedDialog({ ask, onClose }: Props) {
  const isPending = ask.status === 'PendingAuthentication';
  const price = formatMoney(ask.price);
  return (
    <Dialog
      description={
        isPending
          ? `${ask.edition.artworkName} at ${price} is not live yet. The next steps:`
          : `${ask.edition.artworkName} is listed at ${price}. Your trade is live.`
      }
      onClose={onClose}
      open
      title={isPending ? 'Your listing is pending' : 'Your listing is placed'}
    >
      <ol className={isPending ? styles.steps : styles.reminders}>
        {(isPending ? pendingSteps : reminders).map((words, index) => (
          <li data-done={(isPending && index === 0) || undefined} key={words}>
            {words}
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        {isPending && (
          <ButtonLink block to={submitDocumentsPath(ask.id, ask.edition)} variant="primary">
            Upload documents
          </ButtonLink>
        )}
        <Button block onClick={onClose} variant={isPending ? 'secondary' : 'primary'}>
          View listings
        </Button>
      </div>
    </Dialog>
  );
}
