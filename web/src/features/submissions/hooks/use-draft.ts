import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftStore } from '../../../lib/session-store.ts';

/** Keeps what is typed in this tab, so that a reload loses none of it. Answers how to forget it. */
export function useDraft<Values extends FieldValues>(
  name: string,
  { subscribe, reset, getValues }: UseFormReturn<Values>,
): () => void {
  const store = useRef(draftStore<Values>(name)).current;
  useEffect(() => {
    const kept = store.read();
    if (kept) reset({ ...getValues(), ...kept });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => store.write(values),
    });
  }, [store, subscribe, reset, getValues]);
  return () => store.write(null);
}
