import { type AppleSettings, createApple } from './apple.ts';
import { createGoogle, type GoogleSettings } from './google.ts';
import type { SocialProviders } from './social-provider.ts';

export type SocialSettings = {
  /** null: not configured. */
  readonly google: GoogleSettings | null;
  readonly apple: AppleSettings | null;
};

export function createSocialProviders(
  { google, apple }: SocialSettings,
  now: () => Date,
): SocialProviders {
  return {
    google: google && createGoogle(google),
    apple: apple && createApple(apple, now),
  };
}
