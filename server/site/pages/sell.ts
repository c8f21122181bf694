import { homeRead } from '../../reads/home.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';

const head: Head = {
  title: 'Sell',
  description:
    'What you would be paid for an edition, line by line, and how selling works from the first price to the payout.',
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
