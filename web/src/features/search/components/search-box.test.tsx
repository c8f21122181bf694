import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { SearchHit, SearchView } from '../../../../../shared/contracts/search.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { SearchBox } from './search-box.tsx';

const zuleika: SearchHit = {
  kind: 'artist',
  id: 28,
  name: 'Zuleika',
  by: '',
  href: '/artists/zuleika/28',
  picture: null,
};
const nine: SearchHit = {
  kind: 'artwork',
  id: 9,
  name: 'Nine Lives',
  by: 'Zuleika',
  href: '/artworks/zuleika/28/nine-lives/9',
  picture: null,
};
const found: SearchView = { artists: [zuleika], artworks: [nine], soughtAfter: [] };

const field = () => screen.getByRole('combobox', { name: 'Search artists and artworks' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** The suggestions' code has been loaded, and time passes only when the test says so. */
async function openStill(): Promise<void> {
  renderAt('/', <SearchBox results="popup" />);
  await userEvent.click(field());
  await screen.findByText('Enter the name of an artist or artwork.');
  vi.useFakeTimers();
}
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('SearchBox', () => {
  it('sends one request for a word that is typed quickly, and none for its letters', async () => {
    const { calls } = stubFetch({ 'GET /api/search?q=zuleica': { body: found } });
    await openStill();
    for (const letters of ['z', 'zu', 'zul', 'zule', 'zulei', 'zuleic', 'zuleica']) {
      type(letters);
      await pass(120);
    }
    await pass(500 - 120 - 1);
    expect(calls).toEqual([]);
    await pass(1);
    expect(calls.map(({ path }) => path)).toEqual(['/api/search?q=zuleica']);
    await pass(1_000);
    expect(calls).toHaveLength(1);
    expect(screen.getByText('2 results')).toBeInTheDocument();
    expect(options()).toEqual([
      expect.stringContaining('Zuleika'),
      expect.stringContaining('Nine Lives'),
      'All artworks matching ‘zuleica’',
    ]);
  });

  it('sends nothing for a word that is removed within half a second', async () => {
    const { calls } = stubFetch({});
    await openStill();
    type('zu');
    await pass(499);
    type('');
    await pass(1_000);
    expect(calls).toEqual([]);
  });

  it('says after three seconds that the search takes longer', async () => {
    stubFetch({ 'GET /api/search?q=zu': 'never' });
    await openStill();
    type('zu');
    await pass(500);
    await pass(2_999);
    expect(screen.getByText('Searching …')).toBeInTheDocument();
    await pass(1);
    expect(screen.getByText(/^This is taking longer/)).toBeInTheDocument();
  });

  it('supports arrow keys, Enter and Escape', async () => {
    stubFetch({ 'GET /api/search?q=zu': { body: found } });
    const { address } = renderAt('/', <SearchBox results="popup" />);
    await userEvent.type(field(), 'zu');
    const [first, second] = await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', first?.id);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(address()).toBe('/artworks/zuleika/28/nine-lives/9');
    expect(options()).toEqual([]);
  });

  it('shows the search of the artworks page, and no other page’s parameter', () => {
    const list = renderAt('/artworks?q=tide', <SearchBox results="popup" />);
    expect(field()).toHaveValue('tide');
    list.unmount();
    renderAt('/artists?q=nadia', <SearchBox results="popup" />);
    expect(field()).toHaveValue('');
  });

  it('stays closed if the field was left before hydration', async () => {
    const { calls } = stubFetch({ 'GET /api/search?q=zu': { body: found } });
    renderAt('/', <SearchBox results="popup" />);
    vi.useFakeTimers();
    type('zu');
    expect(field()).toHaveValue('zu');
    await pass(700);
    expect(options()).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('ignores late answers to earlier searches', async () => {
    stubFetch({ 'GET /api/search?q=zu': 'never', 'GET /api/search?q=zuleika': { body: found } });
    await openStill();
    type('zu');
    await pass(700);
    type('zuleika');
    await pass(500);
    expect(options()).toHaveLength(3);
  });

  it('says that nothing was found, with suggestions', async () => {
    const nothing = { artists: [], artworks: [], soughtAfter: [zuleika] };
    stubFetch({ 'GET /api/search?q=zzz': { body: nothing } });
    renderAt('/', <SearchBox results="popup" />);
    await userEvent.type(field(), 'zzz');
    expect(await screen.findByText('No results')).toBeInTheDocument();
    expect(screen.getByText('Trending artists')).toBeInTheDocument();
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
      '/artists/zuleika/28',
      '/artworks',
      '/release-calendar',
    ]);
  });

  it('offers no list of artworks if only artists match', async () => {
    stubFetch({ 'GET /api/search?q=zu': { body: { ...found, artworks: [] } } });
    renderAt('/', <SearchBox results="popup" />);
    await userEvent.type(field(), 'zu');
    await screen.findByRole('option', { name: /Zuleika/ });
    expect(screen.getByText('1 result')).toBeInTheDocument();
    expect(options()).toEqual([expect.stringContaining('Zuleika')]);
  });

  it('shows a failure with a retry', async () => {
    stubFetch({
      'GET /api/search?q=zu': [{ status: 429, error: 'request.too-many' }, { body: found }],
    });
    renderAt('/', <SearchBox results="popup" />);
    await userEvent.type(field(), 'zu');
    expect(await screen.findByText('Search failed')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });

  it('remembers a guest’s searches, and shows them while the field is empty', async () => {
    stubFetch({
      'GET /api/search?q=zu': { body: found },
      'GET /api/latest-searches?of=artwork-9': { body: { hits: [nine] } },
    });
    const first = renderAt('/', <SearchBox results="popup" />);
    await userEvent.type(field(), 'zu');
    await userEvent.click(await screen.findByRole('option', { name: /Nine Lives/ }));
    expect(first.address()).toBe('/artworks/zuleika/28/nine-lives/9');
    first.unmount();
    renderAt('/', <SearchBox results="popup" />);
    await userEvent.click(field());
    expect(await screen.findByText('Latest searches')).toBeInTheDocument();
    expect(options()).toEqual([expect.stringContaining('Nine Lives')]);
  });

  it('moves a guest’s searches to the account at sign-in', async () => {
    localStorage.setItem('deckle.searches', JSON.stringify([{ kind: 'artist', id: 28 }, 'junk']));
    const { of } = stubFetch({
      'GET /api/latest-searches': { body: { hits: [zuleika] } },
      'POST /api/latest-searches': { body: { ok: true } },
    });
    renderAt('/', <SearchBox results="popup" />, { user: ada });
    await userEvent.click(field());
    expect(await screen.findByRole('option', { name: /Zuleika/ })).toBeInTheDocument();
    await waitFor(() => expect(of('POST /api/latest-searches')).toHaveLength(1));
    expect(of('POST /api/latest-searches')[0]?.body).toEqual({
      searches: [{ kind: 'artist', id: 28 }],
    });
    expect(localStorage.getItem('deckle.searches')).toBeNull();
  });
});
