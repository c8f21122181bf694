import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createExpiringCache } from './expiring-cache.ts';

/** Specification section 9. */
const keepUnusedMs = 5 * 60_000;

describe('createExpiringCache', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 });
  });
  it('keeps an unused entry for five minutes, then drops it', () => {
    const cache = createExpiringCache();
    cache.set('/api/home', { data: 1 });
    vi.advanceTimersByTime(keepUnusedMs - 1);
    expect(cache.get('/api/home')).toEqual({ data: 1 });
    vi.advanceTimersByTime(1);
    expect(cache.get('/api/home')).toBeUndefined();
    expect([...cache.keys()]).toEqual([]);
  });

  it('keeps used entries, and counts from their last use', () => {
    const cache = createExpiringCache({ '/api/home': 1 });
    const first = cache.retain('/api/home');
    const second = cache.retain('/api/home');
    first();
    first();
    vi.advanceTimersByTime(2 * keepUnusedMs);
    expect(cache.get('/api/home')).toBeDefined();
    second();
    vi.advanceTimersByTime(keepUnusedMs);
    expect(cache.get('/api/home')).toBeUndefined();
  });

  it('keeps an entry that is used again in time', () => {
    const cache = createExpiringCache({ '/api/home': 1 });
    cache.retain('/api/home')();
    vi.advanceTimersByTime(keepUnusedMs - 1);
    cache.retain('/api/home');
    vi.advanceTimersByTime(keepUnusedMs);
    expect(cache.get('/api/home')).toBeDefined();
  });

  it('records when data was read, even if it is unchanged', () => {
    const cache = createExpiringCache({ '/api/home': 1 });
    expect(cache.writtenAt('/api/home')).toBe(1_000_000);
    vi.advanceTimersByTime(500);
    cache.set('/api/home', { data: 1, isValidating: true });
    expect(cache.writtenAt('/api/home')).toBe(1_000_000);
    cache.set('/api/home', { data: 1, isValidating: false });
    expect(cache.writtenAt('/api/home')).toBe(1_000_500);
    vi.advanceTimersByTime(500);
    cache.set('/api/home', { data: 1, isValidating: false, error: new Error('down') });
    expect(cache.writtenAt('/api/home')).toBe(1_000_500);
    expect(cache.writtenAt('/api/else')).toBeNull();
  });
});
