import type { Arrival, SocialFailure } from '../../../../shared/contracts/arrival.ts';
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
type Failed = Extract<Arrival, { kind: 'failed' }>;

/** Why signing in with Google or Apple, or connecting them, failed, and what to do. */
export function failureWords(
  purpose: Failed['purpose'],
  why: SocialFailure,
  provider: string,
): FailureWords {
  const failure = failures[why](provider);
  const words = purpose === 'connect' ? { ...failure, ...connecting[why]?.(provider) } : failure;
  return { title: words.title ?? notDone[purpose](provider), text: words.text };
}

const notDone: Readonly<Record<Failed['purpose'], (provider: string) => string>> = {
  'sign-in': (provider) => `Signing in with ${provider} did not work`,
  connect: (provider) => `${provider} was not connected`,
};

/** Without a title of its own, it is what was not done. */
type Words = { readonly title?: string; readonly text: string };

const failures: Readonly<Record<SocialFailure, (provider: string) => Words>> = {
  cancelled: (provider) => ({
    title: `You cancelled signing in with ${provider}`,
    text: 'Nothing has changed. Sign in whenever you like.',
  }),
  expired: () => ({
    text: 'It took too long or was started in another window. Please start again.',
  }),
  unavailable: (provider) => ({
    title: `${provider} cannot be reached right now`,
    text: 'Try again in a moment, or sign in another way.',
  }),
  refused: (provider) => ({
    text: `We couldn’t verify the answer from ${provider}. Please try again. If it happens again, send us this reference.`,
  }),
  'email-unverified': (provider) => ({
    text: `${provider} has not verified your e-mail address. Verify it there, then try again.`,
  }),
  'token-missing': () => ({ title: 'No token provided', text: 'Please start again.' }),
  'too-many': () => ({ text: 'Too many attempts. Please wait a moment and try again.' }),
  marketplace: () => ({
    text: 'The marketplace cannot be reached right now. Please try again in a moment.',
  }),
  'not-offered': (provider) => ({
    title: `Signing in with ${provider} is not available here`,
    text: 'Please sign in another way.',
  }),
  'session-ended': () => ({
    text: 'You were signed out, or signed in as someone else, before it was done. Sign in and start again.',
  }),
  'identity-taken': (provider) => ({
    text: `This ${provider} account already signs in to another account here. Choose another one, or disconnect it there first.`,
  }),
  'provider-connected': (provider) => ({
    text: `Another ${provider} account is connected already. Disconnect it first.`,
  }),
};

/** What differs when an account was to be connected. */
const connecting: Partial<Record<SocialFailure, (provider: string) => Partial<Words>>> = {
  cancelled: (provider) => ({
    title: `${provider} was not connected`,
    text: `You cancelled at ${provider}. Nothing has changed.`,
  }),
  unavailable: () => ({ text: 'Nothing has changed. Try again in a moment.' }),
  marketplace: (provider) => ({
    title: `We don’t know yet whether ${provider} is connected`,
    text: 'See under Connected accounts. If it isn’t there, start again.',
  }),
  'not-offered': (provider) => ({ title: `${provider} cannot be connected here` }),
};
