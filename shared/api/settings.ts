import type {
  EmailChangeForm,
  EmailCodeForm,
  NameForm,
  OwnerForm,
  PreferencesForm,
  ReleasePreferencesForm,
} from '../contracts/forms/settings.ts';
import type { OkView } from '../contracts/ok.ts';
import type { SessionView } from '../contracts/session.ts';
import type {
  ConnectView,
  LeavingView,
  ReleasePreferences,
  SessionsView,
  SettingsView,
} from '../contracts/settings.ts';
import type { Delete, Get, Post, Put } from './call.ts';

export const getSettings: Get<SettingsView> = 'GET /api/account/settings';
/** The session has the name too: the answer is the new one. */
export const saveName: Put<SessionView, [], NameForm> = 'PUT /api/account/name';
export const savePreferences: Put<OkView, [], PreferencesForm> = 'PUT /api/account/preferences';
export const saveReleasePreferences: Put<ReleasePreferences, [], ReleasePreferencesForm> =
  'PUT /api/account/release-preferences';
/** Mails a link to the new address; nothing changes until it is opened. */
export const requestEmailChange: Post<OkView, [], EmailChangeForm> = 'POST /api/account/email';
export const cancelEmailChange: Delete<OkView> = 'DELETE /api/account/email';
/** For the browser in which the link is opened. */
export const changeEmail: Post<OkView, [], EmailCodeForm> = 'POST /api/auth/change-email';
/** Mails a link that sets a password, for accounts that have none. */
export const mailPasswordLink: Post<OkView> = 'POST /api/account/password-link';
/** Answers where to go on; the provider leads back to the settings. */
export const connectProvider: Post<ConnectView, ['provider'], OwnerForm> =
  'POST /api/account/providers/:provider';
export const disconnectProvider: Post<OkView, ['provider'], OwnerForm> =
  'POST /api/account/providers/:provider/disconnect';
export const listSessions: Get<SessionsView> = 'GET /api/account/sessions';
export const endSession: Delete<OkView, ['id']> = 'DELETE /api/account/sessions/:id';
export const endOtherSessions: Delete<OkView> = 'DELETE /api/account/sessions';
/** A file to save; see docs of the API for its contents. */
export const exportAccount: Get<string, [], { readonly format: 'json' | 'csv' }> =
  'GET /api/account/export';
export const getLeaving: Get<LeavingView> = 'GET /api/account/leaving';
/** Closes the account, and signs this browser out. */
export const leave: Post<SessionView, [], OwnerForm> = 'POST /api/account/leave';
