import type { SocialProvider } from '../../../../../shared/domain/social.ts';

/** Where the BFF begins a sign-in with a provider that ends at this path of the site. */
export function connectPath(provider: SocialProvider, redirectTo: string): string {
  return `/api/connect/${provider}?${new URLSearchParams({ redirectTo })}`;
}
