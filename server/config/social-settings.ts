type Registration = {
  readonly issuer: string;
  readonly clientId: string;
  /** Where this process reaches the issuer, if browsers reach it elsewhere; both are origins. */
  readonly reachedAt?: string | undefined;
  /** Whether a sandbox stands for the provider. */
  readonly isSandbox?: boolean | undefined;
};

export type GoogleRegistration = Registration & { readonly clientSecret: string };

/** Apple has no lasting client secret: each one is signed with this key. */
export type AppleRegistration = Registration & {
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS #8 in PEM: the .p8 file. */
  readonly privateKey: string;
};

export type SocialSettings = {
  /** null: not offered. */
  readonly google: GoogleRegistration | null;
  readonly apple: AppleRegistration | null;
  /**
   * For a product API that asks Google and Apple itself: `{connectUrl}/google` starts a sign-in.
   */
  readonly connectUrl: string | null;
};

export const noSocialSignIn: SocialSettings = {
  google: null,
  apple: null,
  connectUrl: null,
};
