import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { artistCardOf } from '../../../lib/testing/artists.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { ArtistsPage } from './artists-page.tsx';

const zuleika = artistCardOf(28, { name: 'Zuleika', numberOfArtworks: 1 });
const emile = artistCardOf(5, { name: 'Émile' });
const all = { header: [zuleika], trending: [emile, zuleika], artists: [emile, zuleika] };
const carried = { '/api/artists': all };
const flags = { newLowestAsk: true, newHighestBid: true, newRelease: true, newSale: true };

describe('ArtistsPage', () => {
  it('shows all artists by initial, and the trending ones', () => {
    renderAt('/artists', <ArtistsPage />, {}, carried);
    const letters = screen.getByRole('navigation', { name: 'Browse by letter' });
    expect(
      within(letters)
        .getAllByRole('link')
        .map((one) => one.textContent),
    ).toEqual(['E', 'Z']);
    const index = screen.getByRole('region', { name: /All artists/ });
    expect(within(index).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(within(index).getAllByRole('listitem').at(-1)).toHaveTextContent('ZZuleika1 artwork');
    const trending = screen.getByRole('region', { name: 'Trending artists' });
    expect(
      within(trending)
        .getAllByRole('link')
        .map((one) => one.textContent),
    ).toEqual(['Émile', 'Zuleika']);
  });

  it('jumps to a letter without a history entry', () => {
    const view = renderAt('/artists', <ArtistsPage />, {}, carried);
    fireEvent.click(screen.getByRole('link', { name: 'Names under Z' }));
    expect(screen.getByRole('heading', { name: 'Z' })).toHaveFocus();
    expect(view.address()).toBe('/artists');
  });

  it('says that there are no artists yet', () => {
    renderAt(
      '/artists',
      <ArtistsPage />,
      {},
      { '/api/artists': { header: [], trending: [], artists: [] } },
    );
    expect(screen.getByText('No artists yet')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Browse by letter' })).toBeNull();
  });

  it('shows a failure with a retry', async () => {
    stubFetch({
      'GET /api/artists': [{ status: 502, error: 'upstream.unavailable' }, { body: all }],
    });
    renderAt('/artists', <ArtistsPage />);
    expect(await screen.findByText('We couldn’t load the artists')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Z' })).toBeInTheDocument();
  });

  it('searches half a second after the last key', async () => {
    vi.useFakeTimers();
    const network = stubFetch({
      'GET /api/artists/search?q=zulika': { body: { artists: [zuleika] } },
    });
    const view = renderAt('/artists', <ArtistsPage />, {}, carried);
    const field = screen.getByRole('searchbox', { name: 'Search artists' });
    fireEvent.change(field, { target: { value: 'zul' } });
    await act(() => vi.advanceTimersByTimeAsync(400));
    fireEvent.change(field, { target: { value: 'zulika ' } });
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(network.calls).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(view.address()).toBe('/artists?q=zulika');
    vi.useRealTimers();
    expect(await screen.findByText('1 artist')).toBeInTheDocument();
    expect(field).toHaveValue('zulika ');
    expect(screen.queryByRole('region', { name: /All artists/ })).toBeNull();
  });

  it('searches at once on submit, and ends the search with an empty field', async () => {
    stubFetch({ 'GET /api/artists/search?q=nobody': { body: { artists: [] } } });
    const view = renderAt('/artists', <ArtistsPage />, {}, carried);
    await userEvent.type(screen.getByRole('searchbox'), 'nobody{Enter}');
    expect(await screen.findByText('No results')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'search artworks for ‘nobody’' })).toHaveAttribute(
      'href',
      '/artworks?q=nobody',
    );
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.keyboard('{Enter}');
    expect(view.address()).toBe('/artists');
    expect(screen.getByRole('region', { name: /All artists/ })).toBeInTheDocument();
  });

  it('asks a visitor to sign in and remembers the artist', async () => {
    const view = renderAt(
      '/artists?q=z',
      <ArtistsPage />,
      {},
      {
        ...carried,
        '/api/artists/search?q=z': { artists: [zuleika] },
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Follow Zuleika' }));
    expect(view.overlay()).toEqual({
      kind: 'auth',
      mode: 'register',
      intent: {
        redirectTo: '/artists?q=z&pending=follow-28',
        reason: 'Sign in or register to follow Zuleika.',
      },
    });
  });

  it('follows at once, and reverts on failure', async () => {
    const network = stubFetch({
      'GET /api/follow-artists': { body: { follows: [{ artistId: 5, flags }] } },
      'POST /api/follow-artists': { status: 502, error: 'upstream.unavailable' },
      'DELETE /api/follow-artists/5': { body: { ok: true } },
    });
    renderAt('/artists', <ArtistsPage />, { user: ada }, carried);
    const follow = screen.getByRole('button', { name: /Zuleika/ });
    const emiles = await screen.findByRole('button', { name: 'Following Émile' });
    expect(emiles).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(follow);
    await waitFor(() => expect(network.of('POST /api/follow-artists')).toHaveLength(1));
    expect(network.of('POST /api/follow-artists')[0]?.body).toEqual({ artistId: 28 });
    await waitFor(() => expect(follow).toHaveTextContent(/^Follow /));
    network.answer('GET /api/follow-artists', { body: { follows: [] } });
    await userEvent.click(emiles);
    await waitFor(() => expect(emiles).toHaveTextContent(/^Follow /));
    expect(network.of('DELETE /api/follow-artists/5')).toHaveLength(1);
  });
});
