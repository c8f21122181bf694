import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SessionView } from '../../shared/contracts/session.ts';

/** The export of web/src/entry-server.tsx. Throws where a page cannot be rendered. */
export type RenderApp = (page: {
  readonly address: string;
  readonly session: SessionView;
  readonly data: Readonly<Record<string, unknown>>;
  /** Inlined pictures, as data: URLs by the URL of their largest format. */
  readonly inlined: Readonly<Record<string, string>>;
}) => Promise<string>;

/** Where `npm run build` puts the server's app; files in dot folders are never served. */
const entry = ['.server', 'entry-server.js'] as const;

/** This build's app for rendering; null where the build has none. */
export async function loadRenderer(siteDir: string, buildId: string): Promise<RenderApp | null> {
  const path = join(siteDir, ...entry);
  if (!existsSync(path)) return null;
  // Node caches modules by URL, so each build needs its own.
  const module = await import(`${pathToFileURL(path).href}?build=${buildId}`);
  return module.renderApp;
}
