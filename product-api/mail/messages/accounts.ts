import { nameMark } from '../../../shared/site.ts';
import { type Message, needed, optional } from './message.ts';

const about = `You received this because you have an account on ${nameMark}.`;
const notAsked = 'If you did not ask for this, ignore this e-mail: nothing will change.';
const ofSecurity = 'You received this because it is about the security of your account.';
const provider = needed('Where the person signs in', 'Google');
const to = needed('The new address', 'ada@example.com');
const undoConnection =
  'If this was not you, open the link within 7 days: everybody is signed out, what was connected in the last 7 days is disconnected, and you set a new password.';
const undoChange =
  'If this was not you, open the link within 7 days: your account keeps this address, everybody is signed out, and you set a new password.';
const fixed = { fields: {}, isFixed: true } as const;
const warning = { action: 'This was not me', footnote: ofSecurity, isFixed: true } as const;

/** About the receiver's account. */
export const accounts = {
  'account-blocked': {
    about: 'The account was blocked at the desk',
    fields: {},
    action: `Go to ${nameMark}`,
    footnote: about,
    subject: 'Your account is blocked',
    paragraphs: [
      'You cannot sign in for now. Your bids are withdrawn and your listings are paused. Orders that are under way are completed, and money that is due to you is paid.',
      'Answer this mail if you think that this is a mistake.',
    ],
  },
  'account-open-again': {
    about: 'The block of the account was lifted',
    fields: {},
    action: `Go to ${nameMark}`,
    footnote: about,
    subject: 'Your account is open again',
    paragraphs: [
      'You can sign in as before. Your listings come back; bids have to be placed anew.',
    ],
  },
  'confirm-address': {
    ...fixed,
    about: 'An account was made, and its address is to be confirmed',
    action: 'Confirm e-mail address',
    footnote: 'If you did not create an account, ignore this e-mail: nothing will happen.',
    heading: 'Confirm your e-mail address',
    linkAfter: 1,
    subject: `Confirm your e-mail address for ${nameMark}`,
    paragraphs: [
      `welcome to ${nameMark}. Confirm your e-mail address to sign in and continue where you left off.`,
      'The link works once, within 24 hours.',
    ],
  },
  'reset-password': {
    ...fixed,
    about: 'A new password was asked for',
    action: 'Set a new password',
    footnote: notAsked,
    subject: `Set a new password for ${nameMark}`,
    paragraphs: [
      `we received a request to reset your ${nameMark} password.`,
      'The link works once, within an hour. A new password signs you out everywhere else.',
    ],
  },
  'no-password': {
    ...fixed,
    about: 'A new password was asked for, and the account has none',
    fields: { provider },
    action: 'Sign in with {{provider}}',
    footnote: notAsked,
    subject: `How to sign in to ${nameMark}`,
    paragraphs: [
      `you asked for a new password at ${nameMark}. Your account has no password: you sign in with {{provider}}.`,
    ],
  },
  'change-email': {
    ...fixed,
    about: 'To the new address: its link makes the change',
    action: 'Use this address',
    footnote: notAsked,
    subject: `Confirm your new e-mail address for ${nameMark}`,
    paragraphs: [
      `open the link to use this address for your ${nameMark} account from now on.`,
      'The link works once, within 24 hours. Until then your address stays as it is.',
    ],
  },
  'email-taken': {
    ...fixed,
    about: 'To the new address, where it has an account already',
    action: 'Sign in',
    footnote: notAsked,
    subject: `You already have an account at ${nameMark}`,
    paragraphs: [
      'someone asked to use this e-mail address for another account. It belongs to your account already, so nothing has changed.',
      'If that was you, sign in with this address instead.',
    ],
  },
  'email-about-to-change': {
    ...warning,
    about: 'To the old address, when the change was asked for',
    fields: { to },
    subject: `Your e-mail address at ${nameMark} is about to change`,
    paragraphs: [
      'you asked to use {{to}} for your account. Nothing changes until the link that we sent there is opened.',
      undoChange,
    ],
  },
  'email-changed': {
    ...warning,
    about: 'To the old address, when the change was made',
    fields: { to },
    subject: `Your e-mail address at ${nameMark} has changed`,
    paragraphs: ['from now on you sign in with {{to}}, and our e-mails go there.', undoChange],
  },
  'sign-in-connected': {
    ...warning,
    about: 'Google or Apple was connected to the account',
    fields: { provider, as: optional('Its address there', 'as ada@example.com') },
    subject: `{{provider}} is now connected to your ${nameMark} account`,
    paragraphs: [
      'from now on you can also sign in with {{provider}} {{as}}. You can disconnect it in your settings.',
      undoConnection,
    ],
  },
  'sign-in-disconnected': {
    ...warning,
    about: 'Google or Apple was disconnected from the account',
    fields: { provider },
    subject: `{{provider}} is no longer connected to your ${nameMark} account`,
    paragraphs: ['signing in with {{provider}} no longer opens your account.', undoConnection],
  },
} as const satisfies Record<string, Message>;
