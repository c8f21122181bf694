import type { ConsentView } from '../contracts/consent.ts';
import type { PageEvent } from '../contracts/forms/analytics.ts';
import type { ConsentForm } from '../contracts/forms/consent.ts';
import type { PlaceForm } from '../contracts/forms/place.ts';
import type { SessionView } from '../contracts/session.ts';
import type { Delete, Get, Post, Put } from './call.ts';

export const getSession: Get<SessionView> = 'GET /api/session';
export const choosePlace: Put<SessionView, [], PlaceForm> = 'PUT /api/place';
export const forgetPlace: Delete<SessionView> = 'DELETE /api/place';
export const saveConsent: Put<ConsentView, [], ConsentForm> = 'PUT /api/consent';
export const recordEvent: Post<{ readonly taken: true }, [], PageEvent> =
  'POST /api/analytics/events';
