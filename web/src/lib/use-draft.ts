import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftStore } from './session-store.ts';

/** Keeps the form's values in this tab over a reload. Returns how to clear them. */
export function useDraft<Values extends FieldValues>(
  name: string,
  { subscribe, reset, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'reset' | 'getValues'>,
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
