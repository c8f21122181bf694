import { z } from 'zod';

/** The name of a text in an address; what cannot be one is not found. */
export const slugText = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(100);
