import { type SocialProvider, socialProviders } from '../../../shared/domain/social.ts';

/**
 * The provider named in the specification's return address (`access_token`, `provider`,
 * `firstName`, `lastName`); null for every other address.
 */
export function returnedProvider(query: URLSearchParams): SocialProvider | null {
  const provider = query.get('provider');
  return socialProviders.find((name) => name === provider) ?? null;
}
