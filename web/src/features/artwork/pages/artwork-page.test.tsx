import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type {
  ArtworkView,
  PastSale,
  PictureView,
} from '../../../../../shared/contracts/catalogue.ts';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { money } from '../../../../../shared/domain/money.ts';
import { artworkOf, cardOf, editionOf, order } from '../../../lib/testing/catalogue.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { ArtworkPage } from './artwork-page.tsx';

const href = '/artworks/ines-valadares/1/low-tide/41';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(
  artwork: ArtworkView | null,
  {
    at = href,
    session = {},
    market = [],
  }: {
    at?: string;
    session?: Partial<SessionView>;
    /** Of the first edition, oldest first; null: not there yet. */
    market?: readonly PastSale[] | null;
  } = {},
) {
  const page = (
    <Routes>
      <Route element={<ArtworkPage />} path="/artworks/*" />
      <Route element="elsewhere" path="*" />
    </Routes>
  );
  const sold = { editions: [{ editionId: 1, sales: market, isComplete: true }] };
  return renderAt(at, page, session, {
    ...(artwork && { '/api/artworks/41': artwork }),
    ...(market && { '/api/artworks/41/market': sold }),
  });
}

const traded = artworkOf({
  editions: [
    editionOf({
      id: 1,
      bids: [order(11, 90), order(12, 90), order(13, 80)],
      asks: [order(21, 100, { sellerRegion: 'UK' }), order(22, 120)],
      lastSale: { price: money(9_500, 'GBP'), soldAt: '2026-08-22T12:00:00.000Z' },
    }),
    editionOf({ id: 2, name: 'Artist', suffix: 'AP', asks: [order(31, 300)] }),
  ],
  shownEditionId: 1,
});

describe('ArtworkPage', () => {
  it('shows the work, its market and both sides of its book', () => {
    open(traded);
    expect(screen.getByRole('heading', { level: 1, name: 'Low Tide' })).toBeInTheDocument();
    expect(document.title).toBe('Low Tide by Inês Valadares · Deckle');
    const bids = screen.getByRole('table', { name: 'Bids 3' });
    expect(
      within(bids)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['PriceCountSince', '£90 21 November 2026', '£80 11 November 2026']);
    expect(screen.getByRole('table', { name: 'Asks 2' })).toBeInTheDocument();
    expect(screen.getByText('Last sold on 22 August 2026.')).toBeInTheDocument();
  });

  it('says what the lowest ask comes to, delivered', () => {
    open(traded);
    const lines = screen.getByRole('table', { name: 'What the lowest ask comes to' });
    expect(lines).toHaveTextContent('Lowest ask£100');
    expect(lines).toHaveTextContent('Shipping and import£0');
    expect(lines).toHaveTextContent('You pay£104');
  });

  it('asks a visitor to sign in, and keeps in mind what they wanted', async () => {
    const { overlay, address } = open(traded);
    await userEvent.click(screen.getByRole('link', { name: 'Buy for £100' }));
    expect(address()).toBe(href);
    expect(overlay()).toEqual({
      kind: 'auth',
      mode: 'register',
      intent: {
        redirectTo: '/bid-or-buy/ines-valadares/low-tide/41/Main?action=buy',
        reason: 'Sign in or register to buy this work.',
      },
    });
  });

  it('leads somebody signed in straight to the trade', async () => {
    stubFetch({
      'GET /api/account/buying': { body: { bids: [], orders: [] } },
      'GET /api/account/selling': { body: { asks: [], orders: [] } },
    });
    const { address, overlay } = open(traded, { session: { user: ada } });
    await userEvent.click(screen.getByRole('link', { name: 'Bid' }));
    expect(address()).toBe('/bid-or-buy/ines-valadares/low-tide/41/Main?action=bid');
    expect(overlay()).toBeNull();
  });

  it('marks the visitor’s own orders in the book', async () => {
    stubFetch({
      'GET /api/account/buying': { body: { bids: [{ id: 13 }], orders: [] } },
      'GET /api/account/selling': { body: { asks: [], orders: [] } },
    });
    open(traded, { session: { user: ada } });
    await waitFor(() => expect(screen.getByText('Yours')).toBeInTheDocument());
    expect(screen.getByText('Yours').closest('tr')).toHaveTextContent('£80');
    expect(screen.getByRole('link', { name: 'Yours: see your bid' })).toHaveAttribute(
      'href',
      '/my-account/buying?bidId=13',
    );
  });

  it('offers the next order where the best is the visitor’s own, and says why', async () => {
    stubFetch({
      'GET /api/account/buying': { body: { bids: [{ id: 11 }, { id: 12 }], orders: [] } },
      'GET /api/account/selling': { body: { asks: [{ id: 21 }], orders: [] } },
    });
    open(traded, { session: { user: ada } });
    expect(await screen.findByRole('link', { name: 'Buy for £120' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sell for £80' })).toBeVisible();
    expect(screen.getByText(/The lowest ask is yours; the next is £120/)).toBeVisible();
    expect(screen.getByText(/The highest bid is yours; the next is £80/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your ask' })).toHaveAttribute(
      'href',
      '/my-account/selling?askId=21',
    );
    expect(screen.getByRole('table', { name: 'What the next ask comes to' })).toHaveTextContent(
      'Next ask£120',
    );
  });

  it('offers nobody their own order, and explains', async () => {
    stubFetch({
      'GET /api/account/buying': { body: { bids: [], orders: [] } },
      'GET /api/account/selling': { body: { asks: [{ id: 21 }, { id: 22 }], orders: [] } },
    });
    open(traded, { session: { user: ada } });
    expect(await screen.findByText(/The lowest ask is yours, and there is no other/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Bid' })).toBeVisible();
  });

  it('shows all of a side where a button would hide only a few', async () => {
    const bids = (count: number) =>
      artworkOf({
        editions: [
          editionOf({
            bids: Array.from({ length: count }, (_, index) => order(index + 1, 100 - index)),
          }),
        ],
      });
    const { unmount } = open(bids(9));
    expect(screen.getAllByRole('row')).toHaveLength(10);
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
    unmount();
    open(bids(10));
    expect(screen.getAllByRole('row')).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 10 prices' }));
    expect(screen.getAllByRole('row')).toHaveLength(11);
  });

  it('shows the edition that the address names, and names it when it is chosen', async () => {
    const { address } = open(traded);
    await userEvent.click(screen.getByRole('link', { name: /Artist’s proof/ }));
    expect(address()).toBe(`${href}?edition=Artist`);
    expect(screen.getByRole('link', { name: 'Buy for £300' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /Main edition/ }));
    expect(address()).toBe(href);
  });

  it('offers no purchase and no sale where there is nobody to trade with', () => {
    open(artworkOf());
    expect(screen.queryByRole('link', { name: /Buy/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Sell/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Bid' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'List' })).toBeInTheDocument();
    expect(screen.getByText('Nobody bids for this edition now.')).toBeInTheDocument();
  });

  it('walks through the pictures by arrow keys', async () => {
    const view = (name: string): PictureView => ({
      alt: name,
      placeholder: '#888888',
      width: 10,
      height: 10,
      formats: [{ name: 'large', url: `/media/${name}/large.webp`, width: 10, height: 10 }],
    });
    open(artworkOf({ pictures: [view('front'), view('detail')] }));
    expect(screen.getByRole('img', { name: 'front' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'View 1 of 2: front' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'detail' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'View 2 of 2: detail' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'front' })).toBeInTheDocument();
  });

  it('shows what the edition was sold for, in figures and as a list', async () => {
    vi.setSystemTime('2026-11-21T12:00:00Z');
    open(traded, {
      market: [
        { soldAt: '2025-01-05T12:00:00.000Z', price: money(2_000, 'GBP') },
        { soldAt: '2026-03-05T12:00:00.000Z', price: money(9_000, 'GBP') },
        { soldAt: '2026-08-22T12:00:00.000Z', price: money(11_000, 'GBP') },
      ],
    });
    vi.useRealTimers();
    const market = within(screen.getByRole('region', { name: 'The market' }));
    const figures = market.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual([
      '£95',
      '22 August 2026',
      '£90 to £110',
      '2 sales in 12 months',
      '10%',
      'Standard deviation over the mean, 12 months',
      '3',
      'Since it was first traded here',
    ]);
    await userEvent.click(market.getByText('All sales as a list'));
    const rows = market.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Sold onPrice',
      '22 August 2026£110',
      '5 March 2026£90',
      '5 January 2025£20',
    ]);
  });

  it('says that nothing has been sold, and what failed', async () => {
    stubFetch({ 'GET /api/artworks/41/market': { status: 502, error: 'upstream.unavailable' } });
    const { unmount } = open(traded, { market: [] });
    expect(screen.getByText(/The first sale will be the first point/)).toBeVisible();
    unmount();
    open(traded, { market: null });
    expect(await screen.findByText('Past sales could not be shown')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Low Tide' })).toBeVisible();
  });

  it('shows the artist’s other works and similar ones, and lets save them', async () => {
    stubFetch({
      'GET /api/artworks/41/related?artist=1': {
        body: { moreFromArtist: [cardOf(7)], similar: [cardOf(8)] },
      },
    });
    const { overlay } = open(traded);
    const more = await screen.findByRole('region', { name: 'More from Inês Valadares' });
    expect(within(more).getByRole('heading', { level: 3, name: 'Work 7' })).toBeVisible();
    const similar = screen.getByRole('region', { name: 'Similar works' });
    await userEvent.click(within(similar).getByRole('button', { name: 'Save Work 8' }));
    expect(overlay()).toMatchObject({ intent: { redirectTo: `${href}?wish=save-8` } });
  });

  it('saves what a visitor wanted to save once they are signed in, and only then', async () => {
    const { of } = stubFetch({
      'GET /api/saves?ids=41': { body: { artworkIds: [] } },
      'PUT /api/saves/41': { body: { ok: true } },
      'POST /api/recently-viewed': { body: { ok: true } },
      'GET /api/account/buying': { body: { bids: [], orders: [] } },
      'GET /api/account/selling': { body: { asks: [], orders: [] } },
    });
    const visiting = open(traded);
    await userEvent.click(screen.getByRole('button', { name: 'Save Low Tide' }));
    expect(visiting.overlay()).toMatchObject({
      intent: { redirectTo: `${href}?wish=save-41` },
    });
    expect(of('PUT /api/saves/41')).toHaveLength(0);
    visiting.unmount();
    const { address } = open(traded, { at: `${href}?wish=save-41`, session: { user: ada } });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save Low Tide' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    expect(of('PUT /api/saves/41')).toHaveLength(1);
    expect(address()).toBe(href);
  });

  it('looks closely by keyboard, says how closely, and gives the focus back', async () => {
    const picture: PictureView = {
      alt: 'front',
      placeholder: '#888888',
      width: 10,
      height: 10,
      formats: [{ name: 'large', url: '/media/front/large.webp', width: 10, height: 10 }],
    };
    open(artworkOf({ pictures: [picture] }));
    const opener = screen.getByRole('button', { name: 'Look closely at Low Tide' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Low Tide' });
    const scale = within(dialog).getByRole('status');
    await userEvent.keyboard('+=');
    expect(scale).toHaveTextContent('225 %');
    await userEvent.keyboard('-');
    expect(scale).toHaveTextContent('150 %');
    await userEvent.keyboard('0');
    expect(scale).toHaveTextContent('100 %');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
    expect(scale).toHaveTextContent('150 %');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('says that a work is not there', async () => {
    stubFetch({ 'GET /api/artworks/41': { status: 404, error: 'not-found' } });
    open(null);
    expect(await screen.findByRole('heading', { name: 'This work is not here' })).toBeVisible();
  });

  it('says what failed, and shows the work once it can be read', async () => {
    stubFetch({
      'GET /api/artworks/41': [{ status: 504, error: 'upstream.timeout' }, { body: traded }],
    });
    open(null);
    expect(await screen.findByText('req-1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Low Tide' })).toBeInTheDocument();
  });
});
