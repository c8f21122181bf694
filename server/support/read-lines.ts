import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

const longest = 1_000_000;

/**
 * The lines of these log files (.gz as well), or of standard input where none is named. Holds one
 * line at a time. Throws what opening a file throws.
 */
export async function* readLines(
  files: readonly string[],
  input: Readable,
): AsyncGenerator<string, void, undefined> {
  const sources = files.length === 0 ? [() => input] : files.map((file) => () => open(file));
  for (const source of sources) {
    let rest = '';
    for await (const text of source().setEncoding('utf8')) {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
      // None of our lines is that long: a file without line breaks must not fill the memory.
      if (rest.length > longest) rest = '';
    }
    if (rest !== '') yield rest;
  }
}

function open(file: string): Readable {
  const bytes = createReadStream(file);
  if (!file.endsWith('.gz')) return bytes;
  const text = createGunzip();
  bytes.once('error', (error) => text.destroy(error));
  return bytes.pipe(text);
}
