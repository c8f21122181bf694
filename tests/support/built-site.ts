import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Test } from 'tap';

/** The only file with a hash in its name. */
export const assetUrl = '/assets/M1SXu3G.js';
/** Appears in every server-rendered page. */
export const renderedMark = '<main>rendered on the server</main>';

/** A minimal site as `npm run build` leaves it; deleted when the test ends. */
export function buildTinySite(t: Pick<Test, 'teardown'>): string {
  const siteDir = mkdtempSync(join(tmpdir(), 'deckle-built-'));
  t.teardown(() => rmSync(siteDir, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(join(siteDir, path, '..'), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  };
  write('.vite/manifest.json', '{}');
  write('.server/package.json', '{"type":"module"}');
  write('.server/entry-server.js', `export const renderApp = async () => '${renderedMark}';`);
  write(assetUrl, 'export {};');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(
    'index.html',
    '<!doctype html><html lang="en"><head><title>Deckle</title><meta name="description" content="x" /><link rel="stylesheet" crossorigin href="/assets/index.css"></head><body><div id="root"></div></body></html>',
  );
  return siteDir;
}
