import { atom, useAtom } from 'jotai';
import type { ChangeEvent } from 'react';

const nothing = { firstName: '', lastName: '', email: '' };
const typedAtom = atom(nothing);

/**
 * What was typed into one of the forms for signing in and registering, which the next one begins
 * with. Kept in memory only, and never the password.
 */
export function useTyped() {
  const [typed, setTyped] = useAtom(typedAtom);
  return {
    typed,
    /** Options of a field's `register`. */
    keep: (field: keyof typeof nothing) => ({
      onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
        const isUsername = field === 'email' && !value.includes('@');
        setTyped((before) => ({ ...before, [field]: isUsername ? '' : value }));
      },
    }),
    forget: () => setTyped(nothing),
  };
}
