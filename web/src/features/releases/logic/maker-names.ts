import { joinedMakers } from '../../../../../shared/domain/joined-names.ts';

type Release = {
  readonly artists: readonly { readonly id: number; readonly name: string }[];
  readonly extraArtists: string;
};

/** Such as 'Zuleika and two guests of the press'; '' if the release names no artist. */
export function makerNames({ artists, extraArtists }: Release): string {
  return joinedMakers(
    artists.map(({ name }) => name),
    extraArtists,
  );
}
