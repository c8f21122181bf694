import type { SocialFailure } from '../../../../shared/contracts/arrival.ts';
import type { HomeRequest } from './logic/home-request.ts';

/** Why the modal asks to sign in although the visitor tried to sign up. */
export const noticeWords: Readonly<Record<NonNullable<HomeRequest['notice']>, string>> = {
  exists: 'An account with this e-mail already exists. Sign in with your password.',
  'exists-not-google':
    'An account with this e-mail already exists, but not with Google. Sign in the way you signed up.',
  'exists-not-apple':
    'An account with this e-mail already exists, but not with Apple. Sign in the way you signed up.',
};

export const authWords = {
  signInToContinue: 'Sign in to continue.',
  confirmTitle: 'Confirm your e-mail',
  confirmLead:
    'You registered in a different browser. To keep the account yours alone, set its password here. You can use the one you chose before.',
  confirmButton: 'Confirm and sign in',
  confirmed: 'E-mail confirmed. You are signed in.',
  alreadyIn: 'You are signed in.',
  socialSandbox: 'Sandbox: a test page stands in for theirs. No real account is used.',
  accountCreated: 'Account created',
  forgotLead: 'Enter your e-mail address and we’ll send you a link to set a new password.',
  resetTitle: 'Set a new password',
  resetLead: 'You will be signed in here and signed out everywhere else.',
  passwordSet: 'Your new password has been set. You are signed in.',
  changeTitle: 'Change your password',
  changeLead: 'You stay signed in here and will be signed out everywhere else.',
  noPassword: 'Accounts that sign in with Google or Apple have no password to change.',
  passwordChanged: 'Your password has been changed.',
} as const;

type FailureWords = { readonly title: string; readonly text: string };

/** Why a Google or Apple sign-in failed, and what to do. */
export function failureWords(why: SocialFailure, provider: string): FailureWords {
  return failures[why](provider);
}

const notSignedIn = (provider: string) => `Signing in with ${provider} did not work`;

const failures: Readonly<Record<SocialFailure, (provider: string) => FailureWords>> = {
  cancelled: (provider) => ({
    title: `You cancelled signing in with ${provider}`,
    text: 'Nothing has changed. Sign in whenever you like.',
  }),
  expired: (provider) => ({
    title: notSignedIn(provider),
    text: 'It took too long or was started in another window. Please start again.',
  }),
  unavailable: (provider) => ({
    title: `${provider} cannot be reached right now`,
    text: 'Try again in a moment, or sign in another way.',
  }),
  refused: (provider) => ({
    title: notSignedIn(provider),
    text: `We couldn’t verify the answer from ${provider}. Please try again. If it happens again, send us this reference.`,
  }),
  'email-unverified': (provider) => ({
    title: notSignedIn(provider),
    text: `${provider} has not verified your e-mail address. Verify it there, then try again.`,
  }),
  'token-missing': () => ({ title: 'No token provided', text: 'Please start again.' }),
  'too-many': (provider) => ({
    title: notSignedIn(provider),
    text: 'Too many attempts. Please wait a moment and try again.',
  }),
  marketplace: (provider) => ({
    title: notSignedIn(provider),
    text: 'The marketplace cannot be reached right now. Please try again in a moment.',
  }),
  'not-offered': (provider) => ({
    title: `Signing in with ${provider} is not available here`,
    text: 'Please sign in another way.',
  }),
};
