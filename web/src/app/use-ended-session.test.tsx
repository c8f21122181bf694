import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { reportUnauthorized } from '../lib/api/unauthorized.ts';
import { sessionAtom } from '../lib/session/session-atom.ts';
import { ada, inApp } from '../lib/testing/in-app.tsx';
import { toast } from '../lib/toast.ts';
import { useEndedSession } from './use-ended-session.ts';

let told: MockInstance;
beforeEach(() => {
  told = vi.spyOn(toast, 'info').mockImplementation(() => undefined);
});

it('signs out, drops the user’s data, and says so once however many calls are refused', () => {
  const { store, cache, wrapper } = inApp({
    session: { user: ada },
    data: { '/api/account/buying': { bids: [] } },
  });
  renderHook(useEndedSession, { wrapper });
  act(() => {
    reportUnauthorized();
    reportUnauthorized();
  });
  act(reportUnauthorized);
  expect(store.get(sessionAtom).user).toBeNull();
  expect([...cache.keys()]).toEqual([]);
  expect(told.mock.calls).toEqual([['Your session has ended. Please sign in again.']]);
});

it('says nothing to a visitor, and tells the next session’s end again', () => {
  const { store, wrapper } = inApp({ session: { user: null } });
  renderHook(useEndedSession, { wrapper });
  act(reportUnauthorized);
  expect(told).not.toHaveBeenCalled();
  act(() => store.set(sessionAtom, { ...store.get(sessionAtom), user: ada }));
  act(reportUnauthorized);
  expect(told).toHaveBeenCalledTimes(1);
});
