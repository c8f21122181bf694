import { atom } from 'jotai';

/** What one person has saved or dropped since their lists were read, by the artwork's id. */
export type Toggled = { readonly userId: number; readonly saved: ReadonlyMap<number, boolean> };

export const toggledAtom = atom<Toggled | null>(null);
