import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { savePending } from '../../../lib/pending-actions/pending-action.ts';
import { artistCardOf, artistMarketOf, artistOf } from '../../../lib/testing/artists.ts';
import { cardOf } from '../../../lib/testing/catalogue.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { ArtistPage } from './artist-page.tsx';

const address = '/artists/ines-valadares/8';
const works = { items: [cardOf(1), cardOf(2)], page: 1, pageCount: 2, total: 26 };
const carried = {
  '/api/artists/8': artistOf(),
  '/api/artists/8/works': works,
  '/api/artists/8/market': artistMarketOf(),
};
const flags = { newLowestAsk: true, newHighestBid: true, newRelease: false, newSale: true };
const open = (
  at: string,
  session: Parameters<typeof renderAt>[2] = {},
  data: Record<string, unknown> = carried,
) =>
  renderAt(
    at,
    <Routes>
      <Route element={<ArtistPage />} path={clientRoutes.artist} />
    </Routes>,
    session,
    data,
  );

describe('ArtistPage', () => {
  it('shows the artist’s facts and links', () => {
    open(address);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inês Valadares');
    expect(screen.getByText('Portuguese, born 14 March 1979')).toBeInTheDocument();
    const links = screen.getByRole('list', { name: 'Links' });
    expect(
      within(links)
        .getAllByRole('link')
        .map((one) => one.getAttribute('href')),
    ).toEqual([
      'https://inesvaladares.example/',
      'https://www.instagram.com/ines/',
      'mailto:studio@inesvaladares.example',
    ]);
    const about = screen.getByRole('region', { name: 'About the artist' });
    expect(about).toHaveTextContent('She lives beside it.Two plates, wiped by hand.');
    expect(about).not.toHaveTextContent('She prints the sea.');
    expect(screen.queryByRole('region', { name: 'Releases' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Similar artists' })).toBeNull();
  });

  it('shows initials without a picture', () => {
    const { container } = open(address);
    expect(container.querySelector('text')).toHaveTextContent('IV');
  });

  it('links to works by medium and sort order', async () => {
    const view = open(address);
    const mediums = screen.getByRole('navigation', { name: 'Mediums' });
    expect(within(mediums).getByRole('link', { name: 'All 7' })).toHaveAttribute('aria-current');
    stubFetch({
      'GET /api/artists/8/works?medium=Etching': { body: { ...works, pageCount: 1, total: 2 } },
      'GET /api/artists/8/works?medium=Etching&sort=highest-bid': {
        body: { ...works, items: [cardOf(3)], pageCount: 1, total: 1 },
      },
    });
    await userEvent.click(within(mediums).getByRole('link', { name: 'Etching 4' }));
    expect(view.address()).toBe(`${address}?medium=Etching`);
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'highest-bid');
    expect(view.address()).toBe(`${address}?medium=Etching&sort=highest-bid`);
    expect(await screen.findByText('Work 3')).toBeInTheDocument();
  });

  it('loads more pages and counts them in the address', async () => {
    stubFetch({
      'GET /api/artists/8/works?page=2': { body: { ...works, items: [cardOf(9)], page: 2 } },
    });
    const view = open(address);
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(view.address()).toBe(`${address}?page=2`);
    expect(await screen.findByText('Work 9')).toBeInTheDocument();
    expect(screen.getByText('Work 1')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  it('shows sales and price trend in the visitor’s currency', () => {
    open(address, { place: { country: 'US', region: 'US', currency: 'USD' } });
    const market = screen.getByRole('region', { name: 'Market' });
    expect(market).toHaveTextContent('Works sold41In the past year12');
    const sales = within(market).getByRole('table', { name: 'Last sales' });
    expect(within(sales).getByRole('row', { name: /Low Tide AP/ })).toHaveTextContent('≈ $550');
    expect(market).toHaveTextContent('≈ $498Q2 2026≈ $550Q4 2026');
    const quarters = within(market).getAllByRole('row', { name: /^Q\d 2026/, hidden: true });
    expect(quarters.map((row) => row.textContent)).toEqual(['Q4 20265≈ $550', 'Q2 20263≈ $498']);
  });

  it('says that there are no sales, and hides a market that is not available', async () => {
    const bare = { ...carried, '/api/artists/8/market': artistMarketOf({ sold: 0 }) };
    const view = open(address, {}, bare);
    expect(screen.getByText(/No sales of this artist’s work yet/)).toBeInTheDocument();
    view.unmount();
    stubFetch({ 'GET /api/artists/8/market': { status: 404, error: 'not-found' } });
    const { '/api/artists/8/market': _, ...rest } = carried;
    open(address, {}, rest);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Market' })).toBeNull());
    expect(screen.getByRole('region', { name: 'Works' })).toBeInTheDocument();
  });

  it('shows releases and similar artists if there are any', () => {
    const release = {
      id: 4,
      name: 'Kiln Door',
      artists: [{ id: 8, name: 'Inês Valadares' }],
      extraArtists: '',
      href: '/release-calendar/ines-valadares-kiln-door-4',
      kind: 'unscheduled',
      startsAt: null,
      endsAt: null,
      timeZone: null,
      phase: 'unscheduled',
      picture: null,
    } as const;
    const artist = artistOf({
      releases: [{ ...release, artists: [...release.artists] }],
      similar: [artistCardOf(9)],
    });
    open(address, {}, { ...carried, '/api/artists/8': artist });
    expect(screen.getByRole('region', { name: 'Releases' })).toHaveTextContent(
      'Kiln DoorDate to be announced',
    );
    const similar = screen.getByRole('region', { name: 'Similar artists' });
    expect(within(similar).getByRole('link', { name: 'Artist 9' })).toBeInTheDocument();
  });

  it('follows the artist, then offers the choice of e-mails', async () => {
    const follows = (more: object = {}) => ({
      body: { follows: [{ artistId: 8, flags: { ...flags, ...more } }] },
    });
    const network = stubFetch({
      'GET /api/follow-artists': [
        { body: { follows: [] } },
        follows(),
        follows({ newSale: false }),
      ],
      'POST /api/follow-artists': { body: { artistId: 8, flags } },
    });
    open(address, { user: ada });
    await waitFor(() => expect(network.of('GET /api/follow-artists')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Follow Inês Valadares' }));
    const choices = await screen.findByRole('group', { name: 'E-mail me about Inês Valadares' });
    await waitFor(() => expect(within(choices).getByLabelText('A new release')).not.toBeChecked());
    await userEvent.click(within(choices).getByLabelText('A new sale'));
    expect(network.of('POST /api/follow-artists').map(({ body }) => body)).toEqual([
      { artistId: 8 },
      { artistId: 8, flags: { newSale: false } },
    ]);
    await waitFor(() => expect(within(choices).getByLabelText('A new sale')).not.toBeChecked());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: /E-mail me/ })).toBeNull();
  });

  it('follows once after sign-in, if a visitor asked for it', async () => {
    const network = stubFetch({
      'GET /api/follow-artists': { body: { follows: [] } },
      'POST /api/follow-artists': { body: { artistId: 8, flags } },
    });
    const back = savePending({ kind: 'follow', id: 8 }, `${address}?sort=newest`);
    const view = open(
      back,
      { user: ada },
      {
        ...carried,
        '/api/artists/8/works?sort=newest': works,
      },
    );
    await waitFor(() => expect(network.of('POST /api/follow-artists')).toHaveLength(1));
    expect(view.address()).toBe(`${address}?sort=newest`);
  });

  it('does not follow because of a link alone', async () => {
    const network = stubFetch({ 'GET /api/follow-artists': { body: { follows: [] } } });
    const view = open(`${address}?pending=follow-8`, { user: ada });
    await waitFor(() => expect(view.address()).toBe(address));
    expect(network.of('POST /api/follow-artists')).toEqual([]);
  });

  it('distinguishes a missing artist from a failure', async () => {
    const network = stubFetch({
      'GET /api/artists/9': { status: 404, error: 'not-found' },
      'GET /api/artists/10': { status: 502, error: 'upstream.unavailable' },
    });
    const view = open('/artists/nobody/9', {}, {});
    expect(await screen.findByText('Artist not found')).toBeInTheDocument();
    view.unmount();
    const failed = open('/artists/nobody/10', {}, {});
    expect(await screen.findByText('We couldn’t load this artist')).toBeInTheDocument();
    failed.unmount();
    open('/artists/nobody/x', {}, {});
    expect(screen.getByText('Artist not found')).toBeInTheDocument();
    expect(network.of('GET /api/artists/x')).toEqual([]);
  });
});
