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
  readGuestSearches,
  storeGuestSearch,
} from '../logic/guest-searches.ts';

const ownPath = apiPath(getLatestSearches);

/** Recent searches, newest first: a guest's from this browser, a user's from their account. */
export function useLatestSearches() {
  const isSignedIn = useSession().user !== null;
  const { mutate } = useSWRConfig();
  const [guests] = useState(readGuestSearches);
  const guestsPath =
    guests.length === 0 ? null : apiPath(getLatestSearches, { of: searchNames(guests) });
  const { data } = useApi(isSignedIn ? ownPath : guestsPath);

  // After sign-in, the guest's searches move to the account.
  useEffect(() => {
    const searches = isSignedIn ? readGuestSearches() : [];
    if (searches.length === 0) return;
    forgetGuestSearches();
    apiSend(apiRequest(rememberSearches, { searches: [...searches] })).then(
      () => mutate(ownPath),
      () => undefined,
    );
  }, [isSignedIn, mutate]);

  /** Ignores failures: a search that is not stored must not stop the person. */
  function remember({ kind, id }: SearchHit): void {
    if (!isSignedIn) storeGuestSearch({ kind, id });
    else
      apiSend(apiRequest(rememberSearches, { searches: [{ kind, id }] })).then(
        () => mutate(ownPath),
        () => undefined,
      );
  }

  return { hits: data?.hits ?? [], remember };
}
