import { z } from 'zod';
import { text } from '../../../shared/contracts/wire/text.ts';

/** Whatever cannot be the name of a text is not found: no path is ever built of it. */
export const slugParams = z.object({ slug: text.max(200) });
