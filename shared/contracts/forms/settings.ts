import * as z from 'zod/mini';
import { sellerTypes } from '../../domain/seller-type.ts';
import { atMost, line, text } from '../text.ts';
import { emailField } from './auth.ts';
import { followFlags } from './follow.ts';
import { releaseTime } from './submissions.ts';

const required = (max: number) => line.check(z.minLength(1, 'Required'), atMost(max));

/** PUT /api/account/name. */
export const nameForm = z.strictObject({
  firstName: required(100),
  lastName: required(100),
  username: required(254),
});
export type NameForm = z.infer<typeof nameForm>;

/** The current password; left out by accounts without one, which must have signed in just now. */
const password = z.optional(text.check(z.minLength(1, 'Required'), atMost(1000)));

/** POST /api/account/email. */
export const emailChangeForm = z.strictObject({ email: emailField, password });
export type EmailChangeForm = z.infer<typeof emailChangeForm>;

/** POST /api/auth/change-email. */
export const emailCodeForm = z.strictObject({ code: text.check(z.minLength(1), atMost(200)) });
export type EmailCodeForm = z.infer<typeof emailCodeForm>;

/** PUT /api/account/preferences: omitted fields stay. */
export const preferencesForm = z.strictObject({
  sellerType: z.optional(z.enum(sellerTypes)),
  followFlags: z.optional(z.partial(followFlags)),
});
export type PreferencesForm = z.infer<typeof preferencesForm>;

/** A date to be announced is of one release, never a habit. */
export const preferredReleaseKinds = ['single', 'timed', 'raffle', 'date-only'] as const;

/** PUT /api/account/release-preferences: what a submitted release starts with; '' is not chosen. */
export const releasePreferencesForm = z.strictObject({
  kind: z.enum(['', ...preferredReleaseKinds]),
  time: releaseTime,
  /** The product API knows all zones: a check here would load their code with every page. */
  timeZone: line.check(atMost(60)),
});
export type ReleasePreferencesForm = z.infer<typeof releasePreferencesForm>;

/** POST /api/account/leave, and connecting or disconnecting a provider. */
export const ownerForm = z.strictObject({ password });
export type OwnerForm = z.infer<typeof ownerForm>;
