import { z } from 'zod';
import { artworkSorts } from '../../shared/contracts/catalogue.ts';

const text = z.string().trim().max(100);

/** What an address may ask of the list of artworks; an empty field is as good as none. */
export const artworkListQuery = z
  .object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    sort: z.union([z.literal(''), z.enum(artworkSorts)]).optional(),
    medium: text.optional(),
    artist: z.union([z.literal(''), z.coerce.number().int().min(1).max(999_999_999)]).optional(),
    q: text.optional(),
  })
  .transform(({ page, sort, medium, artist, q }) => ({
    page,
    sort: sort || undefined,
    medium: medium || undefined,
    artist: artist || undefined,
    q: q || undefined,
  }));
