import { type SessionStore, sessionStore } from '../../../lib/session-store.ts';
import type { TradeRequest } from './trade-request.ts';

/**
 * One pressing of the last button, kept until its outcome is known. A second press, a reload in
 * the middle or a retry sends the same key and body, and so can never trade twice.
 */
export type Attempt = {
  readonly key: string;
  readonly request: TradeRequest;
  readonly startedAt: number;
  /** 'sent' until an answer says what became of it; 'undone': it certainly did nothing. */
  readonly state: 'sent' | 'undone';
};

/** The same intention keeps its key; another one, or another amount agreed to, gets a new one. */
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

/** Attempts of one person in one book, in this tab. */
export function attemptStore(scope: string): AttemptStore {
  return sessionStore<Attempt>(`attempt.${scope}`);
}
