import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cardOf } from '../../../lib/testing/catalogue.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { ArtworksPage } from './artworks-page.tsx';

/** Simulates a wide window. */
beforeEach(() => {
  const query = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => query);
});

const list = (page: number, ids: readonly number[], total = 3) => ({
  items: ids.map((id) => cardOf(id)),
  page,
  pageCount: Math.ceil(total / 2),
  total,
});
const open = (
  at: string,
  data: Readonly<Record<string, unknown>>,
  session: Parameters<typeof renderAt>[2] = {},
) => renderAt(at, <ArtworksPage />, session, data);

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

describe('ArtworksPage', () => {
  it('loads more on demand and counts pages in the address', async () => {
    stubFetch({ 'GET /api/artworks?page=2': { body: list(2, [3]) } });
    const { address } = open('/artworks', { '/api/artworks': list(1, [1, 2]) });
    expect(screen.getByText('3 artworks')).toBeInTheDocument();
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Work 3' })).toBeInTheDocument();
    expect(address()).toBe('/artworks?page=2');
    expect(titles()).toEqual(['Work 1', 'Work 2', 'Work 3']);
    expect(screen.getByText('3 of 3')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  it('shows all pages of the address, so that Back restores the position', () => {
    open('/artworks?page=2', {
      '/api/artworks': list(1, [1, 2]),
      '/api/artworks?page=2': list(2, [3]),
    });
    expect(titles()).toEqual(['Work 1', 'Work 2', 'Work 3']);
  });

  it('continues with a new list past the limit of pages', () => {
    const data = { ...list(1, [1, 2], 9_999), pageCount: 100 };
    const pages = Array.from({ length: 40 }, (_, index) => [
      index === 0 ? '/api/artworks' : `/api/artworks?page=${index + 1}`,
      data,
    ]);
    open('/artworks?page=60', Object.fromEntries(pages));
    expect(screen.getByRole('link', { name: 'Continue to the next page' })).toHaveAttribute(
      'href',
      '/artworks?start=41',
    );
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  it('filters by medium and sorts, in the address', async () => {
    stubFetch({
      'GET /api/artworks?medium=Etching': { body: list(1, [1], 1) },
      'GET /api/artworks?medium=Etching&sort=newest': { body: list(1, [2], 1) },
    });
    const { address } = open('/artworks', { '/api/artworks': list(1, [1, 2]) });
    await userEvent.click(screen.getByRole('link', { name: 'Etching' }));
    expect(address()).toBe('/artworks?categ=Etching');
    expect(screen.getByRole('heading', { level: 1, name: 'Etching' })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Recently added');
    expect(address()).toBe('/artworks?categ=Etching&sort=newest');
    expect(await screen.findByRole('link', { name: 'Work 2' })).toBeInTheDocument();
  });

  it('filters by price in the visitor’s currency, with a histogram', async () => {
    stubFetch({
      'GET /api/artworks/price-ranges': {
        body: {
          ranges: [
            { from: 5_000, to: 7_500, count: 2 },
            { from: 7_500, to: 10_000, count: 9 },
          ],
        },
      },
      'GET /api/artworks?minAsk=7634': { body: list(1, [2], 1) },
    });
    const place = { country: 'US', region: 'US', currency: 'USD' } as const;
    const { address } = open('/artworks', { '/api/artworks': list(1, [1, 2]) }, { place });
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(
      await screen.findByRole('img', { name: /Most are in this range: \$98 to \$131/ }),
    ).toBeInTheDocument();
    const prices = within(screen.getByRole('region', { name: 'Lowest ask' }));
    await userEvent.type(prices.getByLabelText('From $'), '100{Enter}');
    expect(address()).toBe('/artworks?min=76.34');
    expect(prices.getByLabelText('From $')).toHaveValue('100');
    expect(await screen.findByRole('link', { name: 'Remove From $100' })).toHaveAttribute(
      'href',
      '/artworks',
    );
  });

  it('keeps the list and shows an error for an invalid price or year', async () => {
    stubFetch({
      'GET /api/artworks/price-ranges?minAsk=40000': { body: { ranges: [] } },
      'GET /api/artworks/price-ranges?minAsk=50000': { body: { ranges: [] } },
      'GET /api/artworks?minAsk=50000': { body: list(1, [2], 1) },
    });
    const { address, key } = open('/artworks?min=400', {
      '/api/artworks?minAsk=40000': list(1, [1, 2]),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const prices = within(await screen.findByRole('region', { name: 'Lowest ask' }));
    const years = within(screen.getByRole('region', { name: 'Year' }));
    const from = prices.getByLabelText('From £');
    const before = key();
    await userEvent.clear(from);
    await userEvent.type(from, '1.000{Enter}');
    await userEvent.type(years.getByLabelText('To'), '98{Enter}');
    expect(from).toHaveValue('1.000');
    expect(from).toHaveAccessibleDescription('Enter a whole number, such as 1,250.');
    expect(years.getByLabelText('To')).toHaveAccessibleDescription('Enter a year, such as 1998.');
    await userEvent.type(prices.getByLabelText('To £'), '0{Enter}');
    expect(address()).toBe('/artworks?min=400');
    expect(key(), 'no step of Back that goes nowhere').toBe(before);
    await userEvent.clear(from);
    await userEvent.type(from, '£500{Enter}');
    expect(address()).toBe('/artworks?min=500');
    await waitFor(() => expect(from).not.toHaveAccessibleDescription());
  });

  it('filters by year, size, sale and artist; pressing a filter removes it', async () => {
    const some = { body: list(1, [7], 1) };
    stubFetch({
      'GET /api/artworks/price-ranges': { body: { ranges: [] } },
      'GET /api/artworks/price-ranges?minYear=2019': { body: { ranges: [] } },
      'GET /api/artworks/price-ranges?minYear=2019&size=50': { body: { ranges: [] } },
      'GET /api/artworks/price-ranges?artist=7&minYear=2019&size=50': { body: { ranges: [] } },
      'GET /api/artworks?minYear=2019': some,
      'GET /api/artworks?minYear=2019&size=50': some,
      'GET /api/artworks?forSale=true&minYear=2019&size=50': some,
      'GET /api/artworks?artist=7&forSale=true&minYear=2019&size=50': some,
      'GET /api/artworks/artists?q=art': { body: { artists: [{ id: 7, name: 'Artist 7' }] } },
    });
    const { address } = open('/artworks', { '/api/artworks': list(1, [1, 2]) });
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const years = within(await screen.findByRole('region', { name: 'Year' }));
    await userEvent.type(years.getByLabelText('From'), '2019{Enter}');
    await userEvent.click(screen.getByRole('link', { name: 'Up to 50' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'For sale now' }));
    await userEvent.type(screen.getByLabelText('Search by name'), 'art');
    await userEvent.click(await screen.findByRole('link', { name: 'Artist 7' }));
    expect(address()).toBe('/artworks?artist=7&from=2019&size=50&sale=now');
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    await waitFor(() =>
      expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Artist 7',
        'Since 2019',
        'Edition up to 50',
        'For sale now',
        'Clear all',
      ]),
    );
    expect(chips.getByRole('link', { name: 'Remove Since 2019' })).toHaveAttribute(
      'href',
      '/artworks?artist=7&size=50&sale=now',
    );
  });

  it('looks an artist’s name up once, half a second after the last letter', async () => {
    const artists = 'GET /api/artworks/artists?q=art';
    const network = stubFetch({
      'GET /api/artworks/price-ranges': { body: { ranges: [] } },
      [artists]: { body: { artists: [{ id: 7, name: 'Artist 7' }] } },
    });
    open('/artworks', { '/api/artworks': list(1, [1, 2]) });
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const field = await screen.findByLabelText('Search by name');
    vi.useFakeTimers();
    const asked = () => network.calls.filter(({ path }) => path.includes('/artists?'));
    for (const letters of ['a', 'ar', 'art']) {
      fireEvent.change(field, { target: { value: letters } });
      await act(() => vi.advanceTimersByTimeAsync(499));
    }
    expect(asked()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(network.of(artists)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(asked()).toHaveLength(1);
  });

  it('keeps quick successive choices', async () => {
    stubFetch({
      'GET /api/artworks?forSale=true': { body: list(1, [2], 1) },
      'GET /api/artworks?forSale=true&sort=newest': { body: list(1, [2], 1) },
    });
    const { address } = open('/artworks', { '/api/artworks': list(1, [1, 2]) });
    act(() => {
      fireEvent.click(screen.getByRole('checkbox', { name: 'For sale now' }));
      fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), {
        target: { value: 'newest' },
      });
    });
    expect(address()).toBe('/artworks?sort=newest&sale=now');
    expect(await screen.findByText('1 artwork')).toBeInTheDocument();
  });

  it('says that a search found nothing, with suggestions', () => {
    const none = { items: [], page: 1, pageCount: 0, total: 0 };
    const hit = (id: number, name: string) => ({
      kind: 'artist',
      id,
      name,
      by: '',
      href: `/artists/${id}`,
      picture: null,
    });
    const artists = (name: string) => screen.getByRole('navigation', { name }).textContent;
    const nothing = { artists: [], artworks: [], soughtAfter: [hit(5, 'Ada Brandreth')] };
    const { unmount } = open('/artworks?q=zzz', {
      '/api/artworks?q=zzz': none,
      '/api/search?q=zzz': nothing,
    });
    expect(artists('Trending artists')).toContain('Ada Brandreth');
    expect(screen.getByRole('link', { name: 'Ada Brandreth' })).toHaveAttribute(
      'href',
      '/artists/5',
    );
    expect(screen.getByText('No artworks found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View all artworks' })).toHaveAttribute(
      'href',
      '/artworks',
    );
    unmount();
    const whole = open('/artworks', { '/api/artworks': none });
    expect(screen.getByText('No artworks yet')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View all artworks' })).toBeNull();
    whole.unmount();
    open('/artworks?q=zzz&sale=now', {
      '/api/artworks?forSale=true&q=zzz': none,
      '/api/search?q=zzz': { ...nothing, artists: [hit(6, 'Zelda Zzz')], soughtAfter: [] },
    });
    expect(artists('Matching artists')).toContain('Zelda Zzz');
    expect(screen.queryByText('Trending artists')).toBeNull();
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
      'href',
      '/artworks?q=zzz',
    );
  });

  it('reads saved artworks in one call, and saves and unsaves at once', async () => {
    const { of } = stubFetch({
      'GET /api/saves?ids=1,2': { body: { artworkIds: [2] } },
      'PUT /api/saves/1': { body: { ok: true } },
      'DELETE /api/saves/2': [{ status: 502, error: 'upstream.unavailable' }],
    });
    open('/artworks', { '/api/artworks': list(1, [1, 2], 2) }, { user: ada });
    const save = (name: string) => screen.getByRole('button', { name: `Save ${name}` });
    await waitFor(() => expect(save('Work 2')).toHaveAttribute('aria-pressed', 'true'));
    expect(save('Work 1')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(save('Work 1'));
    expect(save('Work 1')).toHaveAttribute('aria-pressed', 'true');
    expect(of('PUT /api/saves/1')).toHaveLength(1);
    await userEvent.click(save('Work 2'));
    await waitFor(() => expect(save('Work 2')).toHaveAttribute('aria-pressed', 'true'));
  });

  it('asks a visitor to sign in and remembers the artwork', async () => {
    const { overlay } = open('/artworks?page=2', {
      '/api/artworks': list(1, [1, 2]),
      '/api/artworks?page=2': list(2, [3]),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save Work 3' }));
    expect(overlay()).toMatchObject({
      kind: 'auth',
      intent: {
        redirectTo: '/artworks?page=2&pending=save-3',
        reason: 'Sign in or register to save this artwork.',
      },
    });
  });

  it('shows a failure with a retry', async () => {
    stubFetch({
      'GET /api/artworks': ['no-answer', { body: list(1, [1, 2]) }],
    });
    open('/artworks', {});
    expect(await screen.findByText(/Check that you are online/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Work 1' })).toBeInTheDocument();
  });
});
