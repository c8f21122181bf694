import { request } from 'undici';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';

export type Pictures = {
  /**
   * The first that is light enough of a picture's formats, by their paths of /media, as a data: URL;
   * null where there is none, or where one is not to be had soon.
   */
  dataUrl(formats: readonly string[]): Promise<string | null>;
};

/** They stand in pages, before which they take an eighth of a second on a slow line. */
const largest = 24 * 1024;
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
  return { dataUrl: (formats) => firstLightOf(formats).catch(() => null) };

  async function firstLightOf(formats: readonly string[]): Promise<string | null> {
    for (const path of formats) {
      const found = await cache.get(path, null);
      if (found !== null) return found;
    }
    return null;
  }
}

/** null: it is too heavy, or no picture. */
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
