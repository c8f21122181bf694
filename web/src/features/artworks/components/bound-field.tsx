import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';

type Props = {
  readonly label: string;
  /** What holds so far. */
  readonly value: string;
  readonly maxLength: number;
  /** What was typed, as a bound: undefined for none, null for what is no number to narrow by. */
  readonly read: (text: string) => number | undefined | null;
  /** Said where `read` finds no number. */
  readonly unread: string;
  /** Told when typing is finished: by Enter, or by leaving the field. */
  readonly onChoose: (bound: number | undefined) => void;
};

/** One end of a range of numbers. What cannot be read stays where it was typed, and narrows nothing. */
export function BoundField({ label, value, maxLength, read, unread, onChoose }: Props) {
  const [typed, setTyped] = useState(value);
  const [held, setHeld] = useState(value);
  const [isUnread, setUnread] = useState(false);
  if (held !== value) {
    // The address has changed: what it says takes the place of what was typed.
    setHeld(value);
    setTyped(value);
    setUnread(false);
  }
  const finish = () => {
    if (typed.trim() === value) return;
    const bound = read(typed);
    setUnread(bound === null);
    if (bound === null) return;
    onChoose(bound);
    setTyped(value);
  };
  return (
    <TextField
      autoComplete="off"
      error={isUnread ? unread : undefined}
      inputMode="numeric"
      label={label}
      maxLength={maxLength}
      onBlur={finish}
      onChange={({ target }) => {
        setTyped(target.value);
        setUnread(false);
      }}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && finish()}
      value={typed}
    />
  );
}
