import type { FastifyBaseLogger } from 'fastify';
import type { PictureView } from '../../shared/contracts/catalogue.ts';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import { type EncodedBody, precompress } from '../reads/encoded-body.ts';
import type { Pictures } from '../upstream/pictures.ts';
import { renderShell, type ShellParts } from './page-shell.ts';
import { pictureUrl } from './picture-url.ts';
import { loadRenderer } from './renderer.ts';

export type RenderedPage = {
  readonly body: EncodedBody;
  /** Hashes of the inline styles and script, for the page's policy. */
  readonly styleHash: string;
  readonly scriptHash: string | null;
};

export type RenderedPages = {
  /**
   * The page with its first screen as HTML, rendered at this address (path and query). null: it
   * cannot be rendered, and the browser does it.
   */
  get(address: string, parts: Parts): Promise<RenderedPage | null>;
  /** As `get`, but only what has been rendered before: for times of high load. */
  kept(address: string, parts: Parts): RenderedPage | null;
};

type Parts = Omit<ShellParts, 'rendered'> & {
  readonly picture: (() => PictureView | null) | undefined;
};

const maxEntries = 300;
/** Formats of the picture that is sent inside the page: the sharper one if it is light enough. */
const inlinedFormats = ['small', 'thumbnail'] as const;

/** First screens as HTML, rendered once for all visitors who see the same. */
export function createRenderedPages(options: {
  readonly siteDir: string;
  readonly pictures: Pictures;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}): RenderedPages {
  type Asked = { readonly address: string; readonly parts: Parts };
  const cache = createRefreshingCache<RenderedPage | null, Asked>({
    load: (_key, { address, parts }) => render(address, parts),
    // Another answer of the product API makes another key, so an entry is never out of date.
    freshMs: Number.POSITIVE_INFINITY,
    staleMs: Number.POSITIVE_INFINITY,
    maxEntries,
    now: options.now,
  });

  async function render(address: string, parts: Parts): Promise<RenderedPage | null> {
    const { build, session, items, entryModule } = parts;
    const renderApp = await loadRenderer(options.siteDir, build.id);
    if (!renderApp || entryModule === null) return null;
    const data = Object.fromEntries(items.map(({ path, answer }) => [path, answer.view()]));
    const inlined = await inlinedPicture(parts.picture?.() ?? null);
    const [html, style] = await Promise.all([
      renderApp({ address, session, data, inlined }),
      build.styleOf(entryModule),
    ]);
    const body = await precompress(renderShell({ ...parts, rendered: { html, css: style.text } }));
    return { body, styleHash: style.hash, scriptHash: build.earlyClick?.hash ?? null };
  }

  /** Inlines a small format, so that the first screen is complete without another request. */
  async function inlinedPicture(picture: PictureView | null): Promise<Record<string, string>> {
    const url = pictureUrl(picture);
    const formats = inlinedFormats.flatMap(
      (wanted) => picture?.formats.filter(({ name }) => name === wanted) ?? [],
    );
    const dataUrl = await options.pictures.dataUrl(formats.map((format) => format.url));
    return url && dataUrl ? { [url]: dataUrl } : {};
  }

  return {
    kept: (address, parts) => cache.getStale(keyOf(address, parts)) ?? null,
    async get(address, parts) {
      try {
        return await cache.get(keyOf(address, parts), { address, parts });
      } catch (error) {
        options.log.error(
          { event: 'page.render-failed', err: error, address },
          'page not rendered',
        );
        return null;
      }
    },
  };
}

function keyOf(
  address: string,
  { build, session, items, theme }: Omit<ShellParts, 'rendered'>,
): string {
  const etags = items.map(({ answer }) => answer.etag);
  return JSON.stringify([build.id, address, theme, session, etags]);
}
