import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { wireAddress } from '../../../shared/contracts/wire/profile.ts';
import { instant } from './columns.ts';

export type StoredAddress = z.infer<typeof wireAddress>;

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** argon2id; null for accounts made by a social sign-in. */
    passwordHash: text('password_hash'),
    provider: text('provider', { enum: ['local', 'google', 'apple'] })
      .notNull()
      .default('local'),
    role: text('role', { enum: ['user', 'operator'] })
      .notNull()
      .default('user'),
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
  ],
);

export const profiles = pgTable('profiles', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  currency: text('currency', { enum: ['GBP', 'USD', 'EUR'] })
    .notNull()
    .default('GBP'),
  countryIp: text('country_ip'),
  shippingAddress: jsonb('shipping_address').$type<StoredAddress>(),
  billingAddress: jsonb('billing_address').$type<StoredAddress>(),
});

/** A signed-in device. A JWT is good for as long as its session's row says. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** E-mail confirmation and password reset. Only the token's hash is kept. */
export const oneTimeTokens = pgTable('one_time_tokens', {
  hash: text('hash').primaryKey(),
  purpose: text('purpose', { enum: ['confirm-email', 'reset-password'] }).notNull(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Keys that sign JWTs, newest first by creation; shared by every process on this database. */
export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/**
 * Mail waiting to be sent, written in the transaction that causes it. `dedupeKey` names the cause,
 * so that the same thing is never told twice.
 */
export const emails = pgTable(
  'emails',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    dedupeKey: text('dedupe_key').notNull().unique(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('emails_unsent').on(table.nextAttemptAt).where(sql`${table.sentAt} is null`)],
);

export const featureFlags = pgTable('feature_flags', {
  name: text('name').primaryKey(),
  enabled: boolean('enabled').notNull().default(false),
  description: text('description').notNull().default(''),
});
