/** The person that a provider's token identifies. */
export type SocialPerson = {
  /** The provider's id of the person, which never changes. */
  readonly subject: string;
  /** null: the provider has not verified the address. */
  readonly verifiedEmail: string | null;
  readonly firstName: string;
  readonly lastName: string;
};

export type SocialProvider = {
  /**
   * Verifies a token with its provider. null: invalid, or issued to another application. Throws the
   * 503 while the provider cannot be reached.
   */
  check(token: string): Promise<SocialPerson | null>;
};

export const socialProviders = ['google', 'apple'] as const;
export type SocialProviderName = (typeof socialProviders)[number];
/** null: not configured. */
export type SocialProviders = Readonly<Record<SocialProviderName, SocialProvider | null>>;
