import { z } from 'zod';
import { artworkSorts } from '../../shared/contracts/catalogue.ts';
import { artworkListPath } from '../../shared/domain/api-paths.ts';
import { clientRouteAt } from '../../shared/domain/client-routes.ts';
import { HttpError } from '../errors.ts';
import type { PublicAnswer } from '../public-answer.ts';
import type { PublicReads } from '../public-reads.ts';
import { artworkListQuery } from '../routes/artwork-list-query.ts';

export type PageData = {
  /** The API's path that the page would have asked, and the JSON that it would have got. */
  readonly path: string;
  readonly json: string;
};

export type PageRead = { readonly status: 200 | 404; readonly data: PageData | null };

/** As the page itself finds its artwork: by the id at the end, whatever the words before it. */
const artworkId = /\/([1-9]\d{0,8})\/?$/;

/**
 * What the first screen of a page shows, so that it goes out with the page. What cannot be read
 * now is left to the page itself, which says what failed; what is not there makes the page a 404.
 */
export async function readPageData(reads: PublicReads, url: URL): Promise<PageRead> {
  const route = clientRouteAt(url.pathname);
  if (route === 'home') return read('/api/home', () => reads.home());
  if (route === 'artworks') {
    const asked = listOf(url.searchParams);
    return read(artworkListPath(asked), () => reads.artworks(asked));
  }
  if (route !== 'artwork') return { status: route === null ? 404 : 200, data: null };
  const id = artworkId.exec(url.pathname)?.[1];
  if (id === undefined) return { status: 404, data: null };
  return read(`/api/artworks/${id}`, () => reads.artwork(Number(id)));
}

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

async function read(path: string, answer: () => Promise<PublicAnswer>): Promise<PageRead> {
  try {
    return { status: 200, data: { path, json: (await answer()).json } };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { status: error.code === 'not-found' ? 404 : 200, data: null };
  }
}
