import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../lib/testing/catalogue.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { ArtworksPage } from './artworks-page.tsx';

const list = (page: number, ids: readonly number[], total = 3) => ({
  items: ids.map((id) => cardOf(id)),
  page,
  pageCount: Math.ceil(total / 2),
  total,
});

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);

describe('ArtworksPage', () => {
  it('shows more on demand, and keeps in the address how much', async () => {
    stubFetch({ 'GET /api/artworks?page=2': { body: list(2, [3]) } });
    const { address } = renderAt(
      '/artworks',
      <ArtworksPage />,
      {},
      {
        '/api/artworks': list(1, [1, 2]),
      },
    );
    expect(screen.getByText('3 works')).toBeInTheDocument();
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Work 3' })).toBeInTheDocument();
    expect(address()).toBe('/artworks?page=2');
    expect(titles()).toEqual(['Work 1', 'Work 2', 'Work 3']);
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  it('shows every page up to the address’s, so that Back finds its place', () => {
    renderAt(
      '/artworks?page=2',
      <ArtworksPage />,
      {},
      {
        '/api/artworks': list(1, [1, 2]),
        '/api/artworks?page=2': list(2, [3]),
      },
    );
    expect(titles()).toEqual(['Work 1', 'Work 2', 'Work 3']);
  });

  it('narrows to a medium and sorts by the address', async () => {
    stubFetch({
      'GET /api/artworks?medium=Etching': { body: list(1, [1], 1) },
      'GET /api/artworks?sort=newest&medium=Etching': { body: list(1, [2], 1) },
    });
    const { address } = renderAt(
      '/artworks',
      <ArtworksPage />,
      {},
      {
        '/api/artworks': list(1, [1, 2]),
      },
    );
    await userEvent.click(screen.getByRole('link', { name: 'Etching' }));
    expect(address()).toBe('/artworks?categ=Etching');
    expect(screen.getByRole('heading', { level: 1, name: 'Etching' })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Newest');
    expect(address()).toBe('/artworks?categ=Etching&sort=newest');
    expect(await screen.findByRole('link', { name: 'Work 2' })).toBeInTheDocument();
  });

  it('says that a search found nothing, and what to do', () => {
    renderAt(
      '/artworks?q=zzz',
      <ArtworksPage />,
      {},
      {
        '/api/artworks?q=zzz': { items: [], page: 1, pageCount: 0, total: 0 },
      },
    );
    expect(screen.getByText('No works found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all artworks' })).toHaveAttribute(
      'href',
      '/artworks',
    );
  });

  it('says what failed and tries again', async () => {
    stubFetch({
      'GET /api/artworks': ['no-answer', { body: list(1, [1, 2]) }],
    });
    renderAt('/artworks', <ArtworksPage />);
    expect(await screen.findByText(/Check that you are online/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Work 1' })).toBeInTheDocument();
  });
});
