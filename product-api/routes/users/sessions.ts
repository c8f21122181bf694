import { z } from 'zod';
import { done } from '../../../shared/contracts/wire/auth.ts';
import { wireSessions } from '../../../shared/contracts/wire/sessions.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { revokeSession, revokeSessions } from '../../auth/sessions.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { listSessions } from '../../queries/list-sessions.ts';

export const listSessionsRoute: Route = (app, { db, now }) => {
  app.get(
    '/api/users/sessions',
    { preValidation: requireUser, schema: { response: { 200: wireSessions } } },
    async (request) => {
      const { id, sessionId } = userOf(request);
      const open = await listSessions(db, id, now());
      return {
        data: open.map((session) => ({
          id: session.id,
          createdAt: session.createdAt.toISOString(),
          lastSeenAt: session.lastSeenAt?.toISOString() ?? null,
          device: session.device,
          country: session.country,
          isCurrent: session.id === sessionId,
        })),
      };
    },
  );
};

const params = z.object({ id: z.uuid() });

export const endSessionRoute: Route = (app, { db, now }) => {
  app.delete(
    '/api/users/sessions/:id',
    { preValidation: requireUser, schema: { params, response: { 200: done } } },
    async (request) => {
      const { id } = userOf(request);
      if (!(await revokeSession(db, request.params.id, now(), id))) throw notFound();
      return { ok: true as const };
    },
  );
};

/** Ends all sessions but the one that asks. */
export const endOtherSessionsRoute: Route = (app, { db, now }) => {
  app.delete(
    '/api/users/sessions',
    { preValidation: requireUser, schema: { response: { 200: done } } },
    async (request) => {
      const { id, sessionId } = userOf(request);
      await revokeSessions(db, id, now(), sessionId);
      return { ok: true as const };
    },
  );
};
