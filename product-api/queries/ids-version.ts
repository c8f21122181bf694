import { createHash } from 'node:crypto';

/** Names ids in their order as they were read, so that two curators are told of each other. */
export function idsVersion(ids: readonly number[]): string {
  return createHash('sha256').update(ids.join()).digest('hex').slice(0, 12);
}
