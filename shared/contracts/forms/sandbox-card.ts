import * as z from 'zod/mini';
import { safePath } from '../../domain/paths.ts';
import { text } from '../text.ts';

/** POST /api/sandbox/cards: a test card for the sandbox processor. */
export const sandboxCardForm = z.strictObject({
  clientSecret: text.check(z.minLength(1), z.maxLength(200)),
  number: text.check(z.regex(/^\d{12,19}$/, 'Enter a card number')),
  expiryMonth: z.int().check(z.minimum(1), z.maximum(12)),
  expiryYear: z.int().check(z.minimum(2000), z.maximum(2100)),
  /** The path of the site to which the bank sends the cardholder back. */
  returnPath: z.string().check(z.refine((path) => safePath(path) === path, 'Not a path')),
});
export type SandboxCardForm = z.infer<typeof sandboxCardForm>;
