import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { apiPath, apiRequest } from '../../../../../shared/api/call.ts';
import { getLatestSearches, rememberSearches } from '../../../../../shared/api/search.ts';
import type { SearchHit } from '../../../../../shared/contracts/search.ts';
import { searchNames } from '../../../../../shared/domain/searches.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import {
  forgetGuestSearches,
  keepGuestSearch,
  readGuestSearches,
} from '../logic/guest-searches.ts';

const ownPath = apiPath(getLatestSearches);

/** What was searched for lately, newest first: a guest's from this browser, else the account's. */
export function useLatestSearches() {
  const isSignedIn = useSession().user !== null;
  const { mutate } = useSWRConfig();
  const [guests] = useState(readGuestSearches);
  const guestsPath =
    guests.length === 0 ? null : apiPath(getLatestSearches, { of: searchNames(guests) });
  const { data } = useApi(isSignedIn ? ownPath : guestsPath);

  // What somebody searched for as a guest becomes their account's when they have signed in.
  useEffect(() => {
    const searches = isSignedIn ? readGuestSearches() : [];
    if (searches.length === 0) return;
    forgetGuestSearches();
    apiSend(apiRequest(rememberSearches, { searches: [...searches] })).then(
      () => mutate(ownPath),
      () => undefined,
    );
  }, [isSignedIn, mutate]);

  /** Never fails for the person: that a search is not remembered is no reason to stop them. */
  function remember({ kind, id }: SearchHit): void {
    if (!isSignedIn) keepGuestSearch({ kind, id });
    else
      apiSend(apiRequest(rememberSearches, { searches: [{ kind, id }] })).then(
        () => mutate(ownPath),
        () => undefined,
      );
  }

  return { hits: data?.hits ?? [], remember };
}
