import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useOwnPhase } from './use-own-phase.ts';

const start = Date.parse('2026-11-01T10:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: start }));

it('follows the viewer’s clock within ten seconds of the beginning and the end', async () => {
  const release = {
    id: 5,
    name: 'Raffle',
    href: '/release-calendar/5',
    kind: 'raffle',
    startsAt: new Date(start + 15_000).toISOString(),
    endsAt: new Date(start + 35_000).toISOString(),
    timeZone: null,
    phase: 'before',
  } as const;
  const { result } = renderHook(() => useOwnPhase({ release }));
  const seen = [];
  for (let seconds = 0; seconds <= 50; seconds += 10) {
    seen.push(result.current);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
  }
  expect(seen).toEqual(['before', 'before', 'open', 'open', 'closed', 'closed']);
});
