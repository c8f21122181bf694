import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndedSessions } from '../auth/ended-sessions.ts';
import type { Session, SessionCookie } from '../auth/session-cookie.ts';
import { sessionTooLarge } from '../errors.ts';
import * as events from '../events.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** null for a visitor who is not signed in. */
    session: Session | null;
  }
  interface FastifyReply {
    /** Replaces the browser's session. Throws auth.session-too-large. */
    startSession(session: Session): void;
    /** Signs out every browser that has this session's cookie. */
    endSession(): void;
    /**
     * Ends a session that the product API refused, and logs it once however many calls were
     * refused.
     */
    rejectSession(): void;
  }
}

export type SessionOptions = {
  readonly sessionCookie: SessionCookie;
  readonly ended: EndedSessions;
  readonly now: () => number;
};

type SessionSteps = {
  /**
   * Opens the request's cookie; clears an invalid one. A promise only where the shared cache is
   * asked.
   */
  open(request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined;
  /** Whether the answer is for one person, or may end their session. */
  isPersonal(request: FastifyRequest): boolean;
};

/** Decorates requests and replies with the session of the person who is signed in. */
export function addSession(
  app: FastifyInstance,
  { sessionCookie, ended, now }: SessionOptions,
): SessionSteps {
  const { name, options } = sessionCookie;
  app.decorateRequest('session', null);
  app.decorateReply('startSession', function startSession(this: FastifyReply, session) {
    const value = sessionCookie.sealSession(session);
    if (value === null) {
      events.sessionTooLarge(this.log, session.user.id, session.jwt.length);
      throw sessionTooLarge();
    }
    this.setCookie(name, value, { ...options, expires: new Date(session.expiresAt) });
    this.request.session = session;
  });
  app.decorateReply('endSession', function endSession(this: FastifyReply) {
    if (this.request.session) {
      ended.add(this.request.session);
      clearBrowserCache(this);
    }
    this.clearCookie(name, options);
    this.forgetAccountPlace();
    this.request.session = null;
  });
  app.decorateReply('rejectSession', function rejectSession(this: FastifyReply) {
    const { session } = this.request;
    if (!session) return;
    const isFirst = ended.add(session);
    this.endSession();
    if (isFirst) events.sessionRejected(this.log, 'refused-by-product-api', session.user.id);
  });

  return {
    open(request, reply) {
      const value = request.cookies[name];
      if (value === undefined) return undefined;
      const opened = sessionCookie.openSession(value, now());
      if (!opened) {
        events.sessionRejected(request.log, 'forged-or-expired', null);
        reply.endSession();
        return undefined;
      }
      const letIn = (isOver: boolean) => {
        if (isOver) {
          clearBrowserCache(reply);
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
    },
    isPersonal: ({ session, cookies }) => session !== null || cookies?.[name] !== undefined,
  };
}

/**
 * Not "cookies", which has the choices of consent, place and theme, and not "storage", which has
 * the trades of other tabs: the page clears what belonged to the person.
 */
function clearBrowserCache(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
}
