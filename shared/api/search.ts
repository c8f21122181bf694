import type { RememberSearchesForm } from '../contracts/forms/search.ts';
import type { OkView } from '../contracts/ok.ts';
import type { LatestSearches, SearchView } from '../contracts/search.ts';
import type { Get, Post } from './call.ts';

/** For words as `searchWords` has them. */
export const searchCatalogue: Get<SearchView, [], { readonly q: string }> = 'GET /api/search';
/** A guest's browser says of which, 'artist-7' and the like; an account remembers them itself. */
export const getLatestSearches: Get<
  LatestSearches,
  [],
  { readonly of?: readonly string[] | undefined }
> = 'GET /api/latest-searches';
export const rememberSearches: Post<OkView, [], RememberSearchesForm> = 'POST /api/latest-searches';
