import { z } from 'zod';
import { text } from '../../../shared/contracts/wire/text.ts';

/** Slugs are only compared with those of stored texts, never used as file paths. */
export const slugParams = z.object({ slug: text.max(200) });
