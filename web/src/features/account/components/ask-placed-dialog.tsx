import type { AskView } from '../../../../../shared/contracts/account.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { submitDocumentsPath } from '../../../../../shared/domain/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './ask-placed-dialog.module.css';

const pendingSteps = [
  'We have your listing.',
  'You show us photographs and papers; we check them, and may ask you for more.',
  'It goes into the book, and you get an e-mail.',
] as const;

const reminders = [
  'Keep the work safe and ready to send: it may sell at any time.',
  'Once it is sold you have a few days to send it to us.',
  'You can withdraw it for as long as it is not sold.',
] as const;

type Props = { readonly ask: AskView; readonly onClose: () => void };

/** What became of a listing that has just been placed; specification section 2. */
export function AskPlacedDialog({ ask, onClose }: Props) {
  const isPending = ask.status === 'PendingAuthentication';
  const price = formatMoney(ask.price);
  return (
    <Dialog
      description={
        isPending
          ? `${ask.edition.artworkName} at ${price} is not in the book yet. These are the steps:`
          : `${ask.edition.artworkName} stands in the book at ${price}. Your trade is live.`
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
            Add photographs and papers
          </ButtonLink>
        )}
        <Button block onClick={onClose} variant={isPending ? 'secondary' : 'primary'}>
          See your listings
        </Button>
      </div>
    </Dialog>
  );
}
