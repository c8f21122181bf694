import { artistNames } from '../../../lib/format/artist-names.ts';

type Release = {
  readonly artists: readonly { readonly id: number; readonly name: string }[];
  readonly extraArtists: string;
};

/** 'Zuleika and two guests of the press'; '' of a release that names nobody. */
export function makerNames({ artists, extraArtists }: Release): string {
  return [artistNames(artists), extraArtists].filter(Boolean).join(' ');
}
