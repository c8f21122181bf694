import type { FastifyBaseLogger } from 'fastify';
import { cacheBack, cacheLost } from '../events.ts';
import { createMemoryCache } from './memory-cache.ts';
import type { SharedCache } from './shared-cache.ts';

/** In this process, or in the server at `url`, whose client is loaded only then. */
export async function createCache(
  url: string | null,
  log: FastifyBaseLogger,
  now: () => number,
): Promise<SharedCache> {
  if (url === null) return createMemoryCache(now);
  const { createRedisCache } = await import('./redis-cache.ts');
  return createRedisCache({
    url,
    now,
    onLost: (fault) => cacheLost(log, fault),
    onBack: () => cacheBack(log),
  });
}
