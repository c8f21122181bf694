import { homeRead } from '../../reads/home.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';

const head: Head = {
  title: 'Sell',
  description:
    'What you would be paid for an edition, line by line, and how selling works from the first price to the payout.',
  canonical: '/sell',
  image: null,
  jsonLd: noJsonLd,
};

export const sellPage: PageSource = {
  isRendered: true,
  query: [],
  fallback: head,
  read: async (_address, reader) => ({
    items: [await reader(homeRead, null)],
    head: () => head,
  }),
};
