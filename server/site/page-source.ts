import type { PictureView } from '../../shared/contracts/catalogue.ts';
import type { PublicAnswer } from '../reads/public-answer.ts';
import type { PublicRead } from '../reads/public-read.ts';
import type { PublicReads } from '../reads/public-reads.ts';
import type { Head } from './head.ts';

/** An address of the site, as far as a page may depend on it. */
export type PageAddress = {
  readonly path: string;
  readonly query: URLSearchParams;
};

/** One read of a page: the API's path that the page would have asked, and its answer. */
export type PageItem<View = unknown> = {
  readonly path: string;
  readonly answer: PublicAnswer<View>;
};

export type PageRead = {
  /** Everything that the first screen shows, by the API's paths. */
  readonly items: readonly PageItem[];
  readonly head: () => Head;
  /** Parameters of the query that say nothing here: the page has its place without them. */
  readonly idleQuery?: readonly string[];
  /** The picture that the first screen is about; it comes with the page. */
  readonly picture?: () => PictureView | null;
};

/** Reads for one page. `read` throws what the read throws. */
export type PageReader = <Asked, View>(
  read: PublicRead<Asked, View>,
  asked: Asked,
) => Promise<PageItem<View>>;

/** What a page carries when it goes out. */
export type PageSource = {
  /**
   * What the first screen needs; null where the address names nothing. A 'not-found' thrown by a
   * read makes the page a 404; any other failure is left to the page itself, which tells of it.
   */
  readonly read: (address: PageAddress, reader: PageReader) => Promise<PageRead | null>;
  /** The head while nothing could be read. */
  readonly fallback: Head;
  /** Its first screen goes out as HTML to visitors. Everything that it shows must be in `items`. */
  readonly isRendered: boolean;
  /** What of an address's query the first screen depends on; the rest is left to the browser. */
  readonly query: readonly string[];
};

export function readerOf(publicReads: PublicReads): PageReader {
  return async (read, asked) => ({
    path: read.path(asked),
    answer: await publicReads.get(read, asked),
  });
}

/** A page that carries no data of its own. */
export function plainPage(head: Head, options: { isRendered?: boolean } = {}): PageSource {
  return {
    read: async () => ({ items: [], head: () => head }),
    fallback: head,
    isRendered: options.isRendered ?? false,
    query: [],
  };
}

/** A page that is somebody's own, or a step on the way: nothing for search engines. */
export function privatePage(title: string): PageSource {
  return plainPage({
    title,
    description: title,
    canonical: null,
    image: null,
    jsonLd: () => [],
  });
}
