import { marketReportRead } from '../../reads/market-report.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';

const head: Head = {
  title: 'Invest',
  description:
    'How art edition prices have moved: repeat-sales indices, risers and fallers, and the most traded editions.',
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
