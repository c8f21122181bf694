import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A build with nothing in it: enough for pages to be put together from. */
export function writeSiteBuild(siteDir: string): void {
  mkdirSync(join(siteDir, '.vite'), { recursive: true });
  writeFileSync(join(siteDir, '.vite', 'manifest.json'), '{}');
  writeFileSync(
    join(siteDir, 'index.html'),
    '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
  );
}
