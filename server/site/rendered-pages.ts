import type { FastifyBaseLogger } from 'fastify';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import { type PackedText, packText } from '../reads/packed-text.ts';
import { renderShell, type ShellParts } from './page-shell.ts';
import { loadRenderer } from './renderer.ts';

export type RenderedPage = {
  readonly packed: PackedText;
  /** Hash of the styles that stand in the page, for its policy. */
  readonly styleHash: string;
};

export type RenderedPages = {
  /**
   * The page with its first screen as HTML, for the address that it is rendered at (path and
   * query). null: it cannot be rendered; the browser does as well.
   */
  get(address: string, parts: Omit<ShellParts, 'rendered'>): Promise<RenderedPage | null>;
};

const maxEntries = 300;

/** First screens as HTML: rendered once for everybody who is shown the same, then bytes. */
export function createRenderedPages(options: {
  readonly siteDir: string;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}): RenderedPages {
  type Asked = { readonly address: string; readonly parts: Omit<ShellParts, 'rendered'> };
  const cache = createRefreshingCache<RenderedPage | null, Asked>({
    load: (_key, { address, parts }) => render(address, parts),
    // Another answer of the product API is another key: what is kept is never out of date.
    freshMs: Number.POSITIVE_INFINITY,
    staleMs: Number.POSITIVE_INFINITY,
    maxEntries,
    now: options.now,
  });

  async function render(address: string, parts: Asked['parts']): Promise<RenderedPage | null> {
    const { build, session, items, screen } = parts;
    const renderApp = await loadRenderer(options.siteDir, build.id);
    if (!renderApp || screen === null) return null;
    const data = Object.fromEntries(items.map(({ path, answer }) => [path, answer.view()]));
    const [html, { css, hash }] = await Promise.all([
      renderApp({ address, session, data }),
      build.styleOf(screen),
    ]);
    const packed = await packText(renderShell({ ...parts, rendered: { html, css } }));
    return { packed, styleHash: hash };
  }

  return {
    async get(address, parts) {
      const { build, session, items, theme } = parts;
      const etags = items.map(({ answer }) => answer.etag);
      const key = JSON.stringify([build.id, address, theme, session, etags]);
      try {
        return await cache.get(key, { address, parts });
      } catch (error) {
        options.log.error({ err: error, address }, 'page.render-failed');
        return null;
      }
    },
  };
}
