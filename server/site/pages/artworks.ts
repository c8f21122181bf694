import { z } from 'zod';
import { artworkSorts } from '../../../shared/contracts/catalogue.ts';
import { artworkListRead } from '../../reads/artworks.ts';
import { artworkListQuery } from '../../routes/artwork-list-query.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';

const head: Head = {
  title: 'Artworks',
  description: 'Every edition on Deckle with its lowest ask, its highest bid and its last sale.',
  canonical: '/artworks',
  image: null,
  jsonLd: noJsonLd,
};

export const artworksPage: PageSource = {
  isRendered: true,
  query: ['categ', 'sort', 'q'],
  fallback: head,
  async read({ query }, reader) {
    const asked = listOf(query);
    const list = await reader(artworkListRead, asked);
    const picture = () => list.answer.view().items[0]?.picture ?? null;
    return {
      items: [list],
      head: () => ({ ...head, image: pictureUrl(picture()) }),
      picture,
    };
  },
};

/** The page reads its address leniently, and always begins with the first page of the list. */
function listOf(query: URLSearchParams): z.output<typeof artworkListQuery> {
  const field = (name: string, schema: z.ZodType<string>) => {
    const read = schema.safeParse(query.get(name));
    return read.success ? read.data : undefined;
  };
  const sort = field('sort', z.enum(artworkSorts).exclude(['recommended']));
  return artworkListQuery.parse({
    sort,
    medium: field('categ', z.string().max(100)),
    q: (query.get('q') ?? '').trim().slice(0, 100),
  });
}
