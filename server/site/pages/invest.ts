import { marketReportRead } from '../../reads/market-report.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';

const head: Head = {
  title: 'Invest',
  description:
    'How prices of art editions have moved: indices from repeat sales, risers and fallers, and what changes hands most.',
  canonical: '/invest',
  image: null,
  jsonLd: noJsonLd,
};

export const investPage: PageSource = {
  isRendered: true,
  query: ['days'],
  fallback: head,
  read: async (_address, reader) => ({
    items: [await reader(marketReportRead, null)],
    head: () => head,
  }),
};
