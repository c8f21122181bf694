import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';

type Props = {
  readonly label: string;
  /** What holds so far. */
  readonly value: string;
  readonly maxLength: number;
  /** Told of what was typed when it is finished: by Enter, or by leaving the field. */
  readonly onChoose: (text: string) => void;
};

/** One end of a range of numbers. */
export function BoundField({ label, value, maxLength, onChoose }: Props) {
  const [typed, setTyped] = useState(value);
  const [held, setHeld] = useState(value);
  if (held !== value) {
    // The address has changed: what it says takes the place of what was typed.
    setHeld(value);
    setTyped(value);
  }
  const finish = () => {
    if (typed.trim() === value) return;
    onChoose(typed);
    setTyped(value);
  };
  return (
    <TextField
      autoComplete="off"
      inputMode="numeric"
      label={label}
      maxLength={maxLength}
      onBlur={finish}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && finish()}
      value={typed}
    />
  );
}
