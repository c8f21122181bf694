import { joinedMakers } from '../../../../../shared/domain/joined-names.ts';

type Release = {
  readonly artists: readonly { readonly id: number; readonly name: string }[];
  readonly extraArtists: string;
};

/** 'Zuleika and two guests of the press'; '' of a release that names nobody. */
export function makerNames({ artists, extraArtists }: Release): string {
  return joinedMakers(
    artists.map(({ name }) => name),
    extraArtists,
  );
}
