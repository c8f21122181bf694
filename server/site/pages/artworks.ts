import type { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { apiPath } from '../../../shared/api/call.ts';
import {
  type ArtworkListAddress,
  artworkListParams,
  artworkListTitle,
  readArtworkListAddress,
} from '../../../shared/domain/artwork-list-address.ts';
import { mediums } from '../../../shared/domain/mediums.ts';
import { nameMark } from '../../../shared/site.ts';
import { artworkListQuery } from '../../reads/artwork-list-query.ts';
import { artworkListRead } from '../../reads/artworks.ts';
import { searchRead } from '../../reads/search.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';

const head: Head = {
  title: 'Artworks',
  description: `Every edition on ${nameMark} with its lowest ask, its highest bid and its last sale.`,
  canonical: '/artworks',
  image: null,
  jsonLd: noJsonLd,
};

export const source: PageSource = {
  query: artworkListParams,
  fallback: head,
  async read({ query }, reader) {
    // The first page of the list, whatever page the visitor was on.
    const asked = readArtworkListAddress(query);
    if (asked.medium !== undefined && !isMedium(asked.medium)) {
      return { items: [], head: () => head, ignoredParams: ['categ'] };
    }
    const list = await reader(artworkListRead, firstPageOf(asked));
    const isEmpty = list.answer.view().total === 0;
    const search = asked.q && isEmpty ? [await reader(searchRead, asked.q)] : [];
    const picture = () => list.answer.view().items[0]?.picture ?? null;
    return {
      items: [list, ...search],
      head: () => ({
        ...head,
        title: artworkListTitle(asked),
        canonical: canonicalOf(asked),
        image: pictureUrl(picture()),
      }),
      picture,
    };
  },
};

function isMedium(text: string): boolean {
  return mediums.some((medium) => medium === text);
}

/** Results of a search are not indexed. */
function canonicalOf({ q, medium }: ArtworkListAddress): string | null {
  if (q !== undefined) return null;
  return medium ? `/artworks?${new URLSearchParams({ categ: medium })}` : '/artworks';
}

/** Parsed by the API route's own schema, so that both share one cached answer. */
function firstPageOf(asked: ArtworkListAddress): z.output<typeof artworkListQuery> {
  const [, query] = apiPath(api.listArtworks, asked).split('?');
  return artworkListQuery.parse(Object.fromEntries(new URLSearchParams(query)));
}
