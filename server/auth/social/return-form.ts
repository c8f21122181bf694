import { type SocialProvider, socialProviders } from '../../../shared/domain/social.ts';

/**
 * Which provider a page's address comes back from in the specification's own form (`access_token`,
 * `provider`, `firstName`, `lastName`); null for every other address.
 */
export function returnedProvider(query: URLSearchParams): SocialProvider | null {
  const provider = query.get('provider');
  return socialProviders.find((name) => name === provider) ?? null;
}
