import type { PictureView } from '../../shared/contracts/catalogue.ts';
import type { PublicAnswer } from '../reads/public-answer.ts';
import type { PublicRead } from '../reads/public-read.ts';
import type { PublicReads } from '../reads/public-reads.ts';
import { type Head, noJsonLd } from './head.ts';

/** The parts of a URL that a page may depend on. */
export type PageAddress = {
  readonly path: string;
  readonly query: URLSearchParams;
};

/** One read of a page: the API path that the browser would request, and its answer. */
export type PageItem<View = unknown> = {
  readonly path: string;
  readonly answer: PublicAnswer<View>;
};

export type PageRead = {
  /** Everything that the first screen shows, by API path. */
  readonly items: readonly PageItem[];
  readonly head: () => Head;
  /** Query parameters without a meaning here: the page's own URL is without them. */
  readonly ignoredParams?: readonly string[];
  /** The main picture of the first screen; it is sent with the page. */
  readonly picture?: () => PictureView | null;
};

/** Makes a read for one page. Throws what the read throws. */
export type PageReader = <Asked, View>(
  read: PublicRead<Asked, View>,
  asked: Asked,
) => Promise<PageItem<View>>;

/**
 * What a page is sent with. The first screen of an indexed page is rendered as HTML for visitors,
 * so everything that it shows must be in `items`.
 */
export type PageSource = {
  /**
   * Reads what the first screen needs; null where the URL names nothing. A 'not-found' thrown by a
   * read makes the page a 404; any other failure is shown by the page itself.
   */
  readonly read: (address: PageAddress, reader: PageReader) => Promise<PageRead | null>;
  /** The head if nothing could be read. */
  readonly fallback: Head;
  /** The query parameters that the first screen depends on; the browser handles the others. */
  readonly query: readonly string[];
};

export function readerOf(publicReads: PublicReads): PageReader {
  return async (read, asked) => ({
    path: read.path(asked),
    answer: await publicReads.get(read, asked),
  });
}

/** A page that is sent with its title alone: a step of a trade, or a person's own page. */
export function privatePage(title: string, description = title): PageSource {
  const head: Head = { title, description, canonical: null, image: null, jsonLd: noJsonLd };
  return { read: async () => ({ items: [], head: () => head }), fallback: head, query: [] };
}
