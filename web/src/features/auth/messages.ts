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
} as const;
