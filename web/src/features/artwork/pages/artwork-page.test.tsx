import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { PictureView } from '../../../../../shared/contracts/catalogue.ts';
import { money } from '../../../../../shared/domain/money.ts';
import { artworkOf, editionOf, order, ownOrdersOf } from '../../../lib/testing/catalogue.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { href, openArtwork as open, traded } from '../testing/open-artwork.tsx';

/** jsdom opens a <details> by its attribute only. */
function openTotal() {
  const total = screen.getByText('Total, delivered to you').closest('details');
  if (total) total.open = true;
}

describe('ArtworkPage', () => {
  it('shows the artwork, its market and both sides of its book', () => {
    open(traded);
    expect(screen.getByRole('heading', { level: 1, name: 'Low Tide' })).toBeInTheDocument();
    expect(document.title).toBe('Low Tide by Inês Valadares · Deckle');
    expect(screen.getByRole('link', { name: 'Inês Valadares' })).toHaveAttribute(
      'href',
      '/artists/ines-valadares/1',
    );
    const bids = screen.getByRole('table', { name: 'Bids 3' });
    expect(
      within(bids)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['PriceHow manySince', '£90 21 November 2026', '£80 11 November 2026']);
    expect(screen.getByRole('table', { name: 'Asks 2' })).toBeInTheDocument();
    expect(screen.getByText('Last sold on 22 August 2026.')).toBeInTheDocument();
  });

  it('reads prices again every ten seconds while it is open', async () => {
    const { of } = stubFetch({ 'GET /api/artworks/41': { body: traded } });
    vi.useFakeTimers();
    open(traded);
    await act(() => vi.advanceTimersByTimeAsync(9_999));
    expect(of('GET /api/artworks/41')).toHaveLength(0);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(of('GET /api/artworks/41')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(of('GET /api/artworks/41')).toHaveLength(2);
  });

  it('shows the total of the lowest ask, delivered', async () => {
    open(traded);
    openTotal();
    const lines = await screen.findByRole('table', { name: 'Total for the lowest ask' });
    expect(lines).toHaveTextContent('Lowest ask£100');
    expect(lines).toHaveTextContent('Shipping and import£0');
    expect(lines).toHaveTextContent('You pay£104');
    expect(screen.queryByText(/costs you least/)).toBeNull();
  });

  it('offers the ask that costs least delivered, and names it', async () => {
    const [main] = traded.editions;
    const [lowest] = main?.asks ?? [];
    if (!main || !lowest) throw new Error('the artwork has no ask');
    const abroad = { ...lowest, sellerRegion: 'US' } as const;
    const near = { ...lowest, id: 990, price: money(10_400, 'GBP'), sellerRegion: 'UK' } as const;
    const offers = { UK: [near.id, abroad.id] };
    open({ ...traded, editions: [{ ...main, asks: [abroad, near], offers }] });
    expect(screen.getByRole('link', { name: 'Buy for £104' })).toBeVisible();
    expect(screen.getByText(/costs you least delivered/)).toHaveTextContent(
      '£104 is the ask that costs you least delivered: £108.16 in total. The lowest ask, £100, comes from another region: £',
    );
    openTotal();
    const lines = await screen.findByRole('table', {
      name: 'Total for the cheapest delivered ask',
    });
    expect(lines).toHaveTextContent('Cheapest delivered ask£104');
    expect(lines).toHaveTextContent('You pay£108.16');
  });

  it('asks a visitor to sign in and remembers the action', async () => {
    const { overlay, address } = open(traded);
    await userEvent.click(screen.getByRole('link', { name: 'Buy for £100' }));
    expect(address()).toBe(href);
    expect(overlay()).toEqual({
      kind: 'auth',
      mode: 'register',
      intent: {
        redirectTo: '/bid-or-buy/ines-valadares/low-tide/41/Main?action=buy',
        reason: 'Sign in or register to buy this artwork.',
      },
    });
  });

  it('links a signed-in user to the trade', async () => {
    stubFetch({
      'GET /api/artworks/41/own-orders': { body: ownOrdersOf([], []) },
    });
    const { address, overlay } = open(traded, { session: { user: ada } });
    await userEvent.click(screen.getByRole('link', { name: 'Place bid' }));
    expect(address()).toBe('/bid-or-buy/ines-valadares/low-tide/41/Main?action=bid');
    expect(overlay()).toBeNull();
  });

  it('marks the visitor’s own orders in the book', async () => {
    stubFetch({
      'GET /api/artworks/41/own-orders': { body: ownOrdersOf([], [13]) },
    });
    open(traded, { session: { user: ada } });
    await waitFor(() => expect(screen.getAllByText('Yours')).toHaveLength(2));
    const [inDepth, inTable] = screen.getAllByText('Yours');
    expect(inDepth?.closest('figure')).toHaveTextContent('Bids at this price or above, 3 in total');
    expect(inTable?.closest('tr')).toHaveTextContent('£80');
    expect(screen.getByRole('link', { name: 'Yours: view your bid' })).toHaveAttribute(
      'href',
      '/my-account/buying?bidId=13',
    );
  });

  it('leads to one’s own bid below the highest', async () => {
    stubFetch({
      'GET /api/artworks/41/own-orders': { body: ownOrdersOf([], [12]) },
    });
    open(traded, { session: { user: ada } });
    expect(await screen.findByText(/Your bid is £/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit your bid' })).toHaveAttribute(
      'href',
      '/bid-or-buy/ines-valadares/low-tide/41/Main?action=edit&bidId=12',
    );
  });

  it('offers the next order if the best is the visitor’s own, and says why', async () => {
    stubFetch({
      'GET /api/artworks/41/own-orders': { body: ownOrdersOf([21], [11, 12]) },
    });
    open(traded, { session: { user: ada } });
    expect(await screen.findByRole('link', { name: 'Buy for £120' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sell for £80' })).toBeVisible();
    expect(screen.getByText(/The lowest ask is yours; the next is £120/)).toBeVisible();
    expect(screen.getByText(/The highest bid is yours; the next is £80/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit your ask' })).toHaveAttribute(
      'href',
      '/ask-or-sell/ines-valadares/low-tide/41/Main?action=edit&askId=21',
    );
    openTotal();
    const lines = await screen.findByRole('table', { name: 'Total for the next ask' });
    expect(lines).toHaveTextContent('Next ask£120');
  });

  it('does not offer visitors their own order, and explains why', async () => {
    stubFetch({
      'GET /api/artworks/41/own-orders': { body: ownOrdersOf([21, 22], []) },
    });
    open(traded, { session: { user: ada } });
    expect(await screen.findByText(/The lowest ask is yours, and there is no other/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Place bid' })).toBeVisible();
  });

  it('shows a whole side if the button would hide only a few rows', async () => {
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

  it('shows the edition in the address, and changes the address with the edition', async () => {
    const { address } = open(traded);
    await userEvent.click(screen.getByRole('link', { name: /Artist’s proof/ }));
    expect(address()).toBe(`${href}?edition=Artist`);
    expect(screen.getByRole('link', { name: 'Buy for £300' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /Main edition/ }));
    expect(address()).toBe(href);
  });

  it('offers no purchase or sale without a counterparty', () => {
    open(artworkOf());
    expect(screen.queryByRole('link', { name: /Buy/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Sell/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Place bid' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'List artwork' })).toBeInTheDocument();
    expect(screen.getByText('No bids right now.')).toBeInTheDocument();
  });

  it('shows the release date of an unreleased artwork, with a link to the release', () => {
    const release = {
      id: 7,
      name: 'Low Tide',
      href: '/release-calendar/low-tide-7',
      kind: 'timed' as const,
      startsAt: '2999-11-24T10:00:00.000Z',
      endsAt: '2999-11-27T10:00:00.000Z',
      timeZone: null,
      phase: 'before' as const,
    };
    const both = [editionOf({ id: 1 }), editionOf({ id: 2, name: 'Artist', suffix: 'AP' })];
    const { unmount } = open(artworkOf({ release, editions: both }));
    const choice = screen.getByRole('navigation', { name: 'Editions' });
    expect(within(choice).getAllByRole('link')).toHaveLength(2);
    expect(choice).not.toHaveTextContent('Ask');
    expect(screen.getByText('Release date: 24 November 2999')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View release' })).toHaveAttribute(
      'href',
      release.href,
    );
    expect(screen.getByRole('link', { name: 'Place bid' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^(List|Sell|Buy)/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Order book' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Price history' })).toBeNull();
    unmount();
    const announced = { ...release, kind: 'unscheduled' as const, startsAt: null, endsAt: null };
    const waiting = open(artworkOf({ release: { ...announced, phase: 'unscheduled' } }));
    expect(screen.getByText('Release date to be announced')).toBeVisible();
    waiting.unmount();
    const offered = [editionOf({ asks: [order(1, 90)] }), ...both.slice(1)];
    const traded = open(artworkOf({ release, editions: offered }));
    expect(screen.getByRole('navigation', { name: 'Editions' })).toHaveTextContent('Ask £90');
    expect(screen.getByRole('link', { name: 'List artwork' })).toBeVisible();
    traded.unmount();
    const begun = { ...release, startsAt: '2026-01-01T10:00:00.000Z', phase: 'open' as const };
    open(artworkOf({ release: begun }));
    expect(screen.getByText(/^Open now until 27 November 2999 at 10:00/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View release' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'List artwork' })).toBeVisible();
  });

  it('moves through the pictures by arrow keys', async () => {
    const view = (name: string): PictureView => ({
      alt: name,
      placeholder: '#888888',
      width: 10,
      height: 10,
      formats: [{ name: 'large', url: `/media/${name}/large.webp`, width: 10, height: 10 }],
    });
    open(artworkOf({ pictures: [view('front'), view('detail')] }));
    expect(screen.getByRole('img', { name: 'front' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Image 1 of 2: front' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'detail' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Image 2 of 2: detail' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('img', { name: 'front' })).toBeInTheDocument();
  });

  it('shows the not-found message for a missing artwork', async () => {
    stubFetch({ 'GET /api/artworks/41': { status: 404, error: 'not-found' } });
    open(null);
    expect(await screen.findByRole('heading', { name: 'Artwork not found' })).toBeVisible();
  });

  it('shows a failure, and the artwork after a retry', async () => {
    stubFetch({
      'GET /api/artworks/41': [{ status: 504, error: 'upstream.timeout' }, { body: traded }],
    });
    open(null);
    expect(await screen.findByText('req-1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Low Tide' })).toBeInTheDocument();
  });
});
