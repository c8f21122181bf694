import type { z } from 'zod';
import { artworkListPath } from '../../../shared/domain/api-paths.ts';
import {
  artworkListParams,
  readArtworkListAddress,
} from '../../../shared/domain/artwork-list-address.ts';
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
  query: artworkListParams,
  fallback: head,
  async read({ query }, reader) {
    // The first page of the list, wherever the visitor was in it.
    const list = await reader(artworkListRead, firstPageOf(query));
    const picture = () => list.answer.view().items[0]?.picture ?? null;
    return {
      items: [list],
      head: () => ({ ...head, image: pictureUrl(picture()) }),
      picture,
    };
  },
};

/** As the API's own route would have read it, so that both share one answer. */
function firstPageOf(query: URLSearchParams): z.output<typeof artworkListQuery> {
  const [, asked] = artworkListPath(readArtworkListAddress(query)).split('?');
  return artworkListQuery.parse(Object.fromEntries(new URLSearchParams(asked)));
}
