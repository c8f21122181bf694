import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SessionView } from '../../shared/contracts/session.ts';

/** What web/src/entry-server.tsx exports. Throws where a page cannot be rendered. */
export type RenderApp = (page: {
  readonly address: string;
  readonly session: SessionView;
  readonly data: Readonly<Record<string, unknown>>;
  /** Pictures that stand in the page, as data: URLs by the URL of their largest format. */
  readonly inlined: Readonly<Record<string, string>>;
}) => Promise<string>;

/** Where `npm run build` puts the app for the server; dot folders are never served. */
const entry = ['.server', 'entry-server.js'] as const;

/** The app of this build, rendered on the server; null where the build has none. */
export async function loadRenderer(siteDir: string, buildId: string): Promise<RenderApp | null> {
  const path = join(siteDir, ...entry);
  if (!existsSync(path)) return null;
  // Node keeps modules by their address: another build is another address.
  const module = await import(`${pathToFileURL(path).href}?build=${buildId}`);
  return module.renderApp;
}
