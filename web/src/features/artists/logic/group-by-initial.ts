import type { ArtistCard } from '../../../../../shared/contracts/artists.ts';
import { initialOf, otherInitial } from '../../../../../shared/domain/artists.ts';

export type LetterGroup = { readonly letter: string; readonly artists: readonly ArtistCard[] };

/** Artists by initial, A to Z, those without a letter last; within a letter the order is kept. */
export function groupByInitial(artists: readonly ArtistCard[]): LetterGroup[] {
  const groups = Map.groupBy(artists, ({ name }) => initialOf(name));
  return [...groups]
    .map(([letter, members]) => ({ letter, artists: members }))
    .toSorted((a, b) => rank(a.letter) - rank(b.letter));
}

function rank(letter: string): number {
  return letter === otherInitial ? Number.POSITIVE_INFINITY : letter.charCodeAt(0);
}
