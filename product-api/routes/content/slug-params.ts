import { z } from 'zod';

/** Whatever cannot be the name of a text is not found: no path is ever built of it. */
export const slugParams = z.object({ slug: z.string().max(200) });
