import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { reportUnauthorized } from '../lib/api/unauthorized.ts';
import { unknownVisitor } from '../lib/session/session-atom.ts';
import { ada } from '../lib/testing/in-app.tsx';
import { renderAt } from '../lib/testing/render-at.tsx';
import { stubFetch } from '../lib/testing/stub-fetch.ts';
import { toast } from '../lib/toast.ts';
import { App } from './app.tsx';
import { preloadPage } from './preload-page.ts';

const news = { artists: [], releases: [], newReleases: [], trending: [], articles: [] };
const bare = {
  '/api/home': { featured: [], latestAsks: [], latestBids: [] },
  '/api/home/news': news,
};
const list = { items: [], page: 1, pageCount: 0, total: 0 };

/** A page still loading when a test ends would be looked for after jsdom is gone. */
beforeAll(async () => {
  await Promise.all(['/', '/artworks'].map(preloadPage));
});

describe('App', () => {
  it('shows the not-found page with links to other pages', async () => {
    renderAt('/nowhere', <App />);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });

  it.each(['/MY-ACCOUNT/selling', '/my%2Daccount/selling', '/Artists', '/%61rtists'])(
    'shows the not-found page at %s, as the server does',
    async (address) => {
      renderAt(address, <App />);
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
      expect(document.title).toBe('Not found · Deckle');
    },
  );

  it('sends a visitor of the account home with a way back, and opens the sign-in dialog', async () => {
    const { address, overlay } = renderAt('/my-account/buying?tab=x', <App />, {}, bare);
    await waitFor(() => expect(overlay()).toMatchObject({ kind: 'auth', mode: 'login' }));
    expect(overlay()).toMatchObject({ intent: { redirectTo: '/my-account/buying?tab=x' } });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('sends a visitor of a later trade step home with a way back', async () => {
    const step = '/bid-or-buy/review-bid/ines/low-tide/41/Main?action=bid&price=250&currency=GBP';
    const { address, overlay } = renderAt(step, <App />, {}, bare);
    await waitFor(() => expect(overlay()).toMatchObject({ intent: { redirectTo: step } }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('focuses the heading of a new page and scrolls to its top', async () => {
    await preloadPage('/artworks');
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderAt('/', <App />, {}, { ...bare, '/api/artworks': list });
    const [link] = await screen.findAllByRole('link', { name: 'Artworks' });
    await userEvent.click(link!);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Artworks' })).toHaveFocus(),
    );
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    expect(document.title).toBe('Artworks · Deckle');
  });

  it('searches from the header', async () => {
    const { address } = renderAt('/', <App />, {}, { ...bare, '/api/artworks?q=low+tide': list });
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Search artists and artworks' }),
      ' low tide {Enter}',
    );
    expect(address()).toBe('/artworks?q=low+tide');
  });

  it('signs out once, however many calls answer 401', async () => {
    const told = vi.spyOn(toast, 'info').mockImplementation(() => undefined);
    const { session } = renderAt('/', <App />, { user: ada }, bare);
    stubFetch({ 'GET /api/home': { body: bare['/api/home'] } });
    expect(session().user).toEqual(ada);
    act(() => {
      reportUnauthorized();
      reportUnauthorized();
      reportUnauthorized();
    });
    expect(session().user).toBeNull();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('shows no message to a visitor whose call answers 401', () => {
    const told = vi.spyOn(toast, 'info').mockImplementation(() => undefined);
    renderAt('/', <App />, {}, bare);
    act(() => reportUnauthorized());
    expect(told).not.toHaveBeenCalled();
  });

  it('signs out from the account menu and goes home', async () => {
    const told = vi.spyOn(toast, 'success').mockImplementation(() => undefined);
    stubFetch({
      'POST /api/auth/logout': { body: null },
      'GET /api/session': { body: unknownVisitor },
      'GET /api/home': { body: bare['/api/home'] },
      'GET /api/artworks': { body: list },
    });
    const { session, address } = renderAt(
      '/artworks',
      <App />,
      { user: ada },
      {
        '/api/artworks': list,
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
    await waitFor(() => expect(session().user).toBeNull());
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(address()).toBe('/');
  });
});
