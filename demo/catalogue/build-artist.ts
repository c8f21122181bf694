import { hashText } from '../pictures/kit/rng.ts';
import type { ArtistSource } from './artist-source.ts';
import type { CatalogueArtist } from './types.ts';

export function buildArtist(source: ArtistSource, place: number): CatalogueArtist {
  const { generator, key } = source;
  return {
    key,
    name: source.name,
    birthYear: source.birthYear,
    birthDate: source.birthDate ?? null,
    nationalities: [...source.nationalities],
    description: source.description,
    description2: source.description2,
    socialLinks: {
      instagram: source.instagram ?? null,
      website: source.website ?? null,
      email: source.email ?? null,
    },
    avatar: {
      generator,
      seed: hashText(`${key}/avatar`),
      view: 'avatar',
      aspect: 1,
      palette: place,
    },
    profile: {
      generator,
      seed: hashText(`${key}/profile`),
      view: 'profile',
      aspect: 1.6,
      palette: place + 1,
    },
  };
}
