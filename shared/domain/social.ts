/** Social sign-in providers. */
export const socialProviders = ['google', 'apple'] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const socialNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
};

/** Specification section 9: an account counts as fresh for a minute. */
export const freshAccountMs = 60_000;

/** Both dates are epoch milliseconds. */
export function isFreshAccount(createdAt: number, now: number): boolean {
  return now - createdAt <= freshAccountMs;
}
