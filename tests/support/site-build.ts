import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A build with empty files, enough to assemble pages. */
export function writeSiteBuild(siteDir: string): void {
  mkdirSync(join(siteDir, '.vite'), { recursive: true });
  writeFileSync(join(siteDir, '.vite', 'manifest.json'), '{}');
  writeFileSync(
    join(siteDir, 'index.html'),
    '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
  );
}
