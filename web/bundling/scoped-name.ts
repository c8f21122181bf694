import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const web = join(import.meta.dirname, '..');
const fileOf = new Map<string, string>();

/** A short class name, unique by file: it is repeated in script, style sheet and page. */
export function scopedName(name: string, file: string): string {
  const path = relative(web, file.split('?')[0] ?? file);
  const short = createHash('sha256').update(path).digest('base64url').slice(0, 3);
  if ((fileOf.get(short) ?? path) !== path) throw new Error(`${path} needs another name`);
  fileOf.set(short, path);
  return `${name}_${short}`;
}
