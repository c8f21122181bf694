import { homeRead } from '../../reads/home.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';

const head: Head = {
  title: 'Sell',
  description:
    'Calculate your payout line by line and see how selling works, from listing to payout.',
  canonical: '/sell',
  image: null,
  jsonLd: noJsonLd,
};

export const source: PageSource = {
  query: [],
  fallback: head,
  async read(_address, reader) {
    const home = await reader(homeRead, null);
    return {
      items: [home],
      head: () => ({
        ...head,
        image: pictureUrl(home.answer.view().featured[0]?.picture ?? null),
      }),
    };
  },
};
