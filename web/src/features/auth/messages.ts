import type { SocialFailure } from '../../../../shared/contracts/arrival.ts';
import type { HomeRequest } from './logic/home-request.ts';

/** Why the modal asks to sign in although the person meant to sign up. */
export const noticeWords: Readonly<Record<NonNullable<HomeRequest['notice']>, string>> = {
  exists: 'There is an account with this e-mail already. Sign in with your password.',
  'exists-not-google':
    'There is an account with this e-mail already, but not through Google. Sign in the way you signed up.',
  'exists-not-apple':
    'There is an account with this e-mail already, but not through Apple. Sign in the way you signed up.',
};

export const authWords = {
  goOn: 'Sign in to go on.',
  confirmed: 'E-mail confirmed. You are signed in.',
  alreadyIn: 'You are signed in.',
  socialSandbox: 'Sandbox: a page of ours stands in for theirs, and nobody’s real account is used.',
  accountCreated: 'Account created',
  forgotLead: 'Tell us your address, and we send you a link that sets a new one.',
  resetTitle: 'Set a new password',
  resetLead: 'It signs you in here, and out everywhere else.',
  passwordSet: 'Your new password is set. You are signed in.',
  changeTitle: 'Change your password',
  changeLead: 'You stay signed in here, and are signed out everywhere else.',
  noPassword: 'An account that signs in with Google or Apple has no password to change.',
  passwordChanged: 'Your password is changed.',
} as const;

type FailureWords = { readonly title: string; readonly text: string };

/** What became of a sign-in with Google or Apple, and what to do. */
export function failureWords(why: SocialFailure, provider: string): FailureWords {
  return failures[why](provider);
}

const notSignedIn = (provider: string) => `You were not signed in with ${provider}`;

const failures: Readonly<Record<SocialFailure, (provider: string) => FailureWords>> = {
  cancelled: (provider) => ({
    title: `You went back from ${provider}`,
    text: 'Nothing has changed. Sign in whenever you like.',
  }),
  expired: (provider) => ({
    title: notSignedIn(provider),
    text: 'It took too long, or was begun in another window. Please start again.',
  }),
  unavailable: (provider) => ({
    title: `${provider} cannot be reached right now`,
    text: 'Try again in a moment, or sign in another way.',
  }),
  refused: (provider) => ({
    title: notSignedIn(provider),
    text: `${provider}’s answer could not be verified. Please try again; if it goes on, tell us this number.`,
  }),
  'email-unverified': (provider) => ({
    title: notSignedIn(provider),
    text: `${provider} has not verified your e-mail address. Verify it there, then try again.`,
  }),
  'token-missing': () => ({ title: 'No token provided', text: 'Please start again.' }),
  'too-many': (provider) => ({
    title: notSignedIn(provider),
    text: 'Too many tries. Wait a little and try again.',
  }),
  marketplace: (provider) => ({
    title: notSignedIn(provider),
    text: 'The marketplace cannot be reached right now. Please try again in a moment.',
  }),
  'not-offered': (provider) => ({
    title: `Signing in with ${provider} is not possible here`,
    text: 'Please sign in another way.',
  }),
};
