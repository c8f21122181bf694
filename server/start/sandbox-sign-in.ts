import type { SocialSettings } from '../config/social-settings.ts';

/** A sandbox provider's registrations, and where this machine reaches it. */
type SandboxSignIn = {
  readonly httpUrl: string;
  readonly google: NonNullable<SocialSettings['google']>;
  readonly apple: NonNullable<SocialSettings['apple']>;
};

/** Where nobody is registered with a provider, and nobody else asks it, a sandbox can stand for it. */
export function lacksProvider({ google, apple, connectUrl }: SocialSettings): boolean {
  return connectUrl === null && (google === null || apple === null);
}

/** The real registrations, and the sandbox's in the places of those there are not. */
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

/** What the product API checks the sandbox's tokens by. */
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
