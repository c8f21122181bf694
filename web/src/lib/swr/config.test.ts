import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { apiPath } from '../../../../shared/api/call.ts';
import { getHome } from '../../../../shared/api/discover.ts';
import type { ErrorCode } from '../../../../shared/contracts/error-codes.ts';
import { inApp } from '../testing/in-app.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { retryDelay } from './config.ts';
import { useApi } from './use-api.ts';

describe('retryDelay', () => {
  it('doubles from one second up to thirty', () => {
    expect([1, 2, 3, 4, 5, 6, 9].map(retryDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });
});

describe('a failed read', () => {
  async function callsAfter(ms: number, status: number, error: ErrorCode): Promise<number> {
    vi.useFakeTimers();
    const { calls } = stubFetch({ 'GET /api/home': { status, error } });
    const { unmount } = renderHook(() => useApi(apiPath(getHome)), { wrapper: inApp().wrapper });
    await act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      // The last answer may still be on its way, and would come after `act`.
      unmount();
    });
    return calls.length;
  }

  it('is retried after one, two and four seconds', async () => {
    expect(await callsAfter(6_900, 502, 'upstream.unavailable')).toBe(3);
  });

  it('is retried three times at most', async () => {
    expect(await callsAfter(120_000, 502, 'upstream.unavailable')).toBe(4);
  });

  it('is not retried after a 4xx', async () => {
    expect(await callsAfter(120_000, 404, 'not-found')).toBe(1);
  });
});
