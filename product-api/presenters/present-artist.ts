import type { z } from 'zod';
import type { wireArtist } from '../../shared/contracts/wire/catalogue.ts';
import { artistImage } from '../../shared/domain/artists.ts';
import { artistPath } from '../../shared/domain/paths.ts';
import type { LoadedArtist } from '../queries/list-artists.ts';
import { presentPicture } from './present-picture.ts';

export function presentArtist({ artist, pictures, numberOfArtworks, artworks }: LoadedArtist): {
  id: number;
  attributes: z.infer<typeof wireArtist>;
} {
  const images = pictures.map(presentPicture);
  const { id, name, birthYear } = artist;
  return {
    id,
    attributes: {
      name,
      birthYear,
      birthDate: artist.birthDate,
      nationalities: artist.nationalities,
      description: artist.description,
      description2: artist.description2,
      socialLinks: {
        instagram: artist.instagram,
        website: artist.website,
        email: artist.email,
      },
      numberOfArtworks,
      images,
      avatar: artistImage(images, 'avatar'),
      dateOfBirth: artist.birthDate ?? birthYear?.toString() ?? null,
      href: name === null ? null : artistPath({ id, name }),
      ...(artworks && {
        artworks: {
          data: artworks.map((work) => ({ id: work.id, attributes: { name: work.name } })),
        },
      }),
    },
  };
}
