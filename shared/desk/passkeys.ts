import { z } from 'zod';
import { text } from '../contracts/wire/text.ts';
import { instant, shortText } from './fields.ts';

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/, 'Must be base64url');
/** How a browser reaches an authenticator, such as 'usb'. */
const transports = z.array(z.string().max(40)).max(10);

/** A passkey of one's own, as the desk shows it. */
export const passkeyView = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type PasskeyView = z.infer<typeof passkeyView>;

const descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

/** WebAuthn's PublicKeyCredentialCreationOptionsJSON, as far as we use it. */
export const passkeyToCreate = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({ residentKey: z.string().optional(), userVerification: z.string().optional() })
    .optional(),
  attestation: z.string().optional(),
});
export type PasskeyToCreate = z.infer<typeof passkeyToCreate>;

/** WebAuthn's PublicKeyCredentialRequestOptionsJSON, as far as we use it. */
export const passkeyToUse = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.int().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: z.string().optional(),
});
export type PasskeyToUse = z.infer<typeof passkeyToUse>;

const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };

/** What the browser answers; its further fields are not read. */
export const createdPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: transports.optional(),
  }),
});
export const usedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
});

export const addPasskeyBody = z.strictObject({ name: shortText.max(60), passkey: createdPasskey });
export type AddPasskeyBody = z.infer<typeof addPasskeyBody>;
export const namePasskeyBody = z.strictObject({ name: shortText.max(60) });
export type NamePasskeyBody = z.infer<typeof namePasskeyBody>;
/** Recovery codes where it is the first second factor; null otherwise. */
export const passkeyAdded = z.object({ codes: z.array(z.string()).nullable() });
export type PasskeyAdded = z.infer<typeof passkeyAdded>;

/** Six digits of the app, a recovery code, or the signature of a passkey. */
export const openDeskBody = z.union([
  z.strictObject({ code: text.trim().min(6).max(20) }),
  z.strictObject({ passkey: usedPasskey }),
]);
export type OpenDeskBody = z.infer<typeof openDeskBody>;
