import { nameMark } from '../../../shared/site.ts';
import { collectionsRead } from '../../reads/collections.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';

const head: Head = {
  title: 'Collections',
  description: `Collections of artworks on ${nameMark}: under £500, just released, close to a deal and more.`,
  canonical: '/collections',
  image: null,
  jsonLd: noJsonLd,
};

export const source: PageSource = {
  query: [],
  fallback: head,
  async read(_address, reader) {
    const collections = await reader(collectionsRead, null);
    const picture = () => collections.answer.view().collections[0]?.pictures[0] ?? null;
    return {
      items: [collections],
      head: () => ({ ...head, image: pictureUrl(picture()) }),
      picture,
    };
  },
};
