import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** 256 kB: enough for every answer, and a sixteenth of brotli's default. */
const windowBits = 18;

/** Browsers send only a few different headers. */
const known = new Map<string, Encoding>();
const mostKnown = 100;
const longestKnown = 200;

/** The best of our encodings that a browser accepts, by its Accept-Encoding. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const header = String(accepted ?? '');
  const found = known.get(header) ?? bestIn(header);
  if (known.size < mostKnown && header.length <= longestKnown) known.set(header, found);
  return found;
}

function bestIn(header: string): Encoding {
  const taken = header
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/i.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}

/** `quality` of brotli, 0 to 11: low for a body that is sent once, higher for one sent often. */
export async function compress(
  bytes: Buffer,
  encoding: Encoding,
  quality: number,
): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return zip(bytes);
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
