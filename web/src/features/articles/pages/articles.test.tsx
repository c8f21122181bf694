import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ArticleCard, ArticleView } from '../../../../../shared/contracts/content.ts';
import { cardOf } from '../../../lib/testing/catalogue.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { ArticlePage } from './article-page.tsx';
import { ArticlesPage } from './articles-page.tsx';

const cardOfArticle = (id: number): ArticleCard => ({
  id,
  title: `Article ${id}`,
  summary: `What article ${id} says.`,
  category: 'market',
  author: 'Magnus Ferrier',
  role: 'Former bond trader',
  published: '2026-09-30',
  minutesToRead: 2,
  href: `/editorial/market/article-${id}/${id}`,
  cover: null,
});

const list = (page: number, ids: readonly number[], total = 3) => ({
  items: ids.map(cardOfArticle),
  page,
  pageCount: Math.ceil(total / 2),
  total,
});

const article: ArticleView = {
  ...cardOfArticle(3),
  text: [
    { tag: 'p', children: ['Two columns of prices.'] },
    { artworkId: 41, caption: ['Two systems of line.'] },
  ],
  related: [cardOfArticle(4)],
};

const site = (
  <Routes>
    <Route element={<ArticlePage />} path="/editorial/:slug" />
    <Route element={<ArticlePage />} path="/editorial/:category/:slug/:id" />
  </Routes>
);

describe('ArticlesPage', () => {
  it('shows the newest first, and more on demand', async () => {
    stubFetch({ 'GET /api/articles?page=2': { body: list(2, [3]) } });
    const { address } = renderAt(
      '/articles',
      <ArticlesPage />,
      {},
      { '/api/articles': list(1, [1, 2]) },
    );
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(titles()).toEqual(['Article 1', 'Article 2']);
    expect(screen.getAllByText('30 September 2026')).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(await screen.findByText('Article 3')).toBeInTheDocument();
    expect(address()).toBe('/articles?page=2');
  });

  it('filters by the category in the address', () => {
    const data = { '/api/articles?category=opinion': list(1, [7], 1) };
    renderAt('/articles?category=opinion', <ArticlesPage />, {}, data);
    expect(screen.getByRole('heading', { level: 1, name: 'Opinion' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Opinion' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('Article 7')).toBeInTheDocument();
  });

  it('says that a category is empty, and links to all articles', () => {
    const data = { '/api/articles?category=market': list(1, [], 0) };
    renderAt('/articles?category=market', <ArticlesPage />, {}, data);
    expect(screen.getByText('No articles yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View all articles' })).toHaveAttribute(
      'href',
      '/articles',
    );
  });

  it('links elsewhere when there are no articles at all', () => {
    renderAt('/articles', <ArticlesPage />, {}, { '/api/articles': list(1, [], 0) });
    expect(screen.getByRole('link', { name: 'View all artworks' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View all articles' })).toBeNull();
  });

  it('shows a failure with a retry', async () => {
    stubFetch({ 'GET /api/articles': ['no-answer', { body: list(1, [1]) }] });
    renderAt('/articles', <ArticlesPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Article 1')).toBeInTheDocument();
  });
});

describe('ArticlePage', () => {
  it.each([
    ['/editorial/how-to-read-a-book', '/api/articles/how-to-read-a-book'],
    ['/editorial/market/how-to-read-a-book/3', '/api/articles/by-id/3'],
  ])('opens %s by %s', (address, path) => {
    renderAt(address, site, {}, { [path]: article, '/api/articles/by-id/3/works': [] });
    expect(screen.getByRole('heading', { level: 1, name: 'Article 3' })).toBeInTheDocument();
    expect(screen.getByText('By Magnus Ferrier')).toBeInTheDocument();
    expect(screen.getByText('Two columns of prices.')).toBeInTheDocument();
  });

  it('shows the artworks it mentions with their lowest ask', () => {
    renderAt(
      '/editorial/market/a/3',
      site,
      {},
      {
        '/api/articles/by-id/3': article,
        '/api/articles/by-id/3/works': [cardOf(41)],
      },
    );
    const figure = screen.getByRole('figure');
    expect(within(figure).getByText('Two systems of line.')).toBeInTheDocument();
    expect(within(figure).getByText(/^Ask/)).toHaveTextContent('Ask £100');
    expect(within(figure).getByRole('link', { name: 'Work 41' })).toBeInTheDocument();
  });

  it('leaves out an artwork that the marketplace does not have', () => {
    renderAt(
      '/editorial/market/a/3',
      site,
      {},
      {
        '/api/articles/by-id/3': article,
        '/api/articles/by-id/3/works': [],
      },
    );
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.getByRole('link', { name: 'Article 4' })).toBeInTheDocument();
  });

  it('shows the not-found message for a missing article', async () => {
    stubFetch({
      'GET /api/articles/none': { status: 404, error: 'not-found' },
    });
    renderAt('/editorial/none', site);
    expect(await screen.findByText('Article not found')).toBeInTheDocument();
  });
});
