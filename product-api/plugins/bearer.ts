import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { countryHeader, deviceHeader } from '../../shared/contracts/wire/sessions.ts';
import { line } from '../../shared/contracts/wire/text.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { noteSession, type SeenAt, seenEvery } from '../auth/sessions.ts';
import { verifyToken } from '../auth/tokens.ts';
import { sessions, users } from '../db/schema/people.ts';
import type { App, Deps } from '../deps.ts';
import { unauthorized } from '../errors.ts';

const device = line.min(1).max(80);
const country = z.string().regex(/^[A-Z]{2}$/);

/** What the BFF says of the browser; null where it says nothing. */
function seenOf({ headers }: FastifyRequest): SeenAt {
  return {
    device: device.safeParse(headers[deviceHeader]).data ?? null,
    country: country.safeParse(headers[countryHeader]).data ?? null,
  };
}

/**
 * Sets the request's user. No Authorization header: anonymous. An invalid or expired token: 401 on
 * every route, so that a client never mistakes an anonymous answer for its user's.
 */
export function addBearer(app: App, { db, now, signingKeys }: Deps): void {
  const findSession = db
    .select({
      id: users.id,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('session_of_bearer');

  async function userOfHeader(header: string, seen: SeenAt): Promise<CurrentUser | null> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
    if (token === undefined) return null;
    const claims = await verifyToken(token, signingKeys, now());
    if (!claims) return null;
    const [found] = await findSession.execute({ ...claims, now: now() });
    if (!found) return null;
    const { lastSeenAt, ...own } = found;
    const origin = [seen.device, seen.country].filter((part) => part !== null).join(', ');
    const user = { ...own, origin: origin || null };
    const at = now();
    if (!lastSeenAt || at.getTime() - lastSeenAt.getTime() >= seenEvery) {
      await noteSession(db, user.sessionId, seen, at);
    }
    return user;
  }

  app.decorateRequest('currentUser', null);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return;
    request.currentUser = await userOfHeader(header, seenOf(request));
    if (!request.currentUser) throw unauthorized();
  });
}
