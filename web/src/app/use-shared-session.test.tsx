import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { sessionAtom, unknownVisitor } from '../lib/session/session-atom.ts';
import { draftStore } from '../lib/session-store.ts';
import { ada, inApp } from '../lib/testing/in-app.tsx';
import { stubFetch } from '../lib/testing/stub-fetch.ts';
import { toast } from '../lib/toast.ts';
import { useSharedSession } from './use-shared-session.ts';

const ben = { ...ada, id: 4, firstName: 'Ben' };
let otherTab: BroadcastChannel;
let heard: unknown[];
let told: MockInstance;

beforeEach(() => {
  heard = [];
  otherTab = new BroadcastChannel('deckle.session');
  otherTab.onmessage = ({ data }) => heard.push(data);
  told = vi.spyOn(toast, 'info').mockImplementation(() => undefined);
});
afterEach(() => otherTab.close());

function tabOf(user: typeof ada | null, answers: Parameters<typeof stubFetch>[0]) {
  const network = stubFetch(answers);
  const app = inApp({ session: { user }, data: { '/api/account/buying': { bids: [] } } });
  renderHook(useSharedSession, { wrapper: app.wrapper });
  return { network, ...app };
}

describe('useSharedSession', () => {
  it('signs out with another tab, says so, and drops the user’s data', async () => {
    draftStore('address.3').write('typed');
    const { store, cache } = tabOf(ada, { 'GET /api/session': { body: unknownVisitor } });
    otherTab.postMessage(null);
    await waitFor(() => expect(store.get(sessionAtom).user).toBeNull());
    expect(told).toHaveBeenCalledWith('You have been signed out in another tab.');
    expect([...cache.keys()]).toEqual([]);
    expect(draftStore('address.3').read()).toBeNull();
  });

  it('takes over the user who signed in in another tab, and says so', async () => {
    const { store, cache } = tabOf(ada, {
      'GET /api/session': { body: { ...unknownVisitor, user: ben } },
    });
    otherTab.postMessage(ben.id);
    await waitFor(() => expect(store.get(sessionAtom).user).toEqual(ben));
    expect(told).toHaveBeenCalledWith('Ben has signed in in another tab.');
    expect([...cache.keys()]).toEqual([]);
  });

  it('says nothing more if a refused call has ended the session meanwhile', async () => {
    const answer = Promise.withResolvers<unknown>();
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json(await answer.promise)),
    );
    const { store, wrapper } = inApp({ session: { user: ada } });
    renderHook(useSharedSession, { wrapper });
    otherTab.postMessage(null);
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    act(() => store.set(sessionAtom, unknownVisitor));
    answer.resolve(unknownVisitor);
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(told).not.toHaveBeenCalled();
  });

  it('trusts the server rather than the message', async () => {
    const { network, store } = tabOf(ada, {
      'GET /api/session': { body: { ...unknownVisitor, user: ada } },
    });
    otherTab.postMessage(99);
    await waitFor(() => expect(network.of('GET /api/session')).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(store.get(sessionAtom).user).toEqual(ada);
    expect(told).not.toHaveBeenCalled();
  });

  it('shows no user’s data when the session cannot be read', async () => {
    const { store } = tabOf(ada, { 'GET /api/session': 'no-answer' });
    otherTab.postMessage(99);
    await waitFor(() => expect(store.get(sessionAtom).user).toBeNull());
  });

  it('makes no call when tabs agree, and tells other tabs its user', async () => {
    const { network } = tabOf(ada, {});
    otherTab.postMessage(ada.id);
    await waitFor(() => expect(heard).toEqual([ada.id]));
    expect(network.calls).toEqual([]);
  });
});
