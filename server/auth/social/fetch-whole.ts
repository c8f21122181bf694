import { SocialError } from './social-error.ts';

/** A provider's answers have a few thousand bytes. */
const largestAnswer = 256 * 1024;

/**
 * `fetch` that reads the whole body, so that the signal's time limit covers it and no answer,
 * however compressed, takes more memory than allowed. Throws a SocialError for one that is too
 * large or breaks off.
 */
export async function fetchWhole(url: URL, options: RequestInit): Promise<Response> {
  const answer = await fetch(url, options);
  if (answer.body === null) return answer;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of answer.body) {
      size += chunk.length;
      if (size > largestAnswer) break;
      chunks.push(chunk);
    }
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new SocialError('unavailable', 'cut-off');
  }
  if (size > largestAnswer) throw new SocialError('unavailable', 'too-large');
  const { status, headers } = answer;
  return new Response(Buffer.concat(chunks, size), { status, headers });
}
