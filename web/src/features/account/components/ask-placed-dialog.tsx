import type { AskView } from '../../../../../shared/contracts/account.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { submitDocumentsPath } from '../../../../../shared/domain/paths.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './ask-placed-dialog.module.css';
import { Expiry } from './expiry.tsx';

type Form = {
  readonly title: string;
  readonly state: (price: string) => string;
  readonly points: readonly string[];
};

const pending: Form = {
  title: 'Your listing is pending',
  state: (price) => `at ${price} is not live yet. The next steps:`,
  points: [
    'We have received your listing.',
    'You upload authentication documents. We review them and may ask for more.',
    'Your listing goes live and you get an e-mail.',
  ],
};

const liveFor = (daysToShip: number): Form => ({
  title: 'Your listing is placed',
  state: (price) => `is listed at ${price}. Your trade is live.`,
  points: [
    'Keep the artwork safe and ready to ship: it may sell at any time.',
    `Once it sells and is paid for, you have ${daysToShip} working days to ship it to us.`,
    'You can withdraw your listing until it sells.',
  ],
});

const paused: Form = {
  title: 'Your listing is placed',
  state: (price) => `is listed at ${price}. It goes live when you are back.`,
  points: ['You are away, so all your listings are paused. You can come back early at Selling.'],
};

const updated: Form = {
  title: 'Your listing is updated',
  state: (price) => `is now listed at ${price}.`,
  points: [],
};

type Props = {
  readonly ask: AskView;
  /** The listing was there before, and has been changed. */
  readonly isEdit: boolean;
  readonly onClose: () => void;
};

/** Confirms a listing that has just been placed or updated; specification section 2. */
export function AskPlacedDialog({ ask, isEdit, onClose }: Props) {
  const { site } = useSession();
  const isPending = ask.status === 'PendingAuthentication';
  const placed = isPending ? pending : ask.status === 'Paused' ? paused : liveFor(site.daysToShip);
  const { title, points, state } = isEdit ? updated : placed;
  return (
    <Dialog
      description={`${ask.edition.artworkName} ${state(formatMoney(ask.price))}`}
      onClose={onClose}
      open
      title={title}
    >
      {isEdit ? (
        <dl className={styles.updated}>
          <dt>Your payout</dt>
          <dd>{formatMoney(ask.lines.payout)}</dd>
          <dt>Open</dt>
          <dd>
            <Expiry at={ask.expiresAt} />
          </dd>
        </dl>
      ) : (
        <ol className={isPending ? styles.steps : styles.reminders}>
          {points.map((words, index) => (
            <li data-done={(isPending && index === 0) || undefined} key={words}>
              {words}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        {isPending && !isEdit && (
          <ButtonLink block to={submitDocumentsPath(ask.id, ask.edition)} variant="primary">
            Upload documents
          </ButtonLink>
        )}
        <Button block onClick={onClose} variant={isPending && !isEdit ? 'secondary' : 'primary'}>
          View listings
        </Button>
      </div>
    </Dialog>
  );
}
