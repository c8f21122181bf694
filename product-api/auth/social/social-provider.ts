/** Who a provider says that a token belongs to. */
export type SocialPerson = {
  /** The person's id at the provider: the one thing about them that never changes. */
  readonly subject: string;
  /** null: the provider has not verified that the address is theirs. */
  readonly verifiedEmail: string | null;
  readonly firstName: string;
  readonly lastName: string;
};

export type SocialProvider = {
  /**
   * Has the token checked by its provider. null: it is not good, or was not given to us. Throws
   * the 503 while the provider cannot be asked.
   */
  check(token: string): Promise<SocialPerson | null>;
};

export const socialProviders = ['google', 'apple'] as const;
export type SocialProviderName = (typeof socialProviders)[number];
/** null: not configured. */
export type SocialProviders = Readonly<Record<SocialProviderName, SocialProvider | null>>;
