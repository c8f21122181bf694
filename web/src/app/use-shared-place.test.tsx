import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sessionAtom, unknownVisitor } from '../lib/session/session-atom.ts';
import { inApp } from '../lib/testing/in-app.tsx';
import { stubFetch } from '../lib/testing/stub-fetch.ts';
import { useSharedPlace } from './use-shared-place.ts';

let otherTab: BroadcastChannel;
beforeEach(() => {
  otherTab = new BroadcastChannel('deckle.place');
});
afterEach(() => otherTab.close());

const place = { country: 'US', region: 'US', currency: 'USD' } as const;

it('takes over the region chosen in another tab', async () => {
  stubFetch({ 'GET /api/session': { body: { ...unknownVisitor, place } } });
  const { store, wrapper } = inApp();
  renderHook(useSharedPlace, { wrapper });
  otherTab.postMessage(null);
  await waitFor(() => expect(store.get(sessionAtom).place).toEqual(place));
});

it('keeps its region when the server cannot be reached', async () => {
  const network = stubFetch({ 'GET /api/session': 'no-answer' });
  const { store, wrapper } = inApp();
  renderHook(useSharedPlace, { wrapper });
  otherTab.postMessage(null);
  await waitFor(() => expect(network.calls).toHaveLength(1));
  expect(store.get(sessionAtom)).toEqual(unknownVisitor);
});
