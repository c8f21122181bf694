import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { checkNames } from '../messages.ts';
import styles from './desk.module.css';

type Props = {
  readonly isShown: boolean;
  /** Those that are not ticked. */
  readonly points: AnswerOf<'asks show'>['checklist'];
  readonly onApprove: () => void;
  readonly onClose: () => void;
};

/** Asks once for what was not checked before a listing is approved. */
export function OpenPoints({ isShown, points, onApprove, onClose }: Props) {
  return (
    <Dialog
      description="The decision is kept with what was checked."
      onClose={onClose}
      open={isShown}
      title="Not all of it is checked"
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onApprove();
        }}
      >
        <ul>
          {points.map(({ point, note }) => (
            <li key={point}>
              {checkNames[point]} {note !== null && <span className={styles.soft}>{note}</span>}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button data-first type="submit" variant="primary">
            Approve anyway
          </Button>
          <Button onClick={onClose}>Go on checking</Button>
        </div>
      </form>
    </Dialog>
  );
}
