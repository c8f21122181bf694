import { done } from '../../../shared/contracts/wire/auth.ts';
import { userOf } from '../../auth/current-user.ts';
import { revokeSession } from '../../auth/sessions.ts';
import type { Route } from '../../deps.ts';

export const logoutRoute: Route = (app, { db, now }) => {
  app.post('/api/auth/logout', { schema: { response: { 200: done } } }, async (request) => {
    await revokeSession(db, userOf(request).sessionId, now());
    return { ok: true as const };
  });
};
