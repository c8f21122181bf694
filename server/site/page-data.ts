import { artworkListPath } from '../../shared/domain/api-paths.ts';
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

const artworkPage = /^\/artworks(?:\/[^/]+\/\d+)*\/[^/]+\/([1-9]\d{0,8})\/?$/;

/**
 * What the first screen of a page shows, so that it goes out with the page. What cannot be read
 * now is left to the page itself, which says what failed; what is not there makes the page a 404.
 */
export async function readPageData(reads: PublicReads, url: URL): Promise<PageRead> {
  const { pathname, searchParams } = url;
  if (pathname === '/') return read('/api/home', () => reads.home());
  if (/^\/artworks\/?$/.test(pathname)) {
    const fields = Object.fromEntries(searchParams);
    const asked = artworkListQuery.safeParse({ ...fields, medium: fields.medium ?? fields.categ });
    if (!asked.success) return { status: 200, data: null };
    return read(artworkListPath(asked.data), () => reads.artworks(asked.data));
  }
  if (!pathname.startsWith('/artworks/')) return { status: 200, data: null };
  const id = artworkPage.exec(pathname)?.[1];
  if (id === undefined) return { status: 404, data: null };
  return read(`/api/artworks/${id}`, () => reads.artwork(Number(id)));
}

async function read(path: string, answer: () => Promise<PublicAnswer>): Promise<PageRead> {
  try {
    return { status: 200, data: { path, json: (await answer()).json } };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { status: error.code === 'not-found' ? 404 : 200, data: null };
  }
}
