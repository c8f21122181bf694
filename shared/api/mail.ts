import type { UnsubscribeForm } from '../contracts/forms/mail.ts';
import type { UnsubscribeView } from '../contracts/mail.ts';
import type { Get, Post } from './call.ts';

/** Which mails a link would end; ends none. */
export const getUnsubscribe: Get<UnsubscribeView, [], UnsubscribeForm> = 'GET /api/unsubscribe';
export const unsubscribe: Post<UnsubscribeView, [], UnsubscribeForm> = 'POST /api/unsubscribe';
