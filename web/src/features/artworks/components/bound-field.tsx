import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';

type Props = {
  readonly label: string;
  /** The bound in force. */
  readonly value: string;
  readonly maxLength: number;
  /** Parses the text: undefined for no bound, null for an invalid one. */
  readonly read: (text: string) => number | undefined | null;
  /** The error message for invalid text. */
  readonly unread: string;
  /** Called on Enter and on leaving the field. */
  readonly onChoose: (bound: number | undefined) => void;
};

/** One end of a range of numbers. Invalid text stays in the field and changes no filter. */
export function BoundField({ label, value, maxLength, read, unread, onChoose }: Props) {
  const [typed, setTyped] = useState(value);
  const [held, setHeld] = useState(value);
  const [isUnread, setUnread] = useState(false);
  if (held !== value) {
    // The address has changed: its value replaces what was typed.
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
