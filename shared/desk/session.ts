import { z } from 'zod';
import { text } from '../contracts/wire/text.ts';
import { instant } from './fields.ts';
import { passkeyView } from './passkeys.ts';
import { roles } from './roles.ts';

/** How long the desk stays open after a code of the second factor; in milliseconds. */
export const openFor = 8 * 3_600_000;
/** How long operations on money, roles and settings need no new code; in milliseconds. */
export const freshFor = 10 * 60_000;

/** What a member of the staff is told of their access to the desk. */
export const deskSession = z.object({
  roles: z.array(z.enum(roles)),
  hasFactor: z.boolean(),
  /** One's own, the oldest first. */
  passkeys: z.array(passkeyView),
  /** null: a code of the second factor is needed first. */
  openUntil: instant.nullable(),
  /** Until when sensitive operations need no other code. */
  freshUntil: instant.nullable(),
});
export type DeskSession = z.infer<typeof deskSession>;

/** For an authenticator app: the address goes into a QR code, the secret is for typing. */
export const factorSetUp = z.object({ secret: z.string(), uri: z.string() });
export type FactorSetUp = z.infer<typeof factorSetUp>;
/** Shown once. */
export const recoveryCodesView = z.object({ codes: z.array(z.string()) });
export type RecoveryCodesView = z.infer<typeof recoveryCodesView>;

/** The account's password, which an account that came by Google or Apple does not have. */
export const setUpBody = z.strictObject({ password: text.max(1000).optional() });
export type SetUpBody = z.infer<typeof setUpBody>;
/** Six digits of the app. */
export const codeBody = z.strictObject({ code: text.trim().min(6).max(20) });
export type CodeBody = z.infer<typeof codeBody>;
