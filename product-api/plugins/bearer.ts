import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { CurrentUser } from '../auth/current-user.ts';
import { verifyToken } from '../auth/tokens.ts';
import { sessions, users } from '../db/schema/people.ts';
import type { App, Deps } from '../deps.ts';
import { unauthorized } from '../errors.ts';

/**
 * Sets the request's user. No Authorization header: anonymous. An invalid or expired token: 401 on
 * every route, so that a client never mistakes an anonymous answer for its user's.
 */
export function addBearer(app: App, { db, now, signingKeys }: Deps): void {
  const findSession = db
    .select({ id: users.id, role: users.role, sessionId: sessions.id })
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

  async function userOfHeader(header: string): Promise<CurrentUser | null> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
    if (token === undefined) return null;
    const claims = await verifyToken(token, signingKeys, now());
    if (!claims) return null;
    const [user] = await findSession.execute({ ...claims, now: now() });
    return user ?? null;
  }

  app.decorateRequest('currentUser', null);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return;
    request.currentUser = await userOfHeader(header);
    if (!request.currentUser) throw unauthorized();
  });
}
