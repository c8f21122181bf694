import { atom } from 'jotai';

/** What one person has saved or dropped since their lists were read, by the artwork's id. */
export type Toggled = { readonly userId: number; readonly saved: ReadonlyMap<number, boolean> };

export const toggledAtom = atom<Toggled | null>(null);

/** With one work more; nothing of what somebody else has toggled. */
export function toggledFor(
  userId: number,
  before: Toggled | null,
  artworkId: number,
  isSaved: boolean,
): Toggled {
  const own = before?.userId === userId ? before.saved : [];
  return { userId, saved: new Map(own).set(artworkId, isSaved) };
}
