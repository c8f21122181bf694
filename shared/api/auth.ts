import type {
  ConfirmEmailForm,
  ConfirmWithPasswordForm,
  EmailFields,
  LoginForm,
  RegisterForm,
  SendConfirmationForm,
} from '../contracts/forms/auth.ts';
import type { GateForm } from '../contracts/forms/gate.ts';
import type {
  ChangePasswordForm,
  ResetCodeForm,
  ResetPasswordForm,
} from '../contracts/forms/password.ts';
import type { OkView } from '../contracts/ok.ts';
import type { SessionView } from '../contracts/session.ts';
import type { Get, Post } from './call.ts';

/** Apple posts this form from its own page. */
type AppleForm = {
  readonly [Name in 'state' | 'code' | 'iss' | 'error' | 'user']?: string | undefined;
};

export const logIn: Post<SessionView, [], LoginForm> = 'POST /api/auth/login';
/** Creates the account and sends the confirmation; does not sign in. */
export const register: Post<OkView, [], RegisterForm> = 'POST /api/auth/register';
export const logOut: Post<SessionView> = 'POST /api/auth/logout';
/** In another browser than the one that registered, only with a password. */
export const confirmEmail: Post<SessionView, [], ConfirmEmailForm | ConfirmWithPasswordForm> =
  'POST /api/auth/confirm-email';
/** The answer does not reveal whether the account exists. */
export const sendConfirmation: Post<OkView, [], SendConfirmationForm> =
  'POST /api/auth/send-confirmation';
/** The answer does not reveal whether the account exists. */
export const forgotPassword: Post<OkView, [], EmailFields> = 'POST /api/auth/forgot-password';
/** With the code alone, validates the code without using it up. */
export const resetPassword: Post<SessionView | OkView, [], ResetPasswordForm | ResetCodeForm> =
  'POST /api/auth/reset-password';
export const changePassword: Post<SessionView, [], ChangePasswordForm> =
  'POST /api/auth/change-password';
/** Opened as a page; redirects to the provider. */
export const startSocialSignIn: Get<
  null,
  ['provider'],
  { readonly redirectTo?: string | undefined }
> = 'GET /api/connect/:provider';
export const finishSocialSignIn: Get<null, ['provider']> = 'GET /api/connect/:provider/callback';
export const receiveAppleAnswer: Post<null, [], AppleForm> = 'POST /api/connect/apple/callback';
export const enterGate: Post<OkView, [], GateForm> = 'POST /api/gate';
