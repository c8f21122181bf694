import { type RefObject, useRef } from 'react';

type Insertion = {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  /** Puts what `write` makes of the selected words in their place. */
  readonly insert: (write: (words: string) => string) => void;
};

/** Writes at the cursor of a field that has the focus, or had it last. */
export function useInsertion(value: string, onChange: (value: string) => void): Insertion {
  const ref = useRef<HTMLTextAreaElement>(null);
  return {
    ref,
    insert(write) {
      const field = ref.current;
      if (!field) return;
      const { selectionStart, selectionEnd } = field;
      const put = write(value.slice(selectionStart, selectionEnd));
      field.setRangeText(put, selectionStart, selectionEnd, 'end');
      onChange(field.value);
      field.focus();
    },
  };
}
