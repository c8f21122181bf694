import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import { SendError } from './attempt.ts';
import { createSender } from './sender.ts';

export type Pictures = {
  /**
   * The first of a picture's formats (paths of /media) that is light enough, as a data: URL; null
   * where there is none, or where it takes too long.
   */
  dataUrl(formats: readonly string[]): Promise<string | null>;
  close(): Promise<void>;
};

/**
 * Bytes of an inlined picture. On a slow line they delay the page by a third of a second; in a
 * lighter format it would stay blurred for two seconds.
 */
const largest = 56 * 1024;
const timeLimit = 1_000;
const day = 86_400_000;

/** Pictures of the product API, cached for inlining into pages. */
export function createPictures(productApiUrl: string, now: () => number): Pictures {
  const sender = createSender(productApiUrl);
  const cache = createRefreshingCache({
    load: read,
    freshMs: day,
    staleMs: day,
    pauseMs: 2_000,
    maxEntries: 200,
    now,
  });
  return {
    dataUrl: (formats) => firstLightOf(formats).catch(() => null),
    close: sender.close,
  };

  async function firstLightOf(formats: readonly string[]): Promise<string | null> {
    for (const path of formats) {
      const found = await cache.get(path, null);
      if (found !== null) return found;
    }
    return null;
  }

  /** null: too heavy, or not a picture. */
  async function read(path: string): Promise<string | null> {
    const answer = await sender
      .send({ method: 'GET', path, headers: {}, largest, timeLimit })
      .catch((error: unknown) => {
        if (error instanceof SendError && error.fault === 'too-large') return error;
        throw error;
      });
    if (answer.status !== 200) throw new Error(`no picture: ${answer.status}`);
    if (answer instanceof SendError) return null;
    const { headers, body } = answer;
    const type = String(headers['content-type']);
    const isPlain = headers['content-encoding'] === undefined && /^image\/[a-z]+$/.test(type);
    return isPlain ? `data:${type};base64,${body.toString('base64')}` : null;
  }
}
