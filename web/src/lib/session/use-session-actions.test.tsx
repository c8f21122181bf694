import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ApiPath } from '../../../../shared/api/call.ts';
import { errorMessages } from '../../../../shared/contracts/error-codes.ts';
import { useApi } from '../swr/use-api.ts';
import { ada, inApp } from '../testing/in-app.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { sessionAtom, unknownVisitor } from './session-atom.ts';
import { useSession } from './use-session.ts';
import { useSessionActions } from './use-session-actions.ts';

const path = '/api/flags' as ApiPath<string>;

/** The session's actions beside a read that only the user's own page has. */
function useOwnPage() {
  const { user } = useSession();
  return { ...useSessionActions(), read: useApi(user && path) };
}

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

  it('reads again what is shown when the user is gone', async () => {
    const { wrapper } = inApp({ session: { user: ada }, data: { [path]: 'what Ada sees' } });
    stubFetch({ [`GET ${path}`]: { body: 'what a visitor sees' } });
    const { result } = renderHook(() => ({ ...useSessionActions(), read: useApi(path) }), {
      wrapper,
    });
    expect(result.current.read.data).toBe('what Ada sees');
    act(() => void result.current.forgetUser());
    await waitFor(() => expect(result.current.read.data).toBe('what a visitor sees'));
  });

  it('asks for nothing that goes with the user', async () => {
    const { wrapper, store } = inApp({ session: { user: ada }, data: { [path]: 'Ada’s' } });
    const { calls } = stubFetch({});
    const { result } = renderHook(useOwnPage, { wrapper });
    await act(async () => void result.current.forgetUser());
    expect(store.get(sessionAtom).user).toBeNull();
    expect(calls).toEqual([]);
  });

  it('keeps no answer to the user before', async () => {
    const late = Promise.withResolvers<unknown>();
    vi.stubGlobal('fetch', async () => Response.json(await late.promise));
    const { cache, wrapper } = inApp({ session: { user: ada } });
    const { result } = renderHook(useOwnPage, { wrapper });
    act(() => void result.current.forgetUser());
    late.resolve('Ada’s');
    await act(() => late.promise);
    await new Promise((resolve) => setTimeout(resolve));
    expect(cache.get(path)?.data).toBeUndefined();
  });

  it('reads for a user who comes back while the read before is under way', async () => {
    stubFetch({ [`GET ${path}`]: ['never', { body: 'Ada’s' }] });
    const { store, wrapper } = inApp({ session: { user: ada } });
    const { result } = renderHook(useOwnPage, { wrapper });
    act(() => void result.current.forgetUser());
    act(() => store.set(sessionAtom, { ...unknownVisitor, user: ada }));
    await waitFor(() => expect(result.current.read.data).toBe('Ada’s'));
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
