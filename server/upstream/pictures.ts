import { request } from 'undici';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';

export type Pictures = {
  /** The picture at this path of /media as a data: URL; null where it is not to be had soon. */
  dataUrl(path: string): Promise<string | null>;
};

/** Small ones only: they stand in pages. */
const largest = 48 * 1024;
const patience = 1_000;
const day = 86_400_000;

/** Pictures of the product API, kept for the pages that they stand in. */
export function createPictures(productApiUrl: string, now: () => number): Pictures {
  const cache = createRefreshingCache({
    load: (path: string) => read(`${productApiUrl}${path}`),
    freshMs: day,
    staleMs: day,
    pauseMs: 2_000,
    maxEntries: 200,
    now,
  });
  return { dataUrl: (path) => cache.get(path, null).catch(() => null) };
}

async function read(url: string): Promise<string | null> {
  const { statusCode, headers, body } = await request(url, {
    signal: AbortSignal.timeout(patience),
  });
  const length = Number(headers['content-length']);
  const type = String(headers['content-type']);
  const isPlain = headers['content-encoding'] === undefined && /^image\/[a-z]+$/.test(type);
  if (statusCode !== 200 || !(length <= largest) || !isPlain) {
    await body.dump();
    if (statusCode !== 200) throw new Error(`no picture: ${statusCode}`);
    return null;
  }
  const bytes = Buffer.from(await body.arrayBuffer());
  return `data:${type};base64,${bytes.toString('base64')}`;
}
