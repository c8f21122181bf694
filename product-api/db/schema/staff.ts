import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { roles } from '../../../shared/desk/roles.ts';
import { amount, instant } from './columns.ts';
import { users } from './people.ts';

/** The people who run the marketplace, with their second factor. */
export const staff = pgTable('staff', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  roles: text('roles', { enum: roles }).array().notNull(),
  since: instant('since').notNull().defaultNow(),
  /** Base32, of the time-based codes (RFC 6238); null: none is set up. */
  totpSecret: text('totp_secret'),
  /** Whether a code of it was shown once; until then it opens nothing. */
  hasTotp: boolean('has_totp').notNull().default(false),
  /** The time step of the last code: none is good twice. */
  totpStep: integer('totp_step').notNull().default(0),
});

/** Codes on paper, each good once. Only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text('hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => staff.userId),
    usedAt: instant('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Passkeys and security keys (WebAuthn), a second factor beside the app. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => staff.userId),
    /** The authenticator's own id of it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Of the last signature; one that does not grow is a copy of the authenticator. */
    counter: amount('counter').notNull(),
    /** How the browser reaches it, such as 'usb'. */
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);
