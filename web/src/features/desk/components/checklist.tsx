import { useState } from 'react';
import type { CheckPoint } from '../../../../../shared/desk/check-points.ts';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { TextareaField } from '../../../ui/text-field.tsx';
import { useKeys } from '../hooks/use-keys.ts';
import { useRun } from '../hooks/use-run.tsx';
import { checkNames } from '../messages.ts';
import { ConfirmChange } from './confirm-change.tsx';
import styles from './desk.module.css';

type Ask = AnswerOf<'asks show'>;
type Props = {
  readonly ask: Ask;
  readonly checked: readonly CheckPoint[];
  readonly onChange: (checked: readonly CheckPoint[]) => void;
};

/** The points that are checked at a copy; the keys 1 to 4 tick them. */
export function Checklist({ ask, checked, onChange }: Props) {
  const toggle = (point: CheckPoint) =>
    onChange(
      checked.includes(point) ? checked.filter((one) => one !== point) : [...checked, point],
    );
  useKeys(
    Object.fromEntries(
      ask.checklist.map(({ point }, index) => [String(index + 1), () => toggle(point)]),
    ),
  );
  return (
    <fieldset className={styles.checks}>
      <legend className={styles.minor}>Checked</legend>
      {ask.checklist.map(({ point, note }, index) => (
        <div className={styles.check} key={point}>
          <label>
            <input
              checked={checked.includes(point)}
              onChange={() => toggle(point)}
              type="checkbox"
            />{' '}
            {checkNames[point]} <kbd className={styles.soft}>{index + 1}</kbd>
          </label>
          {note !== null && <span className={styles.soft}>{note}</span>}
          <EditNote editionId={ask.editionId} note={note} point={point} />
        </div>
      ))}
    </fieldset>
  );
}

type NoteProps = {
  readonly editionId: number;
  readonly point: CheckPoint;
  readonly note: string | null;
};

function EditNote({ editionId, point, note }: NoteProps) {
  const run = useRun();
  const [text, setText] = useState(note ?? '');
  return (
    <ConfirmChange
      button={note === null ? 'Add a note' : 'Edit'}
      buttonLabel={`Note what to look for: ${checkNames[point]}`}
      confirm="Save"
      description="Shown with every copy of this edition. The sellers do not see it."
      name={`check-${point}`}
      done="Saved."
      onConfirm={async () => {
        const written = text.trim();
        const given = written === '' ? {} : { note: written };
        await run('checklists set', { edition: editionId, point, ...given });
      }}
      title={checkNames[point]}
      variant="primary"
    >
      <TextareaField
        label="What to look for at this edition"
        maxLength={2000}
        onChange={({ target }) => setText(target.value)}
        value={text}
      />
    </ConfirmChange>
  );
}
