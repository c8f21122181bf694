import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ReleaseSettings, wireAddress } from '../../../shared/contracts/wire/profile.ts';
import { currencies } from '../../../shared/domain/money.ts';
import { onboardingStatuses } from '../../../shared/domain/onboarding.ts';
import { sellerTypes } from '../../../shared/domain/seller-type.ts';
import { socialProviders } from '../../../shared/domain/social.ts';
import { followFlags, instant, isOneOf } from './columns.ts';

const providers = ['local', ...socialProviders] as const;
const purposes = [
  'confirm-email',
  'reset-password',
  'change-email',
  'keep-email',
  'link-provider',
] as const;

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
    provider: text('provider', { enum: providers }).notNull().default('local'),
    confirmedAt: instant('confirmed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When the account was closed; the row holds no personal data from then on. */
    leftAt: instant('left_at'),
    /** Since when the account is blocked: it cannot sign in nor trade; null: it is not. */
    blockedAt: instant('blocked_at'),
    /** Why, for the staff only. */
    blockedReason: text('blocked_reason'),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    /** For the desk, which finds people by a part of their name. */
    index('users_names').using(
      'gin',
      sql`fold(${table.firstName} || ' ' || ${table.lastName}) gin_trgm_ops`,
    ),
    index('users_blocked').on(table.id).where(sql`${table.blockedAt} is not null`),
    isOneOf('users_provider', table.provider, providers),
  ],
);

export type UserRow = typeof users.$inferSelect;

export const profiles = pgTable(
  'profiles',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Of the shipping country: the user trades in it. */
    currency: text('currency', { enum: currencies }).notNull().default('GBP'),
    /** In which the user wants to see prices; null: in that of their region. */
    ownCurrency: text('own_currency', { enum: currencies }),
    sellerType: text('seller_type', { enum: sellerTypes }).notNull().default('PRIVATE_SELLER'),
    countryIp: text('country_ip'),
    shippingAddress: jsonb('shipping_address').$type<StoredAddress>(),
    billingAddress: jsonb('billing_address').$type<StoredAddress>(),
    ...followFlags,
    disableNonEssentialCookies: boolean('disable_non_essential_cookies').notNull().default(false),
    releaseSettings: jsonb('release_settings').$type<ReleaseSettings>().notNull().default({}),
    /** The seller's asks are paused until then; null: the seller is not away. */
    awayUntil: instant('away_until'),
    onboardingExperience: text('onboarding_experience'),
    onboardingIntent: text('onboarding_intent'),
    onboardingStatus: text('onboarding_status', { enum: onboardingStatuses })
      .notNull()
      .default('INCOMPLETE'),
  },
  (table) => [
    index('profiles_away').on(table.awayUntil).where(sql`${table.awayUntil} is not null`),
    isOneOf('profiles_currency', table.currency, currencies),
    isOneOf('profiles_own_currency', table.ownCurrency, currencies),
    isOneOf('profiles_seller_type', table.sellerType, sellerTypes),
    isOneOf('profiles_onboarding_status', table.onboardingStatus, onboardingStatuses),
  ],
);

/** A user's identity at Google or Apple, by its subject, which never changes. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    provider: text('provider', { enum: socialProviders }).notNull(),
    subject: text('subject').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('social_identities_user').on(table.userId),
    isOneOf('social_identities_provider', table.provider, socialProviders),
  ],
);

/** A session. Its JWT is valid for as long as this row says. */
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
    /** When the session was last used, to within ten minutes; null: not since it was opened. */
    lastSeenAt: instant('last_seen_at'),
    /** Browser and system at that time, such as 'Firefox on Windows'. */
    device: text('device'),
    /** ISO 3166-1 alpha-2 at that time. The network address itself is not stored. */
    country: text('country'),
    /** When the second factor was last shown in this session, for the desk. */
    factorAt: instant('factor_at'),
    /** What a passkey has to sign next, 'add:…' or 'use:…'; good once and for minutes. */
    passkeyChallenge: text('passkey_challenge'),
    passkeyChallengeAt: instant('passkey_challenge_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/**
 * Links in mails (confirmation, password reset, another address) and the codes that let a sign-in
 * with Google or Apple be connected to an account. Only the hash is stored.
 */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: purposes }).notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The address that the account gets with the link; null for links that change none. */
    email: text('email'),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_tokens_user').on(table.userId),
    isOneOf('one_time_tokens_purpose', table.purpose, purposes),
  ],
);

/** JWT signing keys, shared by every process on this database; the newest signs. */
export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/**
 * Outbox: mails written in the transaction that causes them. `dedupeKey` names the event, so that
 * it is mailed once.
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
    /** One-click link that ends mails of this kind; null for mails that cannot be ended. */
    unsubscribeLink: text('unsubscribe_link'),
    createdAt: instant('created_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    /** The order that it is about; null: another thing. */
    orderId: integer('order_id'),
    /** Why the mail server did not take it, such as 'EENVELOPE 550'; null: it was not refused. */
    failure: text('failure'),
  },
  (table) => [
    index('emails_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    index('emails_recipient').on(sql`lower(${table.recipient})`, table.id),
    index('emails_unsent').on(table.nextAttemptAt).where(sql`${table.sentAt} is null`),
  ],
);

export const featureFlags = pgTable('feature_flags', {
  name: text('name').primaryKey(),
  /** For everybody but the people of `featureFlagPeople`. */
  enabled: boolean('enabled').notNull().default(false),
  description: text('description').notNull().default(''),
});

/** People for whom a flag is not as it is for everybody else. */
export const featureFlagPeople = pgTable(
  'feature_flag_people',
  {
    flag: text('flag')
      .notNull()
      .references(() => featureFlags.name),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    enabled: boolean('enabled').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.flag, table.userId] }),
    index('feature_flag_people_user').on(table.userId),
  ],
);
