/**
 * Bytes that copies of this process share, each for a while. Nothing here is the only place of
 * anything: an entry may be gone at any time. No call throws, and none waits longer than
 * milliseconds; what cannot be reached is as if it were empty. Times are milliseconds.
 */
export type SharedCache = {
  /** null: not there. What comes back may have been written by anybody: check it. */
  get(key: string): Promise<Buffer | null>;
  set(key: string, value: Buffer, ttlMs: number): Promise<void>;
  /** May be lost on the way: whatever must not outlive a change needs a short life too. */
  delete(key: string): Promise<void>;
  /** True for whoever asks first; all others get false until it is deleted, or `ttlMs` are over. */
  claim(key: string, ttlMs: number): Promise<boolean>;
  /** Counts one more within a window that begins with the first, and tells when it ends. */
  count(key: string, windowMs: number): Promise<{ count: number; endsInMs: number }>;
  /** One less, where its window is still open. */
  uncount(key: string): Promise<void>;
  close(): Promise<void>;
};
