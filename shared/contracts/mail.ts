import { z } from 'zod';
import { mailKinds } from './wire/mail.ts';

/** Which kind of mail a link ends. */
export const unsubscribeView = z.object({ kind: z.enum(mailKinds) });
export type UnsubscribeView = z.infer<typeof unsubscribeView>;
