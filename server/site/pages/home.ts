import { nameMark } from '../../../shared/site.ts';
import { homeRead } from '../../reads/home.ts';
import { homeNewsRead } from '../../reads/home-news.ts';
import type { Head } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';

const head: Head = {
  title: null,
  description:
    'A marketplace for art editions: bid, buy, list and sell at prices everyone can see.',
  canonical: '/',
  image: null,
  jsonLd: (absolute) => [
    { '@type': 'Organization', name: nameMark, url: absolute('/') },
    {
      '@type': 'WebSite',
      name: nameMark,
      url: absolute('/'),
      potentialAction: {
        '@type': 'SearchAction',
        target: `${absolute('/artworks')}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
};

export const source: PageSource = {
  query: [],
  fallback: head,
  async read(_address, reader) {
    const [home, news] = await Promise.all([reader(homeRead, null), reader(homeNewsRead, null)]);
    const picture = () => home.answer.view().featured[0]?.picture ?? null;
    return {
      items: [home, news],
      head: () => ({ ...head, image: pictureUrl(picture()) }),
      picture,
    };
  },
};
