import { useEffect } from 'react';
import useSWR, { type SWRResponse, useSWRConfig } from 'swr';
import type { ApiRequest } from '../../../../../shared/api/call.ts';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import type { ExpiringCache } from '../../../lib/swr/expiring-cache.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';

const waitMs = 300;

/** What is being written as its readers would see it, a moment after the last key. */
export function usePreview<Preview>(request: ApiRequest<Preview>): SWRResponse<Preview, ApiError> {
  const asked = useDebounced(JSON.stringify(request), waitMs);
  const key = `preview ${asked}`;
  const cache = useSWRConfig().cache as ExpiringCache;
  useEffect(() => cache.retain(key), [cache, key]);
  const send = () => apiSend(JSON.parse(asked) as ApiRequest<Preview>);
  return useSWR<Preview, ApiError>(key, send, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
}
