import { useState } from 'react';
import { greatestFee, isAmount } from '../../../../../../shared/domain/fee-rules.ts';
import { type FeeName, type Fees, feeNames } from '../../../../../../shared/domain/fees.ts';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRun } from '../../hooks/use-run.tsx';
import { feeChanges, feeGroups } from '../../logic/fee-words.ts';
import styles from '../desk.module.css';
import settingStyles from './settings.module.css';

type Typed = Readonly<Record<FeeName, string>>;

/** Fees for a later time. `before` are the latest ones, with which the fields begin. */
export function FeeForm({
  before,
  onDone,
}: {
  readonly before: Fees;
  readonly onDone: () => void;
}) {
  const run = useRun();
  const [from, setFrom] = useState('');
  const [typed, setTyped] = useState(
    () => Object.fromEntries(feeNames.map((name) => [name, String(before[name])])) as Typed,
  );
  const [isChecked, setChecked] = useState(false);
  const { isSending, failure, send } = useSending();
  const fees = Object.fromEntries(feeNames.map((name) => [name, numberOf(typed[name])])) as Fees;
  const wrong = feeNames.filter((name) => !(fees[name] >= 0 && fees[name] <= greatestFee(name)));
  const changes = wrong.length > 0 ? [] : feeChanges(before, fees);
  const isLate = from !== '' && Date.parse(from) <= Date.now();
  const isComplete = from !== '' && !isLate && wrong.length === 0 && changes.length > 0;

  function submit() {
    setChecked(true);
    if (!isComplete) return;
    void send(async () => {
      const given = await run('fees add', { from: new Date(from).toISOString(), ...fees });
      toast.success(`These fees hold from ${formatDateTime(given.from)}.`);
    }).then((done) => done && onDone());
  }

  return (
    <form
      aria-label="New fees"
      className={settingStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {failure !== null && (
        <Notice title="Nothing was changed" tone="bad">
          {failure}
        </Notice>
      )}
      <div className={settingStyles.fields}>
        <TextField
          error={isChecked ? whenWrong(from, isLate) : undefined}
          hint="In your time zone."
          label="They hold from"
          onChange={({ target }) => setFrom(target.value)}
          type="datetime-local"
          value={from}
        />
      </div>
      {feeGroups.map((group) => (
        <fieldset className={settingStyles.group} key={group.title}>
          <legend className={styles.minor}>{group.title}</legend>
          <div className={settingStyles.fields}>
            {group.fees.map(([name, label]) => (
              <TextField
                error={
                  wrong.includes(name)
                    ? `From 0 to ${greatestFee(name).toLocaleString('en-GB')}.`
                    : undefined
                }
                inputMode="decimal"
                key={name}
                label={isAmount(name) ? label : `${label} (%)`}
                maxLength={12}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                value={typed[name]}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <p aria-live="polite" className={styles.soft}>
        {changes.length > 0 ? changes.join('; ') : 'Nothing differs from the latest fees yet.'}
      </p>
      <div className={styles.actions}>
        <Button loading={isSending} type="submit" variant="primary">
          Set these fees
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

function whenWrong(from: string, isLate: boolean): string | undefined {
  if (from === '') return 'Choose when they begin.';
  return isLate ? 'Fees begin at a later time than now.' : undefined;
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim()));
