import { z } from 'zod';
import { artistWorkSorts } from '../../shared/contracts/artists.ts';

/** The query of a list of an artist's works; an empty parameter counts as none. */
export const artistWorksQuery = z
  .object({
    page: z.coerce.number().int().min(1).max(100).default(1),
    sort: z.union([z.literal(''), z.enum(artistWorkSorts)]).optional(),
    medium: z.string().trim().max(100).optional(),
  })
  .transform(({ page, sort, medium }) => ({
    medium: medium || undefined,
    sort: sort === 'recommended' ? undefined : sort || undefined,
    page,
  }));
