import {
  articleCategories,
  articleCategoryNames,
} from '../../../shared/domain/article-categories.ts';
import { articleListRead } from '../../reads/articles.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';

const head: Head = {
  title: 'Articles',
  description: 'On collecting, printing and selling art editions, by people who do it.',
  canonical: '/articles',
  image: null,
  jsonLd: noJsonLd,
};

export const source: PageSource = {
  query: ['category'],
  fallback: head,
  async read({ query }, reader) {
    const category = articleCategories.find((name) => name === query.get('category'));
    const list = await reader(articleListRead, { page: 1, category });
    const picture = () => list.answer.view().items[0]?.cover ?? null;
    return {
      items: [list],
      head: () => ({
        ...head,
        ...(category && {
          title: articleCategoryNames[category],
          canonical: `/articles?category=${category}`,
        }),
        image: pictureUrl(picture()),
      }),
      picture,
    };
  },
};
