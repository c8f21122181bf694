import { atom } from 'jotai';

/** What a user has saved or unsaved since their lists were read, by artwork id. */
export type Toggled = { readonly userId: number; readonly saved: ReadonlyMap<number, boolean> };

export const toggledAtom = atom<Toggled | null>(null);

/** Adds an artwork; drops the toggles of another user. */
export function toggledFor(
  userId: number,
  before: Toggled | null,
  artworkId: number,
  isSaved: boolean,
): Toggled {
  const own = before?.userId === userId ? before.saved : [];
  return { userId, saved: new Map(own).set(artworkId, isSaved) };
}
