import { z } from 'zod';

/** A text's name in a URL; any other text is a 404. */
export const slugText = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(100);
