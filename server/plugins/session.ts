import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { EndedSessions } from '../auth/ended-sessions.ts';
import type { Session, SessionCookie } from '../auth/session-cookie.ts';
import { authRequired, sessionTooLarge } from '../errors.ts';
import * as events from '../events.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** null for whoever is not signed in. */
    session: Session | null;
  }
  interface FastifyReply {
    /** Replaces whatever session the browser had. Throws auth.session-too-large. */
    startSession(session: Session): void;
    /** Whoever still has this session's cookie is signed out as well. */
    endSession(): void;
    /** Ends a session that the product API refused, told once however many calls met it. */
    rejectSession(): void;
  }
}

type Options = {
  readonly cookie: SessionCookie;
  readonly ended: EndedSessions;
  readonly now: () => number;
};

/** Opens the session cookie of every request below; what does not open is cleared. */
export const sessions = fp<Options>(
  async (app, { cookie, ended, now }) => {
    const { name, options } = cookie;
    app.decorateRequest('session', null);
    app.decorateReply('startSession', function startSession(this: FastifyReply, session) {
      const value = cookie.sealSession(session);
      if (value === null) {
        events.sessionTooLarge(this.log, session.user.id, session.jwt.length);
        throw sessionTooLarge();
      }
      this.setCookie(name, value, { ...options, expires: new Date(session.expiresAt) });
      this.request.session = session;
    });
    app.decorateReply('endSession', function endSession(this: FastifyReply) {
      if (this.request.session) ended.add(this.request.session);
      this.clearCookie(name, options);
      this.forgetDelivery();
      this.request.session = null;
    });
    app.decorateReply('rejectSession', function rejectSession(this: FastifyReply) {
      const { session } = this.request;
      if (!session) return;
      const isFirst = ended.add(session);
      this.endSession();
      if (isFirst) events.sessionRejected(this.log, 'refused-by-product-api', session.user.id);
    });

    /** A promise only where other copies are asked: all others wait for nothing. */
    function open(request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined {
      const value = request.cookies[name];
      if (value === undefined) return undefined;
      const opened = cookie.openSession(value, now());
      if (!opened) {
        events.sessionRejected(request.log, 'forged-or-expired', null);
        reply.endSession();
        return undefined;
      }
      const letIn = (isOver: boolean) => {
        if (isOver) {
          reply.endSession();
          return;
        }
        request.session = opened.session;
        if (!opened.isNewestKey) reply.startSession(opened.session);
      };
      const isOver = ended.has(opened.session);
      if (typeof isOver !== 'boolean') return isOver.then(letIn);
      letIn(isOver);
      return undefined;
    }

    app.addHook('onRequest', (request, reply, done) => {
      const opening = open(request, reply);
      if (opening) opening.then(() => done(), done);
      else done();
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      const isPersonal = request.session !== null || request.cookies?.[name] !== undefined;
      if (isPersonal) reply.header('cache-control', 'no-store');
      done(null, payload);
    });
  },
  { name: 'sessions', dependencies: ['@fastify/cookie', 'places'] },
);

/** preValidation of routes that need somebody signed in. */
export function requireSession(
  { session }: FastifyRequest,
  _reply: FastifyReply,
  done: (refusal?: Error) => void,
): void {
  done(session ? undefined : authRequired());
}

/** The session of whoever is signed in; throws the 401 where nobody is. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw authRequired();
  return request.session;
}
