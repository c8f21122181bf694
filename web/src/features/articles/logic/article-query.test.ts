import { describe, expect, it } from 'vitest';
import { articlesAddress, readArticleQuery } from './article-query.ts';

const read = (search: string) => readArticleQuery(new URLSearchParams(search));

describe('readArticleQuery', () => {
  it('reads category and pages', () => {
    expect(read('category=market&page=3')).toEqual({ category: 'market', pages: 3 });
  });

  it.each(['', 'category=gossip&page=0', 'category=toString&page=x', 'page=-1'])(
    'ignores invalid parameters: %s',
    (search) => {
      expect(read(search)).toEqual({ category: null, pages: 1 });
    },
  );
});

describe('articlesAddress', () => {
  it('round-trips, and omits defaults', () => {
    expect(read(articlesAddress({ category: 'opinion', pages: 2 }).split('?')[1] ?? '')).toEqual({
      category: 'opinion',
      pages: 2,
    });
    expect(articlesAddress({ category: null })).toBe('/articles');
  });
});
