import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { PictureView } from '../../../../../shared/contracts/catalogue.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { cardOf } from '../../../lib/testing/catalogue.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { CollectionPage } from './collection-page.tsx';
import { CollectionsPage } from './collections-page.tsx';

const head = {
  slug: 'under-500',
  title: 'Under £500',
  text: 'The lowest first.',
  href: '/collections/under-500',
};
const picture = (width: number, height: number): PictureView => ({
  alt: 'A work',
  placeholder: '#123456',
  width,
  height,
  formats: [{ name: 'xs', url: `/media/${width}/xs.webp`, width, height }],
});

describe('CollectionsPage', () => {
  it('shows each collection by its first works, at one height', () => {
    const pictures = [picture(1920, 1200), picture(600, 1200)];
    const { container } = renderAt(
      '/collections',
      <CollectionsPage />,
      {},
      { '/api/collections': { collections: [{ ...head, count: 2, pictures }] } },
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Under £500 2 artworks');
    expect(screen.getByRole('link', { name: 'Under £500' })).toHaveAttribute('href', head.href);
    const shapes = [...container.querySelectorAll('canvas')].map(({ width, height }) => [
      width,
      height,
    ]);
    expect(shapes).toEqual([
      [1600, 1000],
      [500, 1000],
    ]);
  });

  it('links elsewhere if there are none', () => {
    renderAt('/collections', <CollectionsPage />, {}, { '/api/collections': { collections: [] } });
    expect(screen.getByRole('link', { name: 'View all artworks' })).toBeInTheDocument();
  });

  it('shows a failure', async () => {
    stubFetch({ 'GET /api/collections': { status: 502, error: 'upstream.unavailable' } });
    renderAt('/collections', <CollectionsPage />);
    expect(await screen.findByText('We couldn’t load the collections')).toBeInTheDocument();
  });
});

describe('CollectionPage', () => {
  const open = (at: string, data: Record<string, unknown> = {}) =>
    renderAt(
      at,
      <Routes>
        <Route element={<CollectionPage />} path={clientRoutes.collection} />
      </Routes>,
      {},
      data,
    );

  it('shows the works and the description', () => {
    open(head.href, {
      '/api/collections/under-500': { ...head, artworks: [cardOf(1), cardOf(2)] },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Under £500');
    expect(screen.getByText('The lowest first.')).toBeInTheDocument();
    const works = screen.getAllByRole('article').map((work) => within(work).getByRole('heading'));
    expect(works.map((title) => title.textContent)).toEqual(['Work 1', 'Work 2']);
  });

  it('says that no artwork fits', () => {
    open(head.href, { '/api/collections/under-500': { ...head, artworks: [] } });
    expect(screen.getByText('No artworks right now')).toBeInTheDocument();
  });

  it('is not found for an unknown name', async () => {
    const network = stubFetch({
      'GET /api/collections/nothing': { status: 404, error: 'not-found' },
    });
    const view = open('/collections/nothing');
    expect(await screen.findByText('Collection not found')).toBeInTheDocument();
    view.unmount();
    open('/collections/NOT%2FONE');
    expect(screen.getByText('Collection not found')).toBeInTheDocument();
    expect(network.of('GET /api/collections/nothing')).toHaveLength(1);
  });
});
