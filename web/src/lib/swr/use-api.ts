import { useEffect } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import type { ApiPath } from '../../../../shared/api/call.ts';
import type { ApiError } from '../api/api-error.ts';
import type { ExpiringCache } from './expiring-cache.ts';

/** Younger data is not read again when another component mounts. */
const freshMs = 10_000;

type Options = Pick<
  SWRConfiguration,
  'refreshInterval' | 'keepPreviousData' | 'revalidateOnFocus'
> & {
  /** Revalidates on every mount, for data that other pages change. */
  readonly revalidateOnMount?: boolean;
};

/**
 * Reads a path of the BFF and keeps it up to date; `null` reads nothing. Data embedded in the page
 * needs no call.
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
    // Otherwise SWR would reuse an answer of the last two seconds.
    ...(revalidateOnMount && { dedupingInterval: 0 }),
    revalidateIfStale: revalidateOnMount || writtenAt === null || Date.now() - writtenAt > freshMs,
  });
}
