import { LRUCache } from 'lru-cache';

/** Counts entries as their size, because lru-cache allocates room for all of `max` at once. */
export function createLru<Value extends object | string | number | boolean>(
  mostEntries: number,
): LRUCache<string, Value> {
  return new LRUCache({ maxSize: mostEntries, sizeCalculation: () => 1 });
}
