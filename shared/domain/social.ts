/** With whom people can sign in beside e-mail and password. */
export const socialProviders = ['google', 'apple'] as const;
export type SocialProvider = (typeof socialProviders)[number];

export const socialNames: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
};

/** An account counts as fresh for a minute: specification section 9. */
export const freshAccountMs = 60_000;

/** Whether an account was made just now; dates are epoch milliseconds. */
export function isFreshAccount(createdAt: number, now: number): boolean {
  return now - createdAt <= freshAccountMs;
}
