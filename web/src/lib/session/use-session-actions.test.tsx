import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorMessages } from '../../../../shared/contracts/error-codes.ts';
import { ada, inApp } from '../testing/in-app.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { sessionAtom, unknownVisitor } from './session-atom.ts';
import { useSessionActions } from './use-session-actions.ts';

describe('useSessionActions', () => {
  it('ends the session and drops the user’s data', async () => {
    stubFetch({
      'POST /api/auth/logout': { body: null },
      'GET /api/session': { body: unknownVisitor },
    });
    const { store, cache, wrapper } = inApp({
      session: { user: ada },
      data: { '/api/account/buying': { bids: [] } },
    });
    const { result } = renderHook(useSessionActions, { wrapper });
    await act(() => result.current.signOut());
    expect(store.get(sessionAtom).user).toBeNull();
    expect([...cache.keys()]).toEqual([]);
  });

  it('stays signed in if the BFF could not end the session', async () => {
    stubFetch({ 'POST /api/auth/logout': { status: 503, error: 'overloaded' } });
    const { store, wrapper } = inApp({ session: { user: ada } });
    const { result } = renderHook(useSessionActions, { wrapper });
    await expect(act(() => result.current.signOut())).rejects.toThrow(errorMessages.overloaded);
    expect(store.get(sessionAtom).user).toEqual(ada);
  });

  it('takes over the BFF’s session', async () => {
    stubFetch({ 'GET /api/session': { body: { ...unknownVisitor, user: ada } } });
    const { store, wrapper } = inApp();
    const { result } = renderHook(useSessionActions, { wrapper });
    await act(() => result.current.refreshSession());
    expect(store.get(sessionAtom).user).toEqual(ada);
  });

  it('reads again if someone signed in meanwhile', async () => {
    const late = Promise.withResolvers<unknown>();
    const isAda = { ...unknownVisitor, user: ada };
    const answers = [late.promise, Promise.resolve(isAda)];
    vi.stubGlobal('fetch', async () => Response.json(await answers.shift()));
    const { store, wrapper } = inApp();
    const { result } = renderHook(useSessionActions, { wrapper });
    const refreshed = result.current.refreshSession();
    act(() => store.set(sessionAtom, isAda));
    late.resolve(unknownVisitor);
    expect(await act(() => refreshed)).toEqual({ user: ada, before: ada });
    expect(store.get(sessionAtom).user).toEqual(ada);
    expect(answers).toEqual([]);
  });
});
