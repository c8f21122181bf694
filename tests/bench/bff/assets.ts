import { copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { builtSite } from '../../../server/app.ts';

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

/** The script that every page loads first; throws if the site is not built. */
export function entryScript(): { readonly path: string; readonly brotliBytes: number } {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(builtSite, '.vite', 'manifest.json'), 'utf8')),
  );
  const file = manifest['index.html']?.file;
  if (file === undefined) throw new Error('no entry in the build: npm run build');
  return { path: `/${file}`, brotliBytes: statSync(join(builtSite, `${file}.br`)).size };
}

/** The same files for the peers, most of which cannot serve precompressed files. */
export function copyForPeers(dir: string): string {
  const { path } = entryScript();
  mkdirSync(join(dir, 'assets'), { recursive: true });
  copyFileSync(join(builtSite, `${path}.br`), join(dir, path));
  return dir;
}
