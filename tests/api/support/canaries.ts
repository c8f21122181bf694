import { randomBytes } from 'node:crypto';
import { jwtOf } from '../../support/wire-fixtures.ts';

export const sealingKey = randomBytes(32);
export const jwt = jwtOf({ mark: 'canary-jwt-7731' });

/** Unique values: each occurs in one place, so that finding it elsewhere proves a leak. */
export const canaries = {
  jwt,
  jwtClaims: jwt.split('.')[1] ?? '',
  sealingKey: sealingKey.toString('base64url'),
  password: 'Canary-password-7731',
  gatePassword: 'Canary-gate-7731',
  providerToken: 'canary-provider-token-7731',
  confirmation: 'canary-confirmation-7731',
  cardSecret: 'seti_7731_secret_canary',
  mailToken: 'canary.mail-token-7731.x',
  email: 'canary.person@canary-mail.example',
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  address: 'Canary Quay 7731',
  city: 'Canarytown',
  phone: '+447700900773',
} as const;
export type Canary = keyof typeof canaries;

/** Values that no answer may contain. */
export const neverTold: readonly Canary[] = [
  ...(['jwt', 'jwtClaims', 'sealingKey', 'password', 'gatePassword'] as const),
  ...(['providerToken', 'confirmation', 'mailToken'] as const),
];

/** The canaries in a text, also URL-encoded, in Base64 or in hexadecimal. */
export function canariesIn(text: string): Canary[] {
  const low = text.toLowerCase();
  return (Object.keys(canaries) as Canary[]).filter((name) =>
    spellingsOf(name).some((spelling) => low.includes(spelling.toLowerCase())),
  );
}

function spellingsOf(name: Canary): string[] {
  const value = canaries[name];
  const bytes = name === 'sealingKey' ? sealingKey : Buffer.from(value);
  // The last three characters of Base64 depend on what follows.
  const base64 = bytes.toString('base64').replace(/=+$/, '').slice(0, -3);
  return [value, encodeURIComponent(value), base64, bytes.toString('hex')];
}

export const person = {
  firstName: canaries.firstName,
  lastName: canaries.lastName,
  email: canaries.email,
  password: canaries.password,
};

export const addressOfCanary = {
  name: `${canaries.firstName} ${canaries.lastName}`,
  address: canaries.address,
  address_2: '',
  city: canaries.city,
  postalCode: 'N1 1AA',
  state: '',
  country: 'GB',
  phone: canaries.phone,
};
