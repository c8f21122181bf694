import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { FollowedArtist } from '../../../../../shared/contracts/following.ts';
import { artistCardOf } from '../../../lib/testing/artists.ts';
import { cardOf } from '../../../lib/testing/catalogue.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { toast } from '../../../lib/toast.ts';
import { FollowingPage } from './following-page.tsx';

const flags = { newLowestAsk: true, newHighestBid: false, newRelease: true, newSale: false };
const followed = (id: number, more: Partial<FollowedArtist> = {}): FollowedArtist => ({
  ...artistCardOf(id),
  flags,
  ...more,
});
const list = <Item,>(items: readonly Item[], next: string | null = null, total = items.length) => ({
  items,
  total,
  next,
});
const artists = 'GET /api/following/artists';
const works = 'GET /api/following/artworks';
const open = (address: string, data = {}) =>
  renderAt(address, <FollowingPage />, { user: ada }, data);

describe('followed artists', () => {
  it('are read in one call, with e-mail settings and links', async () => {
    const long =
      'Wilhelmina Featherstonehaugh-Cholmondeley of the Great Northern Press and Letters';
    const network = stubFetch({
      [artists]: { body: list([followed(3, { name: long, numberOfArtworks: 1 }), followed(2)]) },
    });
    open('/following?tab=other');
    const link = await screen.findByRole('link', { name: long });
    expect(link).toHaveAttribute('href', '/artists/artist-3/3');
    const [row] = screen.getAllByRole('listitem');
    expect(row).toHaveTextContent('1 artwork');
    expect(row).toHaveTextContent('E-mails about lower asks and releases');
    expect(screen.getByRole('link', { name: 'Artists' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Artworks' })).toHaveAttribute(
      'href',
      '/following?tab=saved',
    );
    expect(document.title).toBe('Following · Deckle');
    expect(network.calls).toHaveLength(1);
  });

  it('keep their place when unfollowed, and keep their e-mail settings when followed again', async () => {
    const network = stubFetch({
      [artists]: { body: list([followed(3), followed(2)]) },
      'DELETE /api/follow-artists/3': { body: { ok: true } },
      'POST /api/follow-artists': { body: { artistId: 3, flags } },
    });
    open('/following');
    await userEvent.click(await screen.findByRole('button', { name: 'Following Artist 3' }));
    const again = await screen.findByRole('button', { name: 'Follow Artist 3' });
    expect(again).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('button', { name: 'E-mails about Artist 3' })).toBeNull();
    await waitFor(() => expect(network.of('DELETE /api/follow-artists/3')).toHaveLength(1));
    await userEvent.click(again);
    await screen.findByRole('button', { name: 'Following Artist 3' });
    expect(network.of('POST /api/follow-artists')[0]?.body).toEqual({ artistId: 3, flags });
    expect(screen.getAllByRole('button', { name: /^Following/ })).toHaveLength(2);
  });

  it('follow changes of another tab, and send their own', async () => {
    stubFetch({
      [artists]: { body: list([followed(3), followed(2)]) },
      'DELETE /api/follow-artists/3': { body: { ok: true } },
    });
    const otherTab = new BroadcastChannel('deckle.own-lists');
    const heard = vi.fn();
    otherTab.onmessage = ({ data }) => heard(data);
    open('/following');
    await userEvent.click(await screen.findByRole('button', { name: 'Following Artist 3' }));
    await screen.findByRole('button', { name: 'Follow Artist 3' });
    const change = { list: 'follows', userId: ada.id, id: 3 };
    await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(change));
    act(() => otherTab.postMessage({ ...change, id: 2 }));
    act(() => otherTab.postMessage({ ...change, userId: 99 }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(screen.getByRole('button', { name: 'Follow Artist 3' })).toBeVisible();
    act(() => otherTab.postMessage(change));
    await screen.findByRole('button', { name: 'Following Artist 3' });
    otherTab.close();
  });

  it('are gone after leaving the page, but stay when the window regains focus', async () => {
    const network = stubFetch({
      [artists]: { body: list([followed(3), followed(2)]) },
      [works]: { body: list([]) },
      'DELETE /api/follow-artists/3': { body: { ok: true } },
    });
    open('/following');
    await userEvent.click(await screen.findByRole('button', { name: 'Following Artist 3' }));
    network.answer(artists, { body: list([followed(2)]) });
    await screen.findByRole('button', { name: 'Follow Artist 3' });
    // After SWR's throttle of revalidation on focus.
    const later = Date.now() + 31_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      await new Promise((done) => setTimeout(done, 50));
    });
    expect(network.of(artists)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Follow Artist 3' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Artworks' }));
    await screen.findByText('No saved artworks yet');
    network.answer(artists, 'never');
    await userEvent.click(screen.getByRole('link', { name: 'Artists' }));
    expect(screen.getByRole('link', { name: 'Artist 2' })).toBeInTheDocument();
    expect(screen.queryByText('Artist 3')).toBeNull();
  });

  it('are followed again with a message when unfollowing fails', async () => {
    const told = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    stubFetch({
      [artists]: { body: list([followed(3)]) },
      'DELETE /api/follow-artists/3': 'no-answer',
    });
    open('/following');
    await userEvent.click(await screen.findByRole('button', { name: 'Following Artist 3' }));
    await waitFor(() => expect(told).toHaveBeenCalledWith(expect.stringMatching(/online/)));
    expect(screen.getByRole('button', { name: 'Following Artist 3' })).toBeInTheDocument();
  });

  it('save each e-mail setting at once', async () => {
    const told = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
    const network = stubFetch({
      [artists]: { body: list([followed(3), followed(2)]) },
      'POST /api/follow-artists': [
        { body: { artistId: 3, flags } },
        { status: 502, error: 'upstream.unavailable' },
      ],
    });
    open('/following');
    await userEvent.click(await screen.findByRole('button', { name: 'E-mails about Artist 3' }));
    const choices = within(await screen.findByRole('group', { name: /Artist 3/ }));
    await userEvent.click(choices.getByRole('checkbox', { name: 'A new sale' }));
    expect(screen.getByText('E-mails about lower asks, releases and sales')).toBeInTheDocument();
    expect(network.of('POST /api/follow-artists')[0]?.body).toEqual({
      artistId: 3,
      flags: { newSale: true },
    });
    await userEvent.click(choices.getByRole('checkbox', { name: 'A new release' }));
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(screen.getByText('E-mails about lower asks, releases and sales')).toBeInTheDocument();
  });

  it('are shown in as many pages as the address says', async () => {
    stubFetch({
      [artists]: { body: list([followed(3)], 'after-a=', 3) },
      [`${artists}?from=after-a%3D`]: { body: list([followed(2)], 'after-b', 3) },
      [`${artists}?from=after-b`]: { body: list([followed(1)], null, 3) },
    });
    const { address } = open('/following?tab=following&page=2');
    expect(await screen.findByText('2 of 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(address()).toBe('/following?tab=following&page=3');
    expect(await screen.findByText('3 of 3')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Following/ })).toHaveLength(3);
  });

  it('link to all artists if there are none', async () => {
    stubFetch({
      [artists]: { body: list([]) },
      'GET /api/onboarding': { body: { status: 'SKIPPED', experience: null, intent: null } },
    });
    open('/following');
    expect(await screen.findByText('You don’t follow any artists yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View all artists' })).toHaveAttribute(
      'href',
      '/artists',
    );
    expect(await screen.findByRole('button', { name: 'Start' })).toBeVisible();
  });

  it('show a failure with a retry', async () => {
    stubFetch({ [artists]: [{ status: 404, error: 'not-found' }, { body: list([followed(3)]) }] });
    open('/following');
    expect(screen.getByRole('status', { name: /Loading/ })).toBeInTheDocument();
    await screen.findByText('We couldn’t load the artists you follow');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Artist 3' })).toBeInTheDocument();
  });
});

describe('saved artworks', () => {
  const nothing = { editionId: null, name: 'Main', suffix: '', lastSale: null };
  const soldOut = cardOf(8, { shown: { ...nothing, lowestAsk: null, highestBid: null } });

  it('are read in one call with prices, and dashes for missing ones', async () => {
    const network = stubFetch({ [works]: { body: list([cardOf(7), soldOut]) } });
    open('/following?tab=saved');
    const [first, second] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent('£100');
    expect(first).toHaveTextContent('£90');
    expect(second).toHaveTextContent('Work 8');
    expect(second).not.toHaveTextContent('£');
    expect(second?.textContent?.match(/–|—|-/g)?.length).toBeGreaterThanOrEqual(2);
    expect(screen.getAllByRole('button', { name: /^Save/, pressed: true })).toHaveLength(2);
    expect(document.title).toBe('Saved · Deckle');
    expect(network.calls).toHaveLength(1);
  });

  it('keep their place when unsaved, can be saved again, and are gone after leaving', async () => {
    const network = stubFetch({
      [works]: { body: list([cardOf(7), cardOf(8)]) },
      [artists]: { body: list([]) },
      'DELETE /api/saves/7': { body: { ok: true } },
      'DELETE /api/saves/8': { body: { ok: true } },
      'PUT /api/saves/8': { body: { ok: true } },
    });
    open('/following?tab=saved');
    for (const id of [7, 8]) {
      await userEvent.click(await screen.findByRole('button', { name: `Save Work ${id}` }));
    }
    const second = screen.getByRole('button', { name: 'Save Work 8' });
    expect(second).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(second);
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Save Work 7', pressed: false })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Artists' }));
    await screen.findByText('You don’t follow any artists yet');
    network.answer(works, 'never');
    await userEvent.click(screen.getByRole('link', { name: 'Artworks' }));
    expect(screen.getByText('Work 8')).toBeInTheDocument();
    expect(screen.queryByText('Work 7')).toBeNull();
  });

  it('link to artworks if there are none, and show a failure', async () => {
    const network = stubFetch({ [works]: { status: 404, error: 'not-found' } });
    open('/following?tab=saved');
    await screen.findByText('We couldn’t load your saved artworks');
    network.answer(works, { body: list([]) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No saved artworks yet');
    expect(screen.getByRole('link', { name: 'View all artworks' })).toHaveAttribute(
      'href',
      '/artworks',
    );
  });
});
