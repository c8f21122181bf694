import { Readable } from 'node:stream';
import { BodyTooLarge, readBody } from '../../upstream/read-body.ts';
import { SocialError } from './social-error.ts';

/** A provider's answers have a few thousand bytes. */
const largestAnswer = 256 * 1024;

/**
 * `fetch` with its whole answer, so that the signal's time is that of the body too, and that no
 * answer, however it is compressed, takes more memory than it may. Throws a SocialError for one
 * that is too large or breaks off.
 */
export async function fetchWhole(url: URL, options: RequestInit): Promise<Response> {
  const answer = await fetch(url, options);
  if (answer.body === null) return answer;
  try {
    const text = await readBody(Readable.fromWeb(answer.body), largestAnswer);
    return new Response(text, { status: answer.status, headers: answer.headers });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const isTooLarge = error instanceof BodyTooLarge;
    throw new SocialError('unavailable', isTooLarge ? 'too-large' : 'cut-off');
  }
}
