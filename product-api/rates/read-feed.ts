import { request } from 'undici';
import { readLimited, TooLong } from '../read-limited.ts';
import { FeedFailure, parseFeed, type RateTable } from './parse-feed.ts';

/** Milliseconds for the whole answer. */
const timeLimit = 5000;
const answerAtMost = 64 * 1024;

/**
 * The feed's latest table. A redirect is not followed. Throws a FeedFailure, also for a table that
 * is older than a week or of a day that has not come yet.
 */
export async function readFeed(url: string, now: Date): Promise<RateTable> {
  return parseFeed(await download(url), now);
}

async function download(url: string): Promise<string> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const { statusCode, body } = await request(url, {
      headers: { accept: 'application/xml, application/json' },
      signal,
    });
    if (statusCode === 200) return await readLimited(body, answerAtMost);
    await body.dump();
    throw new FeedFailure(`status ${statusCode}`);
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    // The client's errors are not passed on: they contain the address, and it may contain a key.
    throw new FeedFailure(signal.aborted ? 'timeout' : causeOf(error));
  }
}

function causeOf(error: unknown): string {
  if (error instanceof TooLong) return 'too long';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'unreachable';
}
