import type { ReleaseView } from '../../../../../shared/contracts/releases.ts';
import type { ReleasePhase } from '../../../../../shared/domain/releases.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { RaffleEntry } from '../hooks/use-raffle-entry.ts';
import { ordinal } from '../logic/ordinal.ts';
import { dayAndTime } from '../logic/when-words.ts';
import styles from './raffle.module.css';

type Props = {
  readonly release: ReleaseView;
  readonly phase: ReleasePhase;
  readonly own: RaffleEntry;
};

/** The state of a raffle and of the visitor's entry, with what they can do. */
export function RaffleStatus({ release, phase, own }: Props) {
  const zone = useTimeZone();
  const { entry, isSending, isSignedIn, enter, withdraw } = own;
  if (release.draw && entry?.rank) {
    const isDrawn = entry.rank <= release.draw.winners;
    return (
      <Notice
        title={isDrawn ? 'You were drawn' : 'You were not drawn this time'}
        tone={isDrawn ? 'good' : 'info'}
      >
        Your entry came {ordinal(entry.rank)} of {release.draw.entries}.
        {entry.buyBy !== null &&
          ` You can buy until ${dayAndTime(Date.parse(entry.buyBy), zone)}. The publisher of the edition will write to you.`}
      </Notice>
    );
  }
  if (phase === 'open') {
    return entry ? (
      <div className={styles.own}>
        <Notice title="You are in the raffle" tone="good">
          Entered on {dayAndTime(Date.parse(entry.enteredAt), zone)}.
        </Notice>
        <Button loading={isSending} onClick={() => void withdraw()} size="small" variant="quiet">
          Withdraw entry
        </Button>
      </div>
    ) : (
      <Button
        aria-haspopup={isSignedIn ? undefined : 'dialog'}
        block
        loading={isSending}
        onClick={() => void enter()}
        variant="primary"
      >
        Enter raffle{' '}
      </Button>
    );
  }
  if (phase === 'before')
    return <p className={styles.text}>You can enter once the raffle opens.</p>;
  if (release.draw) return <p className={styles.text}>The raffle has been drawn.</p>;
  return (
    <p className={styles.text}>
      {entry
        ? 'You are entered. The raffle is closed and has not been drawn yet. We’ll e-mail you either way.'
        : 'The raffle is closed and has not been drawn yet.'}
    </p>
  );
}
