import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { baseOf, privateUrl } from '../../shared/config/fields.ts';
import type { AppleRegistration, GoogleRegistration, SocialSettings } from './social-settings.ts';

const provider = baseOf(privateUrl);

/** The text of a key file; settings that cannot hold line breaks write them as \n. */
const privateKey = z
  .string()
  .transform((value) => value.replaceAll('\\n', '\n'))
  .refine(isP256Key, 'must be the text of the .p8 file: an EC P-256 key in PKCS #8');

/** The settings of sign-in with Google and Apple. */
export const socialFields = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: provider.default('https://accounts.google.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: privateKey.optional(),
  APPLE_ISSUER: provider.default('https://appleid.apple.com'),
  SOCIAL_CONNECT_URL: provider.optional(),
};

const google = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
const apple = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const;

type Values = z.output<z.ZodObject<typeof socialFields>>;

/** The settings of which one is of no use without the others. */
export const registrations = [google, apple];

export function socialSettingsOf(values: Values): SocialSettings {
  return {
    google: googleOf(values),
    apple: appleOf(values),
    connectUrl: values.SOCIAL_CONNECT_URL ?? null,
  };
}

function googleOf(values: Values): GoogleRegistration | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined || clientSecret === undefined) return null;
  return { issuer: values.GOOGLE_ISSUER, clientId, clientSecret };
}

function appleOf(values: Values): AppleRegistration | null {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = values;
  const key = values.APPLE_PRIVATE_KEY;
  if (clientId === undefined || teamId === undefined || keyId === undefined) return null;
  if (key === undefined) return null;
  return { issuer: values.APPLE_ISSUER, clientId, teamId, keyId, privateKey: key };
}

function isP256Key(pem: string): boolean {
  try {
    const key = createPrivateKey(pem);
    return (
      pem.includes('BEGIN PRIVATE KEY') && key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
    );
  } catch {
    return false;
  }
}
