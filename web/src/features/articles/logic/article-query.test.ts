import { describe, expect, it } from 'vitest';
import { articlesAddress, readArticleQuery } from './article-query.ts';

const read = (search: string) => readArticleQuery(new URLSearchParams(search));

describe('readArticleQuery', () => {
  it('reads what the address asks for', () => {
    expect(read('category=market&page=3')).toEqual({ category: 'market', pages: 3 });
  });

  it.each(['', 'category=gossip&page=0', 'category=toString&page=x', 'page=-1'])(
    'takes what cannot be meant for not said: %s',
    (search) => {
      expect(read(search)).toEqual({ category: null, pages: 1 });
    },
  );
});

describe('articlesAddress', () => {
  it('is read back as it was, and says nothing of what is usual', () => {
    expect(read(articlesAddress({ category: 'opinion', pages: 2 }).split('?')[1] ?? '')).toEqual({
      category: 'opinion',
      pages: 2,
    });
    expect(articlesAddress({ category: null })).toBe('/articles');
  });
});
