import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tellPlaceChanged } from '../lib/session/place-channel.ts';
import { sessionAtom, unknownVisitor } from '../lib/session/session-atom.ts';
import { inApp } from '../lib/testing/in-app.tsx';
import { stubFetch } from '../lib/testing/stub-fetch.ts';
import { useSharedPlace } from './use-shared-place.ts';

const place = { country: 'US', region: 'US', currency: 'USD' } as const;

it('takes up the place that was chosen in another tab', async () => {
  stubFetch({ 'GET /api/session': { body: { ...unknownVisitor, place } } });
  const { store, wrapper } = inApp();
  renderHook(useSharedPlace, { wrapper });
  act(() => tellPlaceChanged());
  await waitFor(() => expect(store.get(sessionAtom).place).toEqual(place));
});

it('goes on as it was when the server cannot be asked', async () => {
  const network = stubFetch({ 'GET /api/session': 'no-answer' });
  const { store, wrapper } = inApp();
  renderHook(useSharedPlace, { wrapper });
  act(() => tellPlaceChanged());
  await waitFor(() => expect(network.calls).toHaveLength(1));
  expect(store.get(sessionAtom)).toEqual(unknownVisitor);
});
