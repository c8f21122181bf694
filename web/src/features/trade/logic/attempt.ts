import { type SessionStore, sessionStore } from '../../../lib/session-store.ts';
import type { TradeRequest } from './trade-request.ts';

/**
 * One press of the trade button, kept until its outcome is known. A second press, a reload or a
 * retry sends the same key and body, so it cannot trade twice.
 */
export type Attempt = {
  readonly key: string;
  readonly request: TradeRequest;
  readonly startedAt: number;
  /** 'sent' until an answer settles it; 'undone': it certainly had no effect. */
  readonly state: 'sent' | 'undone';
};

/** The same request keeps its key; another request, or another total, gets a new one. */
export function attemptFor(
  previous: Attempt | null,
  request: TradeRequest,
  fresh: Pick<Attempt, 'key' | 'startedAt'>,
): Attempt {
  if (previous && JSON.stringify(previous.request) === JSON.stringify(request)) {
    return { ...previous, state: 'sent' };
  }
  return { ...fresh, request, state: 'sent' };
}

export type AttemptStore = SessionStore<Attempt>;

/** Attempts of one user in one book, in this tab. */
export function attemptStore(scope: string): AttemptStore {
  return sessionStore<Attempt>(`attempt.${scope}`);
}
