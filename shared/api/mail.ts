import type { UnsubscribeForm } from '../contracts/forms/mail.ts';
import type { UnsubscribeView } from '../contracts/mail.ts';
import type { Get, Post } from './call.ts';

/** The kind of e-mail that the link unsubscribes from; changes nothing. */
export const getUnsubscribe: Get<UnsubscribeView, [], UnsubscribeForm> = 'GET /api/unsubscribe';
export const unsubscribe: Post<UnsubscribeView, [], UnsubscribeForm> = 'POST /api/unsubscribe';
