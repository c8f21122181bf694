import { copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { builtSite } from '../../../server/app.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional() }),
);

/** The largest script that every page loads first; throws if the site is not built. */
export function largestScript(): { readonly path: string; readonly brotliBytes: number } {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(builtSite, '.vite', 'manifest.json'), 'utf8')),
  );
  const files = (manifest['index.html']?.imports ?? []).flatMap(
    (name) => manifest[name]?.file ?? [],
  );
  const sized = files.map((file) => ({
    path: `/${file}`,
    brotliBytes: statSync(join(builtSite, `${file}.br`), { throwIfNoEntry: false })?.size ?? 0,
  }));
  const largest = sized.toSorted((a, b) => b.brotliBytes - a.brotliBytes)[0];
  if (!largest) throw new Error('no scripts in the build: npm run build');
  return largest;
}

/** The same files for the peers, most of which cannot serve precompressed files. */
export function copyForPeers(dir: string): string {
  const { path } = largestScript();
  mkdirSync(join(dir, 'assets'), { recursive: true });
  copyFileSync(join(builtSite, `${path}.br`), join(dir, path));
  return dir;
}
