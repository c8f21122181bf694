import { useEffect } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import type { ApiPath } from '../../../../shared/api/call.ts';
import type { ApiError } from '../api/api-error.ts';
import type { ExpiringCache } from './expiring-cache.ts';

/** Data younger than this is not read again just because another component wants it too. */
const freshMs = 10_000;

type Options = Pick<
  SWRConfiguration,
  'refreshInterval' | 'keepPreviousData' | 'revalidateOnFocus'
> & {
  /** Read again whenever it is shown anew, for what other pages change. */
  readonly revalidateOnMount?: boolean;
};

/**
 * What the BFF answers at this path, kept up to date. `null` reads nothing. The page shell may
 * carry it already: then the first paint has it and no call is made for it.
 */
export function useApi<Answer>(
  path: ApiPath<Answer> | null,
  { revalidateOnMount = false, ...options }: Options = {},
): SWRResponse<Answer, ApiError> {
  const cache = useSWRConfig().cache as ExpiringCache;
  useEffect(() => (path === null ? undefined : cache.retain(path)), [cache, path]);
  const writtenAt = path === null ? null : cache.writtenAt(path);
  return useSWR<Answer, ApiError>(path, {
    ...options,
    // Without this, what was changed within two seconds of the last read would stay unseen.
    ...(revalidateOnMount && { dedupingInterval: 0 }),
    revalidateIfStale: revalidateOnMount || writtenAt === null || Date.now() - writtenAt > freshMs,
  });
}
