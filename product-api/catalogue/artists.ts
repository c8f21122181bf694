import type { ArtistSource } from './artist-source.ts';
import { inesValadares } from './artists/ines-valadares.ts';
import { margueriteOseiLaurent } from './artists/marguerite-osei-laurent.ts';
import { rowanAchterberg } from './artists/rowan-achterberg.ts';

export const artistSources: readonly ArtistSource[] = [
  inesValadares,
  margueriteOseiLaurent,
  rowanAchterberg,
];
