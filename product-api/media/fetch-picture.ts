import { Agent, request } from 'undici';
import { uploadBytesAtMost } from '../../shared/domain/uploads.ts';
import { readLimitedBytes, TooLong } from '../read-limited.ts';
import { type Address, publicAddresses } from './public-address.ts';

/** Milliseconds for a picture with its redirects. */
const timeLimit = 15_000;
const redirectsAtMost = 3;
const redirects = [301, 302, 303, 307, 308];

/** Why an address gives no picture, as a sentence. */
export class PictureUnreachable extends Error {}

export type ResolveHost = (host: string) => Promise<readonly Address[]>;

/**
 * The bytes at a web address of a public host. Each host is resolved once, and the connection goes
 * to the address that was checked; so do those of redirects. Throws PictureUnreachable.
 */
export async function fetchPicture(
  given: string,
  resolve: ResolveHost = publicAddresses,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeLimit);
  let url = webAddress(given);
  for (let hop = 0; hop <= redirectsAtMost; hop += 1) {
    const answer = await get(url, resolve, signal);
    if (Buffer.isBuffer(answer)) return answer;
    url = webAddress(answer, url);
  }
  throw new PictureUnreachable('The address redirects too often');
}

function webAddress(given: string, base?: URL): URL {
  const url = URL.parse(given, base?.href);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new PictureUnreachable('Must be an address that begins with https://');
  }
  if (url.username !== '' || url.password !== '') {
    throw new PictureUnreachable('The address cannot have a password');
  }
  return url;
}

/** A body, or where a redirect leads. */
async function get(url: URL, resolve: ResolveHost, signal: AbortSignal): Promise<Buffer | string> {
  const [found] = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
  if (!found) throw new PictureUnreachable('The host of the address is not a public one');
  const agent = new Agent({
    connect: {
      lookup: (_host, { all }, done) =>
        all ? done(null, [{ ...found }]) : done(null, found.address, found.family),
    },
  });
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      headers: { accept: 'image/*' },
      signal,
    });
    const { location } = headers;
    if (redirects.includes(statusCode) && typeof location === 'string') return location;
    if (statusCode !== 200) throw new PictureUnreachable(`The address answers ${statusCode}`);
    return await readLimitedBytes(body, uploadBytesAtMost);
  } catch (error) {
    if (error instanceof PictureUnreachable) throw error;
    if (error instanceof TooLong) throw new PictureUnreachable('The picture is larger than 15 MB');
    throw new PictureUnreachable(
      signal.aborted ? 'The address takes too long' : 'The address cannot be reached',
    );
  } finally {
    await agent.destroy();
  }
}
