import type { PictureView } from '../../shared/contracts/catalogue.ts';
import type { PublicAnswer } from '../reads/public-answer.ts';
import type { PublicRead } from '../reads/public-read.ts';
import type { PublicReads } from '../reads/public-reads.ts';
import { type Head, noJsonLd } from './head.ts';

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
  /** Parameters of the query that say nothing here: the page's own address is without them. */
  readonly ignoredParams?: readonly string[];
  /** The picture that the first screen is about; it comes with the page. */
  readonly picture?: () => PictureView | null;
};

/** Reads for one page. `read` throws what the read throws. */
export type PageReader = <Asked, View>(
  read: PublicRead<Asked, View>,
  asked: Asked,
) => Promise<PageItem<View>>;

/**
 * What a page carries when it goes out. The first screen of a page for search engines goes out as
 * HTML to visitors: everything that it shows must be in `items`.
 */
export type PageSource = {
  /**
   * What the first screen needs; null where the address names nothing. A 'not-found' thrown by a
   * read makes the page a 404; any other failure is left to the page itself, which tells of it.
   */
  readonly read: (address: PageAddress, reader: PageReader) => Promise<PageRead | null>;
  /** The head while nothing could be read. */
  readonly fallback: Head;
  /** What of an address's query the first screen depends on; the rest is left to the browser. */
  readonly query: readonly string[];
};

export function readerOf(publicReads: PublicReads): PageReader {
  return async (read, asked) => ({
    path: read.path(asked),
    answer: await publicReads.get(read, asked),
  });
}

/** A page without data, and with nothing for search engines: a step, or a person's own page. */
export function privatePage(title: string): PageSource {
  const head: Head = { title, description: title, canonical: null, image: null, jsonLd: noJsonLd };
  return { read: async () => ({ items: [], head: () => head }), fallback: head, query: [] };
}
