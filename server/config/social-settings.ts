type Registration = {
  readonly issuer: string;
  readonly clientId: string;
  /**
   * Where the issuer's addresses are reached from here, where that is not where browsers reach
   * them; both are origins.
   */
  readonly reachedAt?: string | undefined;
  /** Whether a sandbox stands for the provider. */
  readonly isSandbox?: boolean | undefined;
};

export type GoogleRegistration = Registration & { readonly clientSecret: string };

/** Apple knows no lasting secret: it is signed with this key, again and again. */
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
  /** Of a product API that asks Google and Apple itself: `{connectUrl}/google` begins it. */
  readonly connectUrl: string | null;
};

export const noSocialSignIn: SocialSettings = {
  google: null,
  apple: null,
  connectUrl: null,
};
