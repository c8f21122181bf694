import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useFollowing } from '../lib/following/use-following.ts';
import { useSaves } from '../lib/saves/use-saves.ts';
import { ada, inApp } from '../lib/testing/in-app.tsx';
import { stubFetch } from '../lib/testing/stub-fetch.ts';
import { useSharedLists } from './use-shared-lists.ts';

let otherTab: BroadcastChannel;
let heard: unknown[];

beforeEach(() => {
  heard = [];
  otherTab = new BroadcastChannel('deckle.own-lists');
  otherTab.onmessage = ({ data }) => heard.push(data);
});
afterEach(() => otherTab.close());

const flags = { newLowestAsk: true, newHighestBid: true, newRelease: true, newSale: true };
const follows = 'GET /api/follow-artists';
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

function tab(answers: Parameters<typeof stubFetch>[0]) {
  const network = stubFetch({ [follows]: { body: { follows: [] } }, ...answers });
  const { wrapper } = inApp({ session: { user: ada } });
  const shows = renderHook(
    () => {
      useSharedLists();
      return { saves: useSaves(), following: useFollowing() };
    },
    { wrapper },
  ).result;
  return { network, shows };
}

it('shows artworks that another tab has saved or unsaved', async () => {
  const { network, shows } = tab({ 'GET /api/saves?ids=41': { body: { artworkIds: [41] } } });
  otherTab.postMessage({ list: 'saves', userId: ada.id, id: 41 });
  await waitFor(() => expect(shows.current.saves.isSaved(41)).toBe(true));
  network.answer('GET /api/saves?ids=41', { body: { artworkIds: [] } });
  otherTab.postMessage({ list: 'saves', userId: ada.id, id: 41 });
  await waitFor(() => expect(shows.current.saves.isSaved(41)).toBe(false));
});

it('shows artists that another tab has followed', async () => {
  const { network, shows } = tab({});
  await waitFor(() => expect(network.of(follows)).toHaveLength(1));
  network.answer(follows, { body: { follows: [{ artistId: 7, flags }] } });
  otherTab.postMessage({ list: 'follows', userId: ada.id, id: 7 });
  await waitFor(() => expect(shows.current.following.flagsOf(7)).toEqual(flags));
});

it('ignores changes of another user, and failed reads', async () => {
  const { network, shows } = tab({ 'GET /api/saves?ids=41': 'no-answer' });
  otherTab.postMessage({ list: 'saves', userId: 99, id: 41 });
  await settled();
  expect(network.of('GET /api/saves?ids=41')).toHaveLength(0);
  otherTab.postMessage({ list: 'saves', userId: ada.id, id: 41 });
  await waitFor(() => expect(network.of('GET /api/saves?ids=41')).toHaveLength(1));
  expect(shows.current.saves.isSaved(41)).toBe(false);
});

it('sends saved changes to other tabs, but not to itself', async () => {
  const { network, shows } = tab({
    'PUT /api/saves/41': { body: { ok: true } },
    'PUT /api/saves/42': { status: 500, error: 'internal' },
    'POST /api/follow-artists': { body: { artistId: 7, flags } },
    'DELETE /api/follow-artists/7': { body: { ok: true } },
  });
  const artist = { id: 7, name: 'Ines' };
  await act(() => shows.current.saves.setSaved(41, true));
  await act(() => shows.current.saves.setSaved(42, true));
  await act(() => shows.current.following.follow(artist));
  await act(() => shows.current.following.unfollow(artist));
  await settled();
  const told = (list: string, id: number) => ({ list, userId: ada.id, id });
  expect(heard).toEqual([told('saves', 41), told('follows', 7), told('follows', 7)]);
  expect(network.of('GET /api/saves?ids=41')).toHaveLength(0);
});
