import { marketReportRead } from '../../reads/market-report.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';

const head: Head = {
  title: 'Invest',
  description:
    'How prices of art editions have moved: indices from repeat sales, risers and fallers, and what changes hands most.',
  canonical: '/invest',
  image: null,
  jsonLd: noJsonLd,
};

export const source: PageSource = {
  query: ['days'],
  fallback: head,
  async read(_address, reader) {
    const report = await reader(marketReportRead, null);
    const traded = () => report.answer.view().periods.flatMap(({ mostTraded }) => mostTraded);
    return {
      items: [report],
      head: () => ({ ...head, image: pictureUrl(traded()[0]?.artwork.picture ?? null) }),
    };
  },
};
