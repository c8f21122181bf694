import type { z } from 'zod';
import type { wireArtist } from '../../shared/contracts/wire/catalogue.ts';
import type { LoadedArtist } from '../queries/list-artists.ts';
import { presentPicture } from './present-picture.ts';

export function presentArtist({ artist, pictures, numberOfArtworks }: LoadedArtist): {
  id: number;
  attributes: z.infer<typeof wireArtist>;
} {
  return {
    id: artist.id,
    attributes: {
      name: artist.name,
      birthYear: artist.birthYear,
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
      images: pictures.map(presentPicture),
    },
  };
}
