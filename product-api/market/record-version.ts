import { createHash } from 'node:crypto';

/**
 * Twelve hexadecimal digits that change with any of these values. An edit names the version that
 * was read, and is refused where the record has changed since.
 */
export function recordVersion(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 12);
}
