import type { SWRConfiguration } from 'swr';
import type { ApiPath } from '../../../../shared/api/call.ts';
import { ApiError } from '../api/api-error.ts';
import { apiGet } from '../api/client.ts';

/** Specification section 9. */
export const retries = { count: 3, firstMs: 1_000, capMs: 30_000 } as const;

/** The delay before retry number `attempt`, from 1: 1 s, doubled each time, at most 30 s. */
export function retryDelay(attempt: number): number {
  return Math.min(retries.firstMs * 2 ** (attempt - 1), retries.capMs);
}

/** A 4xx would fail the same way again; the person may still retry. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isTransient;
}

export const swrConfig: SWRConfiguration = {
  fetcher: (path: ApiPath) => apiGet(path),
  errorRetryCount: retries.count,
  onErrorRetry(error, _key, config, revalidate, { retryCount }) {
    if (!isWorthRetrying(error) || retryCount > (config.errorRetryCount ?? retries.count)) return;
    setTimeout(() => revalidate({ retryCount }), retryDelay(retryCount));
  },
  focusThrottleInterval: 30_000,
  dedupingInterval: 2_000,
};
