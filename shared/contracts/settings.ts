import { z } from 'zod';
import { sellerTypes } from '../domain/seller-type.ts';
import { socialProviders } from '../domain/social.ts';
import { profileView } from './account.ts';
import { followView } from './artists.ts';
import { preferredReleaseKinds } from './forms/settings.ts';
import { moneySchema } from './money.ts';

/** What a submitted release starts with; null: not chosen so far. */
export const releasePreferences = z.object({
  kind: z.enum(preferredReleaseKinds).nullable(),
  /** Such as '17:30'. */
  time: z.string().nullable(),
  timeZone: z.string().nullable(),
});
export type ReleasePreferences = z.infer<typeof releasePreferences>;

/** GET /api/account/settings. */
export const settingsView = z.object({
  ...profileView.shape,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  email: z.string(),
  /** The address that an open link would change to; null: none is open. */
  pendingEmail: z.string().nullable(),
  /** false: the account was made with Google or Apple, and has none so far. */
  hasPassword: z.boolean(),
  /** The provider with which the account was made; null: with an e-mail address. */
  provider: z.enum(socialProviders).nullable(),
  /** Those that are connected, or can be. */
  connections: z.array(
    z.object({
      provider: z.enum(socialProviders),
      isConnected: z.boolean(),
      /** Whether it can be connected here. */
      canConnect: z.boolean(),
    }),
  ),
  sellerType: z.enum(sellerTypes),
  /** The e-mails about artists who are followed from now on. */
  followFlags: followView.shape.flags,
  release: releasePreferences,
});
export type SettingsView = z.infer<typeof settingsView>;

/** POST /api/account/providers/{provider}: the provider's page to go on at. */
export const connectView = z.object({ url: z.url({ protocol: /^https?$/ }) });
export type ConnectView = z.infer<typeof connectView>;

/** GET /api/account/sessions: last used first. */
export const sessionsView = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      /** Such as 'Firefox on Windows'; null: not known. */
      device: z.string().nullable(),
      /** ISO 3166-1 alpha-2; null: not known. */
      country: z.string().nullable(),
      signedInAt: z.iso.datetime(),
      /** To within ten minutes. */
      lastSeenAt: z.iso.datetime(),
      isCurrent: z.boolean(),
    }),
  ),
});
export type SessionsView = z.infer<typeof sessionsView>;

/** GET /api/account/leaving: how much is open and what is owed, which has to end before. */
export const leavingView = z.object({
  asks: z.int(),
  bids: z.int(),
  purchases: z.int(),
  sales: z.int(),
  debts: z.array(moneySchema),
});
export type LeavingView = z.infer<typeof leavingView>;
