import type { CollectionView } from '../../../shared/contracts/collections.ts';
import { collectionPath } from '../../../shared/domain/paths.ts';
import { nameMark } from '../../../shared/site.ts';
import { collectionRead } from '../../reads/collections.ts';
import { breadcrumbs } from '../breadcrumbs.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';

const fallback: Head = {
  title: 'Collection',
  description: `A collection of artworks on ${nameMark}.`,
  canonical: null,
  image: null,
  jsonLd: noJsonLd,
};

export const source: PageSource = {
  query: [],
  fallback,
  async read({ path }, reader) {
    const item = await reader(collectionRead, path.split('/')[2] ?? '');
    const picture = () => item.answer.view().artworks[0]?.picture ?? null;
    return {
      items: [item],
      head: () => headOf(item.answer.view(), pictureUrl(picture())),
      picture,
    };
  },
};

function headOf({ slug, title, text }: CollectionView, image: string | null): Head {
  const path = collectionPath(slug);
  return {
    title,
    description: text,
    canonical: path,
    image,
    jsonLd: (absolute) => [
      breadcrumbs([
        { name: 'Collections', item: absolute('/collections') },
        { name: title, item: absolute(path) },
      ]),
    ],
  };
}
