/**
 * Bytes that copies of this process share for a while. An entry may disappear at any time, so it
 * must not be the only copy of anything. No call throws or waits for more than milliseconds; an
 * unreachable cache counts as empty. Times are milliseconds.
 */
export type SharedCache = {
  /** null: no entry. Another program may have written the value: check it. */
  get(key: string): Promise<Buffer | null>;
  set(key: string, value: Buffer, ttlMs: number): Promise<void>;
  /** May be lost: an entry that must not outlive a change needs a short `ttlMs` too. */
  delete(key: string): Promise<void>;
  /**
   * True for the first caller; false for all others until the key is deleted, or `ttlMs` are over.
   */
  claim(key: string, ttlMs: number): Promise<boolean>;
  /** Adds one within a window that begins with the first, and returns when the window ends. */
  count(key: string, windowMs: number): Promise<{ count: number; endsInMs: number }>;
  /** Takes one back, if the window is still open. */
  uncount(key: string): Promise<void>;
  close(): Promise<void>;
};
