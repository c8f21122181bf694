import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { PictureView } from '../../../../../shared/contracts/catalogue.ts';
import { money } from '../../../../../shared/domain/money.ts';
import { artworkOf, cardOf, ownOrdersOf } from '../../../lib/testing/catalogue.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { href, openArtwork as open, traded } from '../testing/open-artwork.tsx';

describe('an artwork’s history and related works', () => {
  it('shows past sales as figures and as a list', async () => {
    vi.setSystemTime('2026-11-21T12:00:00Z');
    open(traded, {
      market: [
        { soldAt: '2025-01-05T12:00:00.000Z', price: money(2_000, 'GBP'), isElsewhere: true },
        { soldAt: '2026-03-05T12:00:00.000Z', price: money(9_000, 'GBP'), isElsewhere: false },
        { soldAt: '2026-08-22T12:00:00.000Z', price: money(11_000, 'GBP'), isElsewhere: false },
      ],
    });
    vi.useRealTimers();
    const market = within(screen.getByRole('region', { name: 'Price history' }));
    const figures = market.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual([
      '£95',
      '22 August 2026 · 3 months ago',
      '£90 to £110',
      '2 sales in 12 months',
      '± 10%',
      'around their average of 12 months',
      '3',
      'Since the first sale',
    ]);
    await userEvent.click(market.getByText('View all sales'));
    const rows = market.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Sold onPrice',
      '22 August 2026£110',
      '5 March 2026£90',
      '5 January 2025Sold elsewhere£20',
    ]);
  });

  it('never shows a last sale in the future', () => {
    vi.setSystemTime('2026-08-22T11:59:30Z');
    open(traded, { market: [] });
    vi.useRealTimers();
    expect(screen.getByText('22 August 2026 · now')).toBeInTheDocument();
  });

  it('says that there are no sales, and shows a failure', async () => {
    stubFetch({ 'GET /api/artworks/41/market': { status: 502, error: 'upstream.unavailable' } });
    const { unmount } = open(traded, { market: [] });
    expect(screen.getByText(/No sales of this edition yet/)).toBeVisible();
    unmount();
    open(traded, { market: null });
    expect(await screen.findByText('We couldn’t load past sales')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Low Tide' })).toBeVisible();
  });

  it('shows other works of the artist and similar ones, which can be saved', async () => {
    stubFetch({
      'GET /api/artworks/41/related?artist=1': {
        body: { moreFromArtist: [cardOf(7)], similar: [cardOf(8)] },
      },
    });
    const { overlay } = open(traded);
    const more = await screen.findByRole('region', { name: 'More from Inês Valadares' });
    expect(within(more).getByRole('heading', { level: 3, name: 'Work 7' })).toBeVisible();
    const similar = screen.getByRole('region', { name: 'Similar artworks' });
    await userEvent.click(within(similar).getByRole('button', { name: 'Save Work 8' }));
    expect(overlay()).toMatchObject({ intent: { redirectTo: `${href}?pending=save-8` } });
  });

  it('saves an artwork after sign-in, and only then', async () => {
    const { of } = stubFetch({
      'GET /api/saves?ids=41': { body: { artworkIds: [] } },
      'PUT /api/saves/41': { body: { ok: true } },
      'POST /api/recently-viewed': { body: { ok: true } },
      'GET /api/artworks/41/own-orders': { body: ownOrdersOf([], []) },
    });
    const visiting = open(traded);
    await userEvent.click(screen.getByRole('button', { name: 'Save Low Tide' }));
    expect(visiting.overlay()).toMatchObject({
      intent: { redirectTo: `${href}?pending=save-41` },
    });
    expect(of('PUT /api/saves/41')).toHaveLength(0);
    visiting.unmount();
    const { address } = open(traded, { at: `${href}?pending=save-41`, session: { user: ada } });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save Low Tide' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    expect(of('PUT /api/saves/41')).toHaveLength(1);
    expect(address()).toBe(href);
  });

  it('zooms by keyboard, announces the scale, and returns the focus', async () => {
    const picture: PictureView = {
      alt: 'front',
      placeholder: '#888888',
      width: 10,
      height: 10,
      formats: [{ name: 'large', url: '/media/front/large.webp', width: 10, height: 10 }],
    };
    open(artworkOf({ pictures: [picture] }));
    const opener = screen.getByRole('button', { name: 'Zoom in on Low Tide' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Low Tide' });
    const scale = within(dialog).getByRole('status');
    await userEvent.keyboard('+=');
    expect(scale).toHaveTextContent('225%');
    await userEvent.keyboard('-');
    expect(scale).toHaveTextContent('150%');
    await userEvent.keyboard('0');
    expect(scale).toHaveTextContent('100%');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
    expect(scale).toHaveTextContent('150%');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });
});
