import type { ApiPath } from '../../../../../shared/api/call.ts';

/** Matches the cached list at this path, with every query that it was read with. */
export function isListOf(path: ApiPath): (key: unknown) => boolean {
  return (key) => key === path || (typeof key === 'string' && key.startsWith(`${path}?`));
}
