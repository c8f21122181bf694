import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { LatestSearches, SearchHit } from '../../../../../shared/contracts/search.ts';
import { guestSearchesPath } from '../../../../../shared/domain/searches.ts';
import { type ApiPath, apiSend } from '../../../lib/api/client.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import {
  forgetGuestSearches,
  keepGuestSearch,
  readGuestSearches,
} from '../logic/guest-searches.ts';

const ownPath = '/api/latest-searches';

/** What was searched for lately, newest first: a guest's from this browser, else the account's. */
export function useLatestSearches() {
  const isSignedIn = useSession().user !== null;
  const { mutate } = useSWRConfig();
  const [guests] = useState(readGuestSearches);
  const guestsPath = guests.length === 0 ? null : (guestSearchesPath(guests) as ApiPath);
  const { data } = useApi<LatestSearches>(isSignedIn ? ownPath : guestsPath);

  // What somebody searched for as a guest becomes their account's when they have signed in.
  useEffect(() => {
    const searches = isSignedIn ? readGuestSearches() : [];
    if (searches.length === 0) return;
    forgetGuestSearches();
    apiSend('POST', ownPath, { searches }).then(
      () => mutate(ownPath),
      () => undefined,
    );
  }, [isSignedIn, mutate]);

  /** Never fails for the person: that a search is not remembered is no reason to stop them. */
  function remember({ kind, id }: SearchHit): void {
    if (!isSignedIn) keepGuestSearch({ kind, id });
    else
      apiSend('POST', ownPath, { searches: [{ kind, id }] }).then(
        () => mutate(ownPath),
        () => undefined,
      );
  }

  return { hits: data?.hits ?? [], remember };
}
