import { z } from 'zod';
import { mailKinds } from './wire/mail.ts';

/** The kind of e-mail that a link unsubscribes from. */
export const unsubscribeView = z.object({ kind: z.enum(mailKinds) });
export type UnsubscribeView = z.infer<typeof unsubscribeView>;
