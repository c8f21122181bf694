import type { RememberSearchesForm } from '../contracts/forms/search.ts';
import type { OkView } from '../contracts/ok.ts';
import type { LatestSearches, SearchView } from '../contracts/search.ts';
import type { Get, Post } from './call.ts';

/** `q` is normalized by `searchWords`. */
export const searchCatalogue: Get<SearchView, [], { readonly q: string }> = 'GET /api/search';
/** A guest's browser sends names such as 'artist-7'; a user's are stored in their account. */
export const getLatestSearches: Get<
  LatestSearches,
  [],
  { readonly of?: readonly string[] | undefined }
> = 'GET /api/latest-searches';
export const rememberSearches: Post<OkView, [], RememberSearchesForm> = 'POST /api/latest-searches';
