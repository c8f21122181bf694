import type { SocialSettings } from '../config/social-settings.ts';

/** A sandbox provider's registrations, and where this process reaches it. */
type SandboxSignIn = {
  readonly httpUrl: string;
  readonly google: NonNullable<SocialSettings['google']>;
  readonly apple: NonNullable<SocialSettings['apple']>;
};

/**
 * Whether the sandbox can replace a provider: the site is not registered with it, and the product
 * API does not ask it itself.
 */
export function lacksProvider({ google, apple, connectUrl }: SocialSettings): boolean {
  return connectUrl === null && (google === null || apple === null);
}

/** The real registrations, and the sandbox's for those that are missing. */
export function socialWith(
  settings: SocialSettings,
  sandbox: SandboxSignIn | null,
): SocialSettings {
  if (!sandbox) return settings;
  const standIn = { reachedAt: sandbox.httpUrl, isSandbox: true } as const;
  return {
    ...settings,
    google: settings.google ?? { ...sandbox.google, ...standIn },
    apple: settings.apple ?? { ...sandbox.apple, ...standIn },
  };
}

/** The product API's settings for checking the sandbox's tokens. */
export function tokenChecksOf(
  settings: SocialSettings,
  sandbox: SandboxSignIn | null,
): Record<string, string> {
  if (!sandbox) return {};
  const at = (issuer: string, path: string) =>
    `${sandbox.httpUrl}${new URL(issuer).pathname}${path}`;
  const { google, apple } = sandbox;
  return {
    ...(settings.google
      ? {}
      : {
          GOOGLE_CLIENT_ID: google.clientId,
          GOOGLE_TOKENINFO_URL: at(google.issuer, '/tokeninfo'),
          GOOGLE_USERINFO_URL: at(google.issuer, '/me'),
        }),
    ...(settings.apple
      ? {}
      : {
          APPLE_CLIENT_ID: apple.clientId,
          APPLE_ISSUER: apple.issuer,
          APPLE_JWKS_URL: at(apple.issuer, '/jwks'),
        }),
  };
}
