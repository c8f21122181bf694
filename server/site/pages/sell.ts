import { noJsonLd } from '../head.ts';
import { plainPage } from '../page-source.ts';

export const sellPage = plainPage(
  {
    title: 'Sell',
    description:
      'What you would be paid for an edition, line by line, and how selling works from the first price to the payout.',
    canonical: '/sell',
    image: null,
    jsonLd: noJsonLd,
  },
  { isRendered: true },
);
