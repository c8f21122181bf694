import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../lib/testing/catalogue.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { HomePage } from './home-page.tsx';

const home = {
  featured: [cardOf(1), cardOf(2)],
  latestAsks: [cardOf(3)],
  latestBids: [cardOf(4)],
};

const news = { artists: [], releases: [], newReleases: [], trending: [], articles: [] };

describe('HomePage', () => {
  it('shows one large artwork, the latest asks and the latest bids', () => {
    renderAt(
      '/',
      <HomePage />,
      { place: { country: 'US', region: 'US', currency: 'USD' } },
      {
        '/api/home': home,
        '/api/home/news': news,
      },
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Work 1' })).toBeInTheDocument();
    expect(screen.getByText('Highest bid').parentElement).toHaveTextContent('Highest bid≈ $118');
    const asks = screen.getByRole('region', { name: 'Latest listings' });
    expect(within(asks).getByRole('listitem')).toHaveTextContent('Ask ≈ $131Bid ≈ $118');
    expect(within(asks).getByRole('link', { name: 'View latest listings' })).toHaveAttribute(
      'href',
      '/artworks?sort=newest-listing',
    );
    const bids = screen.getByRole('region', { name: 'Latest bids' });
    expect(within(bids).getByRole('listitem')).toHaveTextContent('≈ $118 Ask ≈ $131Work 4Artist 4');
  });

  it('shows recently viewed artworks, newest first', async () => {
    localStorage.setItem('recently-viewed', '[9,8,"x"]');
    stubFetch({ 'GET /api/recently-viewed?ids=9,8': { body: { items: [cardOf(9), cardOf(8)] } } });
    renderAt('/', <HomePage />, {}, { '/api/home': home, '/api/home/news': news });
    const strip = await screen.findByRole('region', { name: 'Recently viewed' });
    expect(within(strip).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Work 9');
  });

  it('leaves out empty sections', () => {
    renderAt(
      '/',
      <HomePage />,
      {},
      {
        '/api/home': { featured: [], latestAsks: [], latestBids: [] },
        '/api/home/news': news,
      },
    );
    expect(screen.getByText('No artworks yet')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Latest listings' })).toBeNull();
    expect(screen.getByRole('region', { name: 'How it works' })).toBeInTheDocument();
  });

  it('shows the introduction even if the artworks fail to load', async () => {
    stubFetch({
      'GET /api/home': { status: 502, error: 'upstream.unavailable' },
      'GET /api/home/news': { body: news },
    });
    renderAt('/', <HomePage />);
    expect(await screen.findByText('We couldn’t load the artworks')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('traded in the open');
  });
});
