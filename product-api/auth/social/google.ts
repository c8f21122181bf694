import { request } from 'undici';
import { z } from 'zod';
import { unavailable } from '../../errors.ts';
import { readLimited } from '../../read-limited.ts';
import { claimsSchema, personOf } from './claims.ts';
import type { SocialProvider } from './social-provider.ts';

export type GoogleSettings = {
  /** Our client id: a token given to another application is refused. */
  readonly clientId: string;
  readonly tokenInfoUrl: string;
  readonly userInfoUrl: string;
};

/** Milliseconds for each of the two requests. */
const timeLimit = 5000;
const answerAtMost = 64 * 1024;

const tokenInfo = z.object({
  aud: z.string(),
  sub: z.string(),
  expires_in: z.coerce.number().positive(),
});

/** Access tokens are opaque: Google is asked for the token's audience and its user. */
export function createGoogle(settings: GoogleSettings): SocialProvider {
  return {
    async check(token) {
      const asked = new URL(settings.tokenInfoUrl);
      asked.searchParams.set('access_token', token);
      const info = tokenInfo.safeParse(await ask(asked.href));
      if (!info.success || info.data.aud !== settings.clientId) return null;
      const claims = claimsSchema.safeParse(
        await ask(settings.userInfoUrl, { authorization: `Bearer ${token}` }),
      );
      if (!claims.success || claims.data.sub !== info.data.sub) return null;
      return personOf(claims.data);
    },
  };
}

/** The JSON of the answer; null for a refusal. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  try {
    const { statusCode, body } = await request(url, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeLimit),
    });
    if (statusCode !== 200) {
      await body.dump();
      if (statusCode >= 500 || statusCode === 429) throw unavailable();
      return null;
    }
    return JSON.parse(await readLimited(body, answerAtMost));
  } catch {
    /**
     * The cause is not logged: this client's errors contain the address, and it contains the token.
     */
    throw unavailable();
  }
}
